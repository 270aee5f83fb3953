import {
  BASE_KEY,
  FIXED_KEYS,
  type DocumentKey,
  type DocumentSummary,
  type DocumentVersion,
  type OperationRequest,
  type VersionName,
} from 'prismic-folder/contract';
import {
  applyPatches,
  type Change,
  isList,
  isObject,
  isWithin,
  type Json,
  type JsonPath,
  objectOf,
} from 'prismic-folder/edit';
import { ApiError, type AuthoringClient } from '../api/AuthoringClient.ts';
import type { DocumentJson } from '../model/DocumentJson.ts';

/** A file's content as a document. */
export function asDocument(json: Json): DocumentJson;
export function asDocument(json: Json | null): DocumentJson | null;
export function asDocument(json: Json | null): DocumentJson | null {
  // Cast: the API reads and saves objects only; `data` may be anything, as forms expect.
  return json as DocumentJson | null;
}

/** Changes as the contract types them. */
export function contractChanges(
  changes: readonly Change[],
): OperationRequest<'saveDocument'>['body']['changes'] {
  // Cast: the contract's type differs only in that its lists may be changed.
  return changes as OperationRequest<'saveDocument'>['body']['changes'];
}

/** The content of a file without the server's own note in drafts, which no edit concerns. */
export function withoutNote(json: unknown): Json {
  // Cast: the API answers with JSON.
  const value = json as Json;
  if (!isObject(value) || !Object.hasOwn(value, BASE_KEY)) return value;
  const { [BASE_KEY]: _note, ...content } = value;
  return content;
}

/** The request for a document; `line`: a release's version of it, else the draft or what is published. */
export const readRequest = ({ type, name, lang }: DocumentKey, line?: VersionName) => ({
  params: { type, name },
  query: {
    ...(lang !== undefined && { lang }),
    ...(line !== undefined && { version: line }),
  },
});

/**
 * Brings a document back that was deleted on disk, as a draft: from its history, which keeps its id
 * and with it the links to it, else as a new document.
 */
export async function putBack(
  api: AuthoringClient,
  key: DocumentKey,
  { uid }: DocumentSummary,
  json: Json,
): Promise<DocumentVersion> {
  const { params, query } = readRequest(key);
  try {
    const { versions } = await api.call('listHistory', { params, query });
    const [newest] = versions;
    if (newest !== undefined) {
      const at = { ...params, version: newest.id };
      return await api.call('restoreHistory', { params: at, query });
    }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'offline') throw error;
  }
  const { data, tags } = objectOf(json);
  return api.call('createDocument', {
    body: {
      type: key.type,
      ...(uid !== null && { uid: key.name }),
      ...(key.lang !== undefined && { lang: key.lang }),
      // Casts: parts of a document's file.
      ...(Array.isArray(tags) && { tags: tags as string[] }),
      ...(isObject(data) && { data: data as Record<string, never> }),
    },
  });
}

const FIXED: readonly (string | number | undefined)[] = [
  ...FIXED_KEYS,
  'first_publication_date',
  'last_publication_date',
];

/** Whether no edit changes a key of a document's file: it says which one it is, or publishing writes it. */
export const isFixed = (key: string | number | undefined): boolean => FIXED.includes(key);

/** Half characters, as input methods may leave them for a moment, and NUL. */
// oxlint-disable-next-line no-control-regex -- it matches NUL on purpose
const UNWRITABLE = /[\0\p{Surrogate}]/gu;

/** A change whose texts a file can hold; the change itself if they are so. */
export function writable(change: Change): Change {
  if (!('value' in change)) return change;
  const value = clean(change.value);
  return value === change.value ? change : { ...change, value };
}

function clean(value: Json): Json {
  if (typeof value === 'string') {
    return value.replaceAll(UNWRITABLE, (half) => (half === '\0' ? '' : '\ufffd'));
  }
  if (isList(value)) {
    const cleaned = value.map(clean);
    return cleaned.every((entry, index) => entry === value[index]) ? value : cleaned;
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value);
  const cleaned = entries.map(([key, inner]): [string, Json] => [key, clean(inner)]);
  const isClean = cleaned.every(([, inner], index) => inner === entries[index]?.[1]);
  return isClean ? value : Object.fromEntries(cleaned);
}

/**
 * The changes without what they set at some paths of their result. Insertions stay, without the
 * values at these paths, so that no other change leads elsewhere.
 */
export function withoutPaths(
  changes: readonly Change[],
  paths: readonly JsonPath[],
): readonly Change[] {
  return paths.reduce(
    (left: readonly Change[], path) => left.flatMap((change) => withoutPath(change, path)),
    changes,
  );
}

function withoutPath(change: Change, path: JsonPath): readonly Change[] {
  if (change.op === 'set' && isWithin(change.path, path)) return [];
  const isAround = 'value' in change && isWithin(path, change.path);
  const inner = path.slice(change.path.length);
  if (!isAround || inner.length === 0 || typeof inner.at(-1) !== 'string') return [change];
  try {
    const { value } = applyPatches(change.value, [{ op: 'remove', path: inner }]);
    return [{ ...change, value }];
  } catch {
    // It has no such value.
    return [change];
  }
}

/** The API takes no more changes at once. */
const MAX_CHANGES = 10_000;

/** Changes as a request can hold them: too many of them become one for each field that changed. */
export function fitRequest(changes: readonly Change[], result: Json): readonly Change[] {
  if (changes.length <= MAX_CHANGES) return changes;
  const others = changes.filter(({ path }) => path[0] !== 'data');
  const fields = new Set(
    changes.flatMap(({ path: [first, id] }) => (first === 'data' && id !== undefined ? [id] : [])),
  );
  const data = objectOf(objectOf(result)['data']);
  const whole = [...fields].map((id): Change => {
    const path = ['data', id];
    const value = data[id];
    return value === undefined ? { op: 'remove', path } : { op: 'set', path, value };
  });
  return [...others, ...whole];
}
