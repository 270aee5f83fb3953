import type { Json } from '../../fields/FieldKind.ts';
import { SETTINGS_FILE } from '../../folder/contentFiles.ts';
import { pathId } from '../../folder/documentHeader.ts';
import { folderAddress } from '../../lib/mediaAddress.ts';
import { parseJson } from '../../lib/parseJson.ts';
import { isRecord } from '../../json.ts';
import type { FolderStore } from '../../store/types.ts';
import type { Language, TypeModel } from '../../types.ts';
import { type FolderDocument, writtenId } from '../loadFolder.ts';
import { folderData, type FolderNames } from '../form/forms.ts';
import type { HostedDocument } from '../hosted/contentApi.ts';
import type { SyncRecord } from '../syncRecord.ts';
import { documentPlaceOf, keyInFolder, type Place } from './documentPlaceOf.ts';
import { createMediaNames, filesOf } from './downloads.ts';
import type { FolderWriter, NewFile } from './folderWriter.ts';
import type { IncomingDocument, PullPlan } from './planPull.ts';

/** What a pull writes. Media come first, so that documents never refer to a missing file. */
export interface PullWork {
  /** Files below `content/media` by asset id. */
  readonly media: ReadonlyMap<string, string>;
  readonly documents: readonly IncomingDocument[];
}

/** The contents of the files that a plan brings, by asset id. */
export interface FileContents {
  bytes(id: string): Promise<Uint8Array>;
}

/** Chooses the documents to write, and a name for each of their files. */
export function workOf(plan: PullPlan): PullWork & { readonly names: ReadonlyMap<string, string> } {
  const { folder, files } = plan;
  const documents = plan.documents.filter(({ kind }) => kind === 'new' || kind === 'changed');
  const nameOf = createMediaNames(folder);
  const names = new Map<string, string>();
  const media = new Map<string, string>();
  const written = new Set<string>();
  for (const { hosted } of documents) {
    for (const [id] of filesOf(hosted, folder.snapshot.models)) {
      const file = files.get(id);
      if (file === undefined) continue;
      const name = nameOf(file, file.digest);
      names.set(id, name);
      if (folder.media.has(name) || written.has(name)) continue;
      written.add(name);
      media.set(id, name);
    }
  }
  return { names, media, documents };
}

/** Documents of one commit: each commit waits for the disk several times. */
const AT_ONCE = 50;

/** Writes files and documents, and records them. */
export async function applyPull(
  plan: PullPlan,
  work: ReturnType<typeof workOf>,
  downloads: FileContents,
  record: SyncRecord,
  writer: FolderWriter,
  step: (what: string) => void,
): Promise<void> {
  for (const [id, name] of work.media) {
    step(`write media/${name}`);
    const isWritten = await writer.write(`media/${name}`, await downloads.bytes(id), null);
    // A document would show the wrong file.
    if (!isWritten) return;
  }
  await record.transaction(() => {
    for (const { id, url, digest } of plan.files.values()) record.setAsset(digest, { id, url });
  });

  const places = placesOf(plan);
  const { models } = plan.folder.snapshot;
  for (let start = 0; start < work.documents.length; start += AT_ONCE) {
    const texts = new Map<IncomingDocument, NewFile>();
    for (const incoming of work.documents.slice(start, start + AT_ONCE)) {
      const { hosted, local } = incoming;
      const place = places.get(hosted.id);
      const type = models.types.get(hosted.type);
      if (place === undefined || type === undefined) continue;
      const path = `documents/${place.path}`;
      step(`write ${path}`);
      const names = namesOf(plan, places, work.names, hosted.lang);
      const alternates = alternatesOf(plan, places, incoming);
      const made = pathId({ type: hosted.type, name: place.name, lang: place.lang });
      // One that was renamed may have the id that belongs to this file name.
      const newId = plan.folder.keyOf(made) === undefined ? undefined : hosted.id;
      const id = local ? writtenId(local.file) : newId;
      const content = documentText(incoming, id, place, type, names, alternates);
      texts.set(incoming, { path, content, expected: local?.revision ?? null });
    }
    // oxlint-disable-next-line no-await-in-loop
    const written = await writer.writeAll([...texts.values()]);
    for (const [{ hosted, key, digest, local }, file] of texts) {
      if (!written.has(file)) continue;
      const own = keyInFolder(hosted, local, models, plan.masterLang);
      // The uid has changed.
      if (own !== key) record.setDocument(key, undefined);
      record.setDocument(own, { id: hosted.id, same: digest, published: digest });
    }
  }
}

