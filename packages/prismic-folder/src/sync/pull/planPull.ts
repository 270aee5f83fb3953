import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS_FILE } from '../../folder/contentFiles.ts';
import { UID } from '../../folder/documentHeader.ts';
import type { Fields, Json } from '../../fields/FieldKind.ts';
import { fieldKind } from '../../fields/kinds.ts';
import { recordsIn } from '../../fields/sanitizing.ts';
import { partsOf, zoneSlice } from '../../fields/zoneSlices.ts';
import { isFilled } from '../../query/predicates/presence.ts';
import type { Language, Models } from '../../types.ts';
import { type Folder, type FolderDocument, loadFolder } from '../loadFolder.ts';
import { digestDocument } from '../form/forms.ts';
import {
  folderNames,
  followRenames,
  hostedIds,
  hostedKeys,
  hostedNames,
  MISSING,
  namedById,
} from '../form/sideNames.ts';
import type { ContentApi, HostedDocument } from '../hosted/contentApi.ts';
import type { SyncRecord } from '../syncRecord.ts';
import { createSteps, type Ports, type SyncJob } from '../SyncJob.ts';
import { documentPlaceOf, keyInFolder } from './documentPlaceOf.ts';
import { type Downloads, filesOf, type HostedFile } from './downloads.ts';

export interface IncomingDocument {
  /**
   * here: changed in the folder only; both: changed on both sides. Neither is written without
   * `overwrite`.
   */
  readonly kind: 'new' | 'changed' | 'same' | 'here' | 'both';
  readonly key: string;
  readonly hosted: HostedDocument;
  readonly local?: FolderDocument;
  readonly digest: string;
}

export interface PullPlan {
  readonly folder: Folder;
  /** Language of files without a language in their name. */
  readonly masterLang: string;
  /** Languages of `repository.json`; none if that file does not exist yet. */
  readonly knownLanguages: readonly Language[];
  /** Languages `repository.json` lacks. */
  readonly newLanguages: readonly Language[];
  readonly documents: readonly IncomingDocument[];
  /** Documents that cannot be pulled, each with its reason. */
  readonly leftOut: readonly string[];
  /** Keys of documents that are not published in the hosted repository. */
  readonly onlyHere: readonly string[];
  /** Every file that hosted documents use, by id, with its digest. */
  readonly files: ReadonlyMap<string, HostedFile & { readonly digest: string }>;
}

/** Compares both sides and plans a pull. Writes nothing except downloads. */
export async function planPull(
  { root, contentDir, options, ports }: SyncJob,
  content: ContentApi,
  downloads: Downloads,
  record: SyncRecord,
): Promise<PullPlan> {
  const folder = await loadFolder({ root, contentDir }, false);
  return compareSides({
    folder,
    record,
    languages: await content.languages(),
    published: await content.published(),
    identify: (documents) => identify(documents, folder, downloads, record, ports),
    overwrite: options.overwrite,
    keepsUnrecorded: false,
  });
}

/** What comes into the folder, from a hosted repository or from an export of one. */
interface IncomingSide {
  readonly folder: Folder;
  readonly record: SyncRecord;
  /** The master language first. */
  readonly languages: readonly Language[];
  readonly published: readonly HostedDocument[];
  /** The files that documents use; one that is not among them stays at its address. */
  identify(documents: readonly HostedDocument[]): Promise<PullPlan['files']>;
  readonly overwrite: boolean;
  /** Leaves documents alone that did not come from this side, as if they were edited on both. */
  readonly keepsUnrecorded: boolean;
}

/** Compares the folder with what comes in, and plans what is written. */
export async function compareSides({
  folder,
  record,
  languages,
  published,
  identify,
  overwrite,
  keepsUnrecorded,
}: IncomingSide): Promise<PullPlan> {
  const { snapshot } = folder;
  followRenames(folder, record);
  const hasSettings = existsSync(join(folder.contentDir, SETTINGS_FILE));
  const isNew = !hasSettings && folder.documents.size === 0;
  const masterLang = (isNew ? languages[0]?.id : undefined) ?? folder.masterLang;
  const knownLanguages = isNew ? [] : snapshot.languages;

  const readable: HostedDocument[] = [];
  const leftOut: string[] = [];
  const keys = new Map(hostedKeys(published, folder, masterLang, record.keyOf));
  const owners = new Map(published.map(({ id }) => [record.keyOf(id), id]));
  for (const document of published) {
    const { id, type, uid } = document;
    const own = keyInFolder(document, undefined, snapshot.models, masterLang);
    const key = keys.get(id) ?? own;
    const here = [key, own].find(
      (one) => folder.documents.has(one) && (owners.get(one) ?? id) === id,
    );
    const reason =
      unreadable(document, snapshot.models) ??
      (here === undefined ? refusal(document, [key, own], folder, masterLang) : undefined);
    if (reason === undefined) readable.push(document);
    else leftOut.push(`${type}/${uid ?? id}: ${reason}`);
    // A link to what is left out leads nowhere in the folder, or into its archive.
    const left = folder.archived.get(key) ?? folder.archived.get(own) ?? MISSING;
    keys.set(id, here ?? (reason === undefined ? own : left));
  }

  const files = await identify(readable);
  const { idOf, keyOf } = hostedIds(keys, record);
  const digestOf = (id: string, url: string) => files.get(id)?.digest ?? url;
  const names = namedById(hostedNames(folder, keyOf, masterLang, digestOf), idOf);
  const locals = namedById(folderNames(folder), idOf);
  const documents = readable.flatMap((hosted): IncomingDocument[] => {
    const model = snapshot.models.types.get(hosted.type);
    if (model === undefined) return [];
    const key = keys.get(hosted.id) ?? hosted.id;
    const local = folder.documents.get(key);
    const digest = digestDocument({ ...hosted, uid: hosted.uid ?? null }, model, names);
    if (local === undefined) return [{ kind: 'new', key, hosted, digest }];
    const own = digestDocument(local.document, model, locals);
    const entry = record.document(key);
    const kind = (): IncomingDocument['kind'] => {
      if (own === digest) return 'same';
      // A push that was refused or cut off has noted the document, and what is here may be newer.
      const isKept = keepsUnrecorded || entry !== undefined;
      if (isKept && entry?.same === undefined && !overwrite) return 'both';
      if (overwrite || entry?.same === undefined || own === entry.same) {
        // A change that was pushed and is still a draft must not be reverted.
        return digest === entry?.published && !overwrite ? 'here' : 'changed';
      }
      return digest === entry.same || digest === entry.published ? 'here' : 'both';
    };
    return [{ kind: kind(), key, hosted, local, digest }];
  });

  const there = new Set(keys.values());
  return {
    folder,
    masterLang,
    knownLanguages,
    newLanguages: languages.filter(({ id }) => knownLanguages.every((known) => known.id !== id)),
    documents: documents.toSorted((one, other) => (one.key < other.key ? -1 : 1)),
    leftOut: leftOut.toSorted(),
    onlyHere: [...folder.documents.keys()].filter((key) => !there.has(key)),
    files,
  };
}

