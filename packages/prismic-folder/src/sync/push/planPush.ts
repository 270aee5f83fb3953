import { formatProblem } from '../../folder/formatProblem.ts';
import { checkModels } from '../../models/checkModels.ts';
import { type Folder, type FolderDocument, type FolderMedia, loadFolder } from '../loadFolder.ts';
import { type CommonNames, digestDocument } from '../form/forms.ts';
import {
  folderNames,
  followRenames,
  hostedIds,
  hostedKeys,
  hostedNames,
  mediaName,
  namedById,
} from '../form/sideNames.ts';
import type { Asset, AssetApi } from '../hosted/assetApi.ts';
import type { ContentApi, HostedDocument } from '../hosted/contentApi.ts';
import type { ModelApi } from '../hosted/modelApi.ts';
import { hasOtherDraft, type SyncRecord } from '../syncRecord.ts';
import { SyncError, type SyncJob } from '../SyncJob.ts';
import { type ModelChange, planModels } from './planModels.ts';

export interface PushPlan {
  readonly folder: Folder;
  /** The hosted repository's first language. */
  readonly firstLang: string;
  readonly models: readonly ModelChange[];
  readonly media: MediaPlan;
  readonly documents: readonly DocumentChange[];
}

interface HostedApis {
  readonly models: ModelApi;
  readonly assets: AssetApi;
  readonly content: ContentApi;
}

/** Compares both sides and plans a push. Changes nothing. */
export async function planPush(
  { root, contentDir, settings, options }: SyncJob,
  apis: HostedApis,
  record: SyncRecord,
): Promise<PushPlan> {
  const problems = await checkModels(root, options);
  if (problems.length > 0) {
    const lines = problems.map(formatProblem).join('\n');
    throw new SyncError(`The models have errors. Fix them first:\n${lines}`);
  }
  const folder = await loadFolder({ root, contentDir }, true);
  followRenames(folder, record);
  const languages = (await apis.content.languages()).map(({ id }) => id);
  const firstLang = languages[0] ?? folder.masterLang;
  const missing = [...new Set([...folder.documents.values()].map(({ document }) => document.lang))]
    .filter((lang) => !languages.includes(lang))
    .join(', ');
  if (missing !== '') {
    throw new SyncError(
      `${settings.repository} has no language ${missing}, only ${languages.join(', ')}: add it in the repository's settings under Translations & Locales`,
    );
  }

  const models = await planModels(root, apis.models);
  const library = await apis.assets.list();
  const { names, used } = usedMedia(folder);
  const media = planMedia(folder, used, library, record);

  const published = await apis.content.published();
  const isUnknown = [...folder.documents.keys()].some((key) => record.document(key) === undefined);
  // Drafts are fetched only if the record lacks a document.
  const drafts = isUnknown ? await apis.content.released() : [];
  const keys = hostedKeys([...drafts, ...published], folder, folder.masterLang, record.keyOf);
  const digests = new Map(library.flatMap(({ id, digest }) => (digest ? [[id, digest]] : [])));
  const digestOf = (id: string) => record.digestOf(id) ?? digests.get(id);
  const { idOf, keyOf } = hostedIds(keys, record);
  const hosted = {
    published: new Map(published.map((document) => [document.id, document])),
    drafts: new Map(drafts.map((document) => [document.id, document])),
    idOf,
    names: namedById(hostedNames(folder, keyOf, folder.masterLang, digestOf), idOf),
  };
  const documents = planDocuments(
    folder,
    namedById(names, idOf),
    hosted,
    record,
    options.overwrite,
  );
  return { folder, firstLang, models, media, documents };
}

