import { formatProblem } from '../../folder/formatProblem.ts';
import { checkModels } from '../../models/checkModels.ts';
import { SyncError } from '../errors.ts';
import { type Folder, loadFolder } from '../folder/loadFolder.ts';
import { digestDocument } from '../form/forms.ts';
import { folderNames, hostedKeys, hostedNames, mediaName } from '../form/sideNames.ts';
import type { AssetApi } from '../hosted/assetApi.ts';
import type { ContentApi } from '../hosted/contentApi.ts';
import type { ModelApi } from '../hosted/modelApi.ts';
import type { SyncRecord } from '../record/syncRecord.ts';
import type { SyncJob } from '../SyncJob.ts';
import { type DocumentChange, planDocuments } from './planDocuments.ts';
import { type MediaPlan, planMedia } from './planMedia.ts';
import { type ModelChange, planModels } from './planModels.ts';

export interface PushPlan {
  readonly folder: Folder;
  /** The hosted repository's first language. */
  readonly firstLang: string;
  readonly models: readonly ModelChange[];
  readonly media: MediaPlan;
  readonly documents: readonly DocumentChange[];
}

export interface HostedApis {
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
  const hosted = {
    published: new Map(published.map((document) => [document.id, document])),
    drafts: new Map(drafts.map((document) => [document.id, document])),
    idByKey: new Map([...keys].map(([id, key]) => [key, id])),
    names: hostedNames(folder, keys, folder.masterLang, digestOf),
  };
  const documents = planDocuments(folder, names, hosted, record, options.overwrite);
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