/** Finds the digest of every file that documents use; downloads unknown files. */
async function identify(
  documents: readonly HostedDocument[],
  { snapshot, media }: Folder,
  downloads: Downloads,
  record: SyncRecord,
  ports: Ports,
) {
  const files = new Map<string, HostedFile & { digest: string }>();
  const shown = new Map(documents.flatMap((one) => [...filesOf(one, snapshot.models)]));
  const here = new Set([...media.values()].map(({ digest }) => digest));
  const unknown: HostedFile[] = [];
  for (const file of shown.values()) {
    const digest = record.digestOf(file.id);
    if (digest !== undefined && here.has(digest)) files.set(file.id, { ...file, digest });
    else unknown.push(file);
  }
  const step = createSteps(ports, unknown.length);
  for (const file of unknown) {
    step(`fetch ${file.url}`);
    files.set(file.id, { ...file, digest: await downloads.fetch(file) });
  }
  return files;
}

/** The reason why a hosted document cannot be written to the folder without loss, if any. */
function unreadable({ type, id, uid, data }: HostedDocument, models: Models) {
  const model = models.types.get(type);
  if (model === undefined) return `there is no type ${type} in customtypes`;
  if (typeof uid === 'string' && !UID.test(uid)) return `"${uid}" is not a valid uid`;
  if (!/^[\w-]+$/.test(id)) return `"${id}" is not a valid id`;
  return unknownPart(data, model.fields, models, `is not in ${model.file}`);
}

/** The reason why a document that is not in the folder does not come into it, if any. */
function refusal(
  document: HostedDocument,
  keys: readonly string[],
  folder: Folder,
  masterLang: string,
) {
  const { archived, documents, snapshot } = folder;
  if (keys.some((key) => archived.has(key))) {
    return 'it is archived here: restore it, or remove it from the archive';
  }
  const { path } = documentPlaceOf(document, undefined, snapshot.models, masterLang);
  const other = [...documents.values()].find(({ file }) => file.name === path);
  return other && fileTaken(document, other, folder, masterLang);
}

/** What to do where a document's file is that of another one, which was renamed on Prismic. */
function fileTaken(
  { uid }: HostedDocument,
  { key, document, file }: FolderDocument,
  { documents, snapshot: { models } }: Folder,
  masterLang: string,
): string {
  const { path } = documentPlaceOf(document, undefined, models, masterLang);
  const isFree = [...documents.values()].every((one) => one.file.name !== path);
  const to = isFree ? `documents/${path}` : 'a name that no other has';
  return `its file, documents/${file.name}, is that of ${key}: rename that one to ${to}, with "id": "${document.id}" in it, let links to ${uid} lead to ${document.uid}, and run the command again`;
}

/** The first field or slice with content that no model has. `lack`: what is to be said of a field. */
function unknownPart(
  values: Json,
  fields: Fields,
  models: Models,
  lack: string,
): string | undefined {
  for (const [name, value] of Object.entries(values)) {
    const { type, config = {} } = (Object.hasOwn(fields, name) && fields[name]) || { type: '' };
    const kind = fieldKind(type);
    if (kind === undefined && isFilled(value)) return `field ${name} ${lack}`;
    const slices = kind?.query === 'slice zone' ? recordsIn(value) : [];
    for (const { slice_type, variation } of slices) {
      const known = zoneSlice(String(slice_type), config, models.slices);
      if (known?.kind !== 'field' && partsOf(known, variation) === undefined) {
        return `slice ${String(slice_type)}, variation ${String(variation)}, is in no model here`;
      }
    }
    for (const [inner, innerFields] of kind?.records(value, config, models) ?? []) {
      const found = unknownPart(inner, innerFields, models, `in ${name} is in no model here`);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
