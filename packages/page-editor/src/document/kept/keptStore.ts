import { openDB } from 'idb';
import type { DocumentKey, VersionName } from 'prismic-folder/contract';
import { type Change, isRecord, type Json, type ValueConflict } from 'prismic-folder/edit';
import type { StackRange, Step } from '../history.ts';

/** undefined removes what has the key. */
export type KeptWrite = readonly [key: string, value: unknown];

/** Where a browser keeps what is not saved. Values are copied, as by `structuredClone`. */
export interface KeptStore {
  /** Everything whose key begins so, in the order of keys. */
  readonly entries: (
    prefix: string,
  ) => Promise<readonly (readonly [key: string, value: unknown])[]>;
  /** Writes all or nothing. */
  readonly write: (writes: readonly KeptWrite[]) => Promise<void>;
  /** Holds a name until it is released, or the page is gone; null if a page has it. */
  readonly claim: (name: string) => Promise<(() => void) | null>;
}

const NAME = 'slicefolio-editor';
const STORE = 'kept';

/** The store of this browser; null where it is forbidden, as in some private windows. */
export async function openKeptStore(): Promise<KeptStore | null> {
  try {
    if (typeof indexedDB === 'undefined') return null;
    const database = await openDB(NAME, 1, {
      upgrade: (fresh) => void fresh.createObjectStore(STORE),
      // A later version of the editor in another tab must not wait for this one.
      blocking: (_current, _blocked, { target }) => {
        if (target instanceof IDBDatabase) target.close();
      },
    });
    return {
      async entries(prefix) {
        const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
        const transaction = database.transaction(STORE);
        const [keys, values] = await Promise.all([
          transaction.store.getAllKeys(range),
          transaction.store.getAll(range),
        ]);
        return keys.map((key, index) => [String(key), values[index]]);
      },
      async write(writes) {
        const transaction = database.transaction(STORE, 'readwrite');
        const { store } = transaction;
        const requests = writes.map(([key, value]) =>
          value === undefined ? store.delete(key) : store.put(value, key),
        );
        await Promise.all([...requests, transaction.done]);
      },
      claim: claimLock,
    };
  } catch {
    return null;
  }
}

/** By a lock of the browser; where it has none, nobody is known to have the name. */
function claimLock(name: string): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    const hold = (lock: Lock | null) => {
      if (lock === null) {
        resolve(null);
        return undefined;
      }
      return new Promise<void>((release) => resolve(release));
    };
    navigator.locks.request(`${NAME}/${name}`, { ifAvailable: true }, hold).catch(reject);
  });
}

/** The form of what is kept. Records of another one are set aside, never read or deleted. */
const FORMAT = 1;

/** What one page keeps of a document, without the content that its edits were made on. */
export interface KeptHead {
  /** In ms since 1970. */
  readonly at: number;
  readonly version: VersionName;
  readonly revision: string;
  /** Edits of that revision that were not saved. */
  readonly changes: readonly Change[];
  /** Those of them that were sent without an answer: they may have been saved. */
  readonly sent: readonly Change[] | null;
  /** Values that were changed here and on disk, and not chosen between yet. */
  readonly conflicts: readonly ValueConflict[];
  readonly undo: StackRange;
  readonly redo: StackRange;
}

export type StackName = 'undo' | 'redo';

/** Which line of a document's versions: what is on the site and its draft, or a release. */
export const documentName = ({ type, name, lang = '' }: DocumentKey, version?: VersionName) =>
  `${type}:${name}:${lang}:${version?.startsWith('release:') === true ? version : 'main'}`;

/** Keys of the records of a document, of one page if it is given. */
export const headKey = (document: string, page = '') => `head/${document}/${page}`;
export const baseKey = (document: string, page: string) => `base/${document}/${page}`;
export const stepsKey = (document: string, page: string) => `step/${document}/${page}/`;
export const stepKey = (document: string, page: string, stack: StackName, number: number) =>
  `${stepsKey(document, page)}${stack}/${String(number).padStart(9, '0')}`;
export const asideKey = (key: string) => `aside/${key}`;

/** A value as it is kept, with the form it has. */
export const record = (value: unknown): unknown => ({ format: FORMAT, value });

/** The value of a record; undefined if it has another form. */
function valueOf(kept: unknown): unknown {
  return isRecord(kept) && kept['format'] === FORMAT ? kept['value'] : undefined;
}

const isRange = (value: unknown): boolean =>
  isRecord(value) && typeof value['first'] === 'number' && typeof value['end'] === 'number';

export function readHead(kept: unknown): KeptHead | null {
  const value = valueOf(kept);
  if (!isRecord(value)) return null;
  const { at, version, revision, changes, sent, conflicts, undo, redo } = value;
  const isHead =
    typeof at === 'number' &&
    typeof version === 'string' &&
    typeof revision === 'string' &&
    Array.isArray(changes) &&
    (sent === null || Array.isArray(sent)) &&
    Array.isArray(conflicts) &&
    isRange(undo) &&
    isRange(redo);
  // Cast: this form of record has only been written as `KeptHead`.
  return isHead ? (value as unknown as KeptHead) : null;
}

/** The content that the edits of a head were made on; null if this is another revision's. */
export function readBase(kept: unknown, { revision }: KeptHead): Json | null {
  const value = valueOf(kept);
  if (!isRecord(value) || value['revision'] !== revision) return null;
  // Cast: only JSON is kept there.
  return isRecord(value['json']) ? (value['json'] as Json) : null;
}

export function readStep(kept: unknown): Step | null {
  const value = valueOf(kept);
  if (!isRecord(value)) return null;
  const isStep =
    (value['kind'] === 'own' || value['kind'] === 'foreign') &&
    Array.isArray(value['forward']) &&
    Array.isArray(value['backward']);
  // Cast: this form of record has only been written as `Step`.
  return isStep ? (value as unknown as Step) : null;
}
