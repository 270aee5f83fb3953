import { createRepository } from '../../../src/api/createRepository.ts';
import { normalizeFields } from '../../../src/fields/normalizeFields.ts';
import type { PendingLink } from '../../../src/fields/normalizing.ts';
import { formatProblem } from '../../../src/folder/formatProblem.ts';
import { createFindMedia } from '../../../src/folder/locateMedia.ts';
import { mediaKind } from '../../../src/folder/mediaCatalog.ts';
import { isRecord } from '../../../src/json.ts';
import { createReport } from '../../../src/lib/createReport.ts';
import type { ContentSource, Problem, RepositoryDocument, Snapshot } from '../../../src/types.ts';
import { type DoubleState, must, mustHaveOnly, type StoredDocument } from './state.ts';

const MOMENT = '2026-11-21T09:00:00+0000';

/** The Content API of published content; drafts are in a release, if tokens may see it. */
export function contentService(state: DoubleState, showsDrafts: boolean): ContentSource {
  let made: { readonly version: number; readonly snapshot: Snapshot } | undefined;
  const snapshot = () => {
    const { version } = state;
    if (made?.version !== version) made = { version, snapshot: snapshotOf(state, showsDrafts) };
    return made.snapshot;
  };
  return createRepository({ snapshot });
}

function snapshotOf(state: DoubleState, showsDrafts: boolean): Snapshot {
  const [first = { id: 'en-gb', name: 'English' }, ...others] = state.languages;
  const drafts = showsDrafts ? [...state.drafts.values()] : [];
  const release = {
    id: 'migration',
    label: 'Migration release',
    ref: `migration-${state.version}`,
    documents: drafts.map((one) => apiDocument(state, one, true)),
  };
  return {
    name: state.name,
    languages: [first, ...others],
    visibility: 'private',
    accessTokens: [state.accessToken],
    models: state.models(),
    ref: `master-${state.version}`,
    documents: [...state.published.values()].map((one) => apiDocument(state, one, false)),
    releases: showsDrafts ? [release] : [],
    drafts: null,
    problems: [],
  };
}

function apiDocument(
  state: DoubleState,
  one: StoredDocument,
  isDraft: boolean,
): RepositoryDocument {
  const { id, uid, type, lang, tags, group } = one;
  const all = isDraft ? state.documents() : [...state.published.values()];
  const others = all.filter((other) => other.group === group && other.id !== id);
  return {
    id,
    uid,
    type,
    lang,
    tags,
    slugs: ['-'],
    alternate_languages: others.map((other) => ({
      id: other.id,
      type: other.type,
      lang: other.lang,
      ...(other.uid !== null && { uid: other.uid }),
    })),
    first_publication_date: MOMENT,
    last_publication_date: MOMENT,
    data: readDraft(state, one),
  };
}

const LINK_KEYS = ['link_type', 'id', 'text', 'variant'];
const IMAGE_KEYS = 'id url alt copyright dimensions edit type linkTo label direction'.split(' ');

/**
 * A draft's data as the Content API returns it: ids become links and images, and every field of
 * the model is present. Refuses fields a model does not have and unknown ids.
 */
export function readDraft(state: DoubleState, document: StoredDocument): Record<string, unknown> {
  const models = state.models();
  const model = models.types.get(document.type);
  must(model !== undefined, `there is no type ${document.type}`);
  const problems: Problem[] = [];
  const links: PendingLink[] = [];
  const data = normalizeFields(
    {
      models,
      findMedia: createFindMedia(new Map()),
      documentId: document.id,
      lang: document.lang,
      report: createReport(document.title, problems),
      path: [],
      links,
    },
    expand(state, document.data),
    model.fields,
    model.file,
  );
  const [problem] = problems.filter(({ severity }) => severity !== 'warning');
  must(problem === undefined && data !== undefined, problem ? formatProblem(problem) : 'no data');
  for (const { link, id } of links) Object.assign(link, linkTarget(state, id));
  return data;
}

/** Replaces an id by what it stands for. */
function expand(state: DoubleState, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => expand(state, item));
  if (!isRecord(value)) return value;
  if (value['link_type'] === 'Document') return expandDocumentLink(state, value);
  if (value['link_type'] === 'Media') return expandMediaLink(state, value);
  const isImage = 'dimensions' in value && 'id' in value;
  if (isImage) checkImage(state, value);
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, expand(state, member)]),
  );
}

function expandDocumentLink(state: DoubleState, link: Record<string, unknown>) {
  mustHaveOnly(link, LINK_KEYS, 'link');
  const target = state.document(String(link['id']));
  must(target !== undefined, `there is no document ${String(link['id'])}`);
  return { ...link, type: target.type };
}

function expandMediaLink(state: DoubleState, link: Record<string, unknown>) {
  mustHaveOnly(link, LINK_KEYS, 'link');
  const asset = state.assets.get(String(link['id']));
  must(asset !== undefined, `there is no file ${String(link['id'])}`);
  const { filename: name, bytes, width, height } = asset;
  const size = String(bytes.byteLength);
  const pixels = width === undefined ? {} : { width: String(width), height: String(height) };
  return { ...link, name, kind: mediaKind(name), url: state.assetUrl(asset), size, ...pixels };
}

function checkImage(state: DoubleState, image: Record<string, unknown>): void {
  // Views under other names are thumbnails; they are checked when they are reached.
  const isView = ([, value]: [string, unknown]) => isRecord(value) && 'dimensions' in value;
  const own = Object.entries(image).filter((entry) => !isView(entry));
  mustHaveOnly(Object.fromEntries(own), IMAGE_KEYS, 'image');
  const asset = state.assets.get(String(image['id']));
  must(asset !== undefined, `there is no file ${String(image['id'])}`);
  must(asset.width !== undefined, `${asset.filename} is not an image`);
  const [url] = String(image['url']).split('?');
  must(url === state.assetUrl(asset).split('?')[0], `${String(image['url'])} is another file's`);
}

/** A link's data about its target. */
function linkTarget(state: DoubleState, pending: string | undefined) {
  const target = state.document(pending ?? '');
  if (target === undefined) return { id: pending, type: 'broken_type', isBroken: true };
  const { id, type, uid, tags, lang } = target;
  return { id, type, tags, lang, slug: '-', isBroken: false, ...(uid !== null && { uid }) };
}
