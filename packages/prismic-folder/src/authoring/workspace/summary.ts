import type { JsonPath } from '../../edit/types.ts';
import { textOf } from '../../edit/values.ts';
import type { LoadedFolder } from '../../folder/loadContent.ts';
import type { LoadedDocument, LoadedFile } from '../../folder/loadedDocument.ts';
import { isTitle, PASSWORD } from '../../folder/readDocument.ts';
import { isRecord, memoize } from '../../json.ts';
import { type FieldModel, MEDIA_SCHEME, type Problem, type TypeModel } from '../../types.ts';
import type { DocumentKey, DocumentStatus, DocumentSummary } from '../contract/documents.ts';
import {
  type DocumentIndex,
  type IndexedDocument,
  linkedAs,
  mainOf,
  releasesOf,
} from './documentIndex.ts';

export function statusOf({ versions }: IndexedDocument): DocumentStatus {
  const isDraft = versions.has('draft');
  if (versions.has('published')) return isDraft ? 'changed' : 'published';
  if (isDraft) return 'draft';
  return versions.has('archived') ? 'archived' : 'release';
}

/** When one of a document's files was last saved, in ms since 1970. */
export function savedAt({ versions }: IndexedDocument): number {
  let last = 0;
  for (const { file } of versions.values()) last = Math.max(last, file.modified);
  return last;
}

export function languageOf(
  { settings }: Pick<LoadedFolder, 'settings'>,
  { key, versions }: IndexedDocument,
): string {
  return mainOf({ versions })?.document.lang ?? key.lang ?? settings.languages[0].id;
}

/** What lists show of a document; `problemsOf` finds the problems of a file. */
export function summaryOf(
  { folder, problemsOf }: Pick<DocumentIndex, 'folder' | 'problemsOf'>,
  document: IndexedDocument,
): DocumentSummary {
  const { key, versions } = document;
  const loaded = mainOf(document);
  const model = folder.models.types.get(key.type);
  const hasUid = model?.fields['uid']?.type === 'UID';
  const files = [...versions.values()];
  return {
    ...key,
    id: linkedAs(document).id,
    uid: loaded ? loaded.document.uid : hasUid ? key.name : null,
    title: titleIn({ folder }, document),
    picture: loaded ? firstImage(loaded.document.data) : null,
    language: languageOf(folder, document),
    tags: [...(loaded?.document.tags ?? [])],
    status: statusOf(document),
    releases: releasesOf(document),
    savedAt: savedAt(document),
    problems: files.reduce((sum, { shown }) => sum + problemsOf(shown).length, 0),
    ...unreadableIn(versions.get('published')),
  };
}

function unreadableIn(published: LoadedFile | undefined): Pick<DocumentSummary, 'unreadable'> {
  if (published?.isKept) return { unreadable: 'kept' };
  return published && published.loaded === undefined ? { unreadable: 'leftOut' } : {};
}

/** The name of a document in lists: the only one of its type has the type's name. */
export function titleIn(
  { folder }: Pick<DocumentIndex, 'folder'>,
  document: IndexedDocument,
): string {
  const { key } = document;
  const model = folder.models.types.get(key.type);
  if (model?.repeatable === false) return model.label;
  const loaded = mainOf(document);
  if (loaded === undefined || model === undefined) return key.name;
  return titlesOf(model)(loaded) ?? key.name;
}

/** The same of a document by its key: the name of its file if there is none. */
export function titleAt(index: DocumentIndex, key: DocumentKey): string {
  const document = index.find(key);
  return document === undefined ? key.name : titleIn(index, document);
}

/** The titles of the documents of a type, for lists of thousands. */
const titlesOf = memoize((model: TypeModel) =>
  memoize((loaded: LoadedDocument) => titleOf(loaded, model)),
);

/** The first title of a document, else its first text. */
function titleOf(loaded: LoadedDocument, model: TypeModel) {
  const fields = Object.entries(model.fields).filter(([name]) => name !== PASSWORD);
  for (const isWanted of [isTitle, isText]) {
    for (const [name, field] of fields) {
      const text = isWanted(field) ? firstText(loaded.document.data[name]) : '';
      if (text !== '') return text.slice(0, MAX_TITLE);
    }
  }
  return undefined;
}

const MAX_TITLE = 200;

const isText = ({ type }: FieldModel) => type === 'Text' || type === 'StructuredText';

function firstText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (!Array.isArray(value)) return '';
  const node: unknown = value.find((one) => isRecord(one) && textOf(one['text']).trim() !== '');
  return isRecord(node) ? textOf(node['text']).trim() : '';
}

/** A problem as the contract writes it: with its severity. */
export function asProblem({ file, field, line, reason, severity, kind }: Problem) {
  return {
    file,
    ...(field !== undefined && { field }),
    ...(line !== undefined && { line }),
    reason,
    severity: severity ?? ('error' as const),
    ...(kind !== undefined && { kind }),
  };
}

/**
 * Address of the first image in the data of a document, in the order of its fields; a drawing, which is
 * often a symbol only, if there is nothing else. null if there is none. Files of the library are below
 * `/media/`.
 */
function firstImage(data: unknown): string | null {
  let drawing: string | null = null;
  for (const { url } of imagesIn(data)) {
    const address = url.startsWith(MEDIA_SCHEME) ? `/media/${url.slice(MEDIA_SCHEME.length)}` : url;
    if (!DRAWING.test(address)) return address;
    drawing ??= address;
  }
  return drawing;
}

const DRAWING = /\.svg(?:[?#]|$)/i;

/** The images in a value, each with its path. Its views show the same, so they are not listed. */
export function* imagesIn(value: unknown, path: JsonPath = []): Generator<FoundImage> {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* imagesIn(entry, [...path, index]);
  } else if (isRecord(value)) {
    const { url, dimensions, alt } = value;
    // Only images have both: embeds and links to files have no dimensions.
    if (typeof url === 'string' && isRecord(dimensions)) yield { url, alt, path };
    else for (const [key, entry] of Object.entries(value)) yield* imagesIn(entry, [...path, key]);
  }
}

interface FoundImage {
  readonly url: string;
  readonly alt: unknown;
  readonly path: JsonPath;
}