/** The files documents use. Throws for files on other hosts, which cannot be uploaded. */
function usedMedia(folder: Folder) {
  const names = folderNames(folder);
  const used = new Set<string>();
  const elsewhere: string[] = [];
  for (const { document, model, key } of folder.documents.values()) {
    digestDocument(document, model, {
      ...names,
      media: (value) => {
        const name = mediaName(value);
        if (name === undefined) elsewhere.push(`${key}: ${String(value['url'])}`);
        else used.add(name);
        return '';
      },
    });
  }
  if (elsewhere.length === 0) return { names, used };
  throw new SyncError(
    `These files are on other hosts. Put them into content/media first:\n${elsewhere.join('\n')}`,
  );
}

export interface DocumentChange {
  /**
   * there: changed in the hosted repository since it was last sent, but not in the folder; both:
   * changed on both sides. Neither is sent without `overwrite`.
   */
  readonly kind: 'new' | 'changed' | 'same' | 'there' | 'both';
  readonly local: FolderDocument;
  /** Hosted id, if known. */
  readonly id?: string;
  readonly digest: string;
  /** Digest of the published version. */
  readonly published?: string;
}

interface HostedSide {
  readonly published: ReadonlyMap<string, HostedDocument>;
  /** Documents of releases; fetched only if the record lacks a document. */
  readonly drafts: ReadonlyMap<string, HostedDocument>;
  /** Id of a recorded or published document, or of a readable draft, by its key. */
  idOf(key: string): string | undefined;
  readonly names: CommonNames;
}

/** Compares each document of the folder with the hosted version and the version last sent. */
function planDocuments(
  folder: Folder,
  names: CommonNames,
  hosted: HostedSide,
  record: SyncRecord,
  overwrite: boolean,
): readonly DocumentChange[] {
  return [...folder.documents.values()].map((local): DocumentChange => {
    const entry = record.document(local.key);
    const id = hosted.idOf(local.key);
    const digest = digestDocument(local.document, local.model, names);
    const digestOf = (document: HostedDocument | undefined) =>
      document &&
      digestDocument({ ...document, uid: document.uid ?? null }, local.model, hosted.names);
    const published = digestOf(hosted.published.get(id ?? ''));
    const draft = digestOf(hosted.drafts.get(id ?? ''));
    const isEdited =
      entry?.same !== undefined &&
      published !== undefined &&
      ![digest, entry.same, entry.published].includes(published);
    const kind = (): DocumentChange['kind'] => {
      if (published === digest && !hasOtherDraft(entry, digest)) return 'same';
      if (entry?.same === undefined && draft === digest) return 'same';
      if (isEdited && !overwrite) return digest === entry.same ? 'there' : 'both';
      if (digest === entry?.same && !isEdited) return 'same';
      return id === undefined ? 'new' : 'changed';
    };
    return {
      kind: kind(),
      local,
      digest,
      ...(id !== undefined && { id }),
      ...(published !== undefined && { published }),
    };
  });
}

interface MediaPlan {
  /** Files to upload; one of several with the same content. */
  readonly uploads: readonly FolderMedia[];
  /** Assets that exist already, by digest. */
  readonly there: ReadonlyMap<string, Asset>;
  /** Files that no document uses; they are not uploaded. */
  readonly unused: readonly string[];
}

/** Finds which of the documents' files are in the hosted media library, by digest. */
function planMedia(
  folder: Folder,
  used: ReadonlySet<string>,
  library: readonly Asset[],
  record: SyncRecord,
): MediaPlan {
  const byId = new Map(library.map((asset) => [asset.id, asset]));
  const byDigest = new Map(
    library.flatMap((asset) => (asset.digest ? [[asset.digest, asset]] : [])),
  );
  const there = new Map<string, Asset>();
  const uploads = new Map<string, FolderMedia>();
  const unused: string[] = [];
  for (const media of folder.media.values()) {
    const { digest, name } = media;
    if (!used.has(name)) {
      unused.push(name);
      continue;
    }
    const asset = byId.get(record.asset(digest)?.id ?? '') ?? byDigest.get(digest);
    if (asset !== undefined) there.set(digest, asset);
    else if (!uploads.has(digest)) uploads.set(digest, media);
  }
  return { uploads: [...uploads.values()], there, unused };
}