/** A new translation gets its master's file name, unless another document has that name as uid. */
function placesOf({ documents, folder, masterLang }: PullPlan): ReadonlyMap<string, Place> {
  const { models } = folder.snapshot;
  const placeOf = (hosted: HostedDocument, local: FolderDocument | undefined) =>
    documentPlaceOf(hosted, local, models, masterLang);
  const places = new Map(documents.map(({ hosted, local }) => [hosted.id, placeOf(hosted, local)]));
  const taken = new Set([
    ...[...folder.documents.values()].map(({ file }) => file.name),
    ...documents.map(({ hosted }) => placeOf(hosted, undefined).path),
  ]);
  for (const { hosted, local } of documents) {
    if (local !== undefined || typeof hosted.uid !== 'string') continue;
    const master = hosted.alternate_languages.find(({ lang }) => lang === masterLang);
    const uid = places.get(master?.id ?? '')?.name;
    if (uid === undefined) continue;
    const place = placeOf({ ...hosted, uid }, undefined);
    if (taken.has(place.path)) continue;
    taken.add(place.path);
    places.set(hosted.id, place);
  }
  return places;
}

function namesOf(
  { folder, files }: PullPlan,
  places: ReadonlyMap<string, Place>,
  names: ReadonlyMap<string, string>,
  lang: string,
): FolderNames {
  const { models } = folder.snapshot;
  return {
    models,
    media({ id, url }) {
      const name = names.get(String(id));
      if (name !== undefined) return folderAddress(name);
      return files.get(String(id))?.url ?? String(url);
    },
    target(link): Json {
      const { id, type, uid, lang: targetLang } = link;
      const place = places.get(String(id));
      const name = place?.name ?? uid;
      // A broken link is written too: the content check reports it. A type that is not here would be an error.
      if (typeof name !== 'string' || !models.types.has(String(type))) return { id };
      const isOther = typeof targetLang === 'string' && targetLang !== lang;
      return { type, uid: name, ...(isOther && { lang: targetLang }) };
    },
  };
}

/** Other language versions that no common file name joins, also those that are only in the folder. */
function alternatesOf(
  { folder, masterLang }: PullPlan,
  places: ReadonlyMap<string, Place>,
  { hosted, local }: IncomingDocument,
) {
  const nameOf = (id: string) => {
    const other = folder.documents.get(folder.keyOf(id) ?? '');
    return other && documentPlaceOf(other.document, other, folder.snapshot.models, masterLang).name;
  };
  const there = new Set(hosted.alternate_languages.map(({ lang }) => lang));
  const here = local?.document.alternate_languages.filter(({ lang }) => !there.has(lang)) ?? [];
  const own = places.get(hosted.id)?.name;
  return [
    ...hosted.alternate_languages.map(({ id, lang }) => ({ uid: places.get(id)?.name, lang })),
    ...here.map(({ id, lang }) => ({ uid: nameOf(id), lang })),
  ].flatMap(({ uid, lang }) => (uid === undefined || uid === own ? [] : [{ uid, lang }]));
}

/** Writes the languages to `repository.json`; the rest of the file does not change. `made`: what a new one says besides. */
export async function writeLanguages(
  store: FolderStore,
  writer: FolderWriter,
  made: { readonly name?: string | undefined; readonly visibility?: string },
  languages: readonly Language[],
): Promise<void> {
  const file = store.read(SETTINGS_FILE);
  const parsed = file === null ? undefined : parseJson(Buffer.from(file.bytes).toString('utf8'));
  const json = parsed?.ok && isRecord(parsed.value) ? parsed.value : undefined;
  const settings = { ...(json ?? made), languages };
  const text = `${JSON.stringify(settings, null, 2)}\n`;
  await writer.write(SETTINGS_FILE, text, file?.revision ?? null);
}

/** The content of a document's file, always with the same order of keys. */
function documentText(
  { hosted, local }: IncomingDocument,
  id: string | undefined,
  { name }: Place,
  type: TypeModel,
  names: FolderNames,
  alternates: readonly { readonly uid: string; readonly lang: string }[],
): string {
  const { uid, tags, first_publication_date, last_publication_date, data } = hosted;
  // The API does not say what uids a document had; the file does, and an export.
  const known = local?.document.previous_uids ?? hosted.previous_uids ?? [];
  const before = new Set([...known, local?.document.uid]);
  const previous = [...before].filter((one) => typeof one === 'string' && one !== uid);
  const json = {
    ...(id !== undefined && { id }),
    ...(typeof uid === 'string' && uid !== name && { uid }),
    ...(tags.length > 0 && { tags }),
    ...(previous.length > 0 && { previous_uids: previous }),
    ...(first_publication_date !== '' && { first_publication_date }),
    ...(last_publication_date !== '' && { last_publication_date }),
    ...(alternates.length > 0 && { alternate_languages: alternates }),
    data: folderData(data, type, names),
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}
