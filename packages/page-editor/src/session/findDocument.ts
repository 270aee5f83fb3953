import type { DocumentSummary } from 'prismic-folder/contract';
import type { AuthoringClient } from '../api/AuthoringClient.ts';
import { createStore } from '../kit/store.ts';
import { sameDocument } from './documentCall.ts';

/** What a link names: a document by its id, or by type and uid. */
export interface NamedDocument {
  readonly id?: string | undefined;
  readonly type?: string | undefined;
  readonly uid?: string | undefined;
  /** The language, where there are several versions. */
  readonly lang?: string | undefined;
}

interface Entry {
  readonly promise: Promise<DocumentSummary | null>;
  /** undefined: not answered yet. */
  found: DocumentSummary | null | undefined;
}

const lookups = new WeakMap<AuthoringClient, ReturnType<typeof createLookup>>();

/** The one lookup of a client: it finds documents by what links name, and remembers them until they change on disk. */
export function documentLookup(api: AuthoringClient) {
  const lookup = lookups.get(api) ?? createLookup(api);
  lookups.set(api, lookup);
  return lookup;
}

function createLookup(api: AuthoringClient) {
  const entries = new Map<string, Entry>();
  const changes = createStore(null);

  const remember = (key: string, ask: () => Promise<DocumentSummary | null>) => {
    const known = entries.get(key);
    if (known) return known.promise;
    const promise = ask();
    const entry: Entry = { promise, found: undefined };
    entries.set(key, entry);
    promise.then(
      (document) => void (entry.found = document),
      // Asked again next time.
      () => entries.get(key) === entry && entries.delete(key),
    );
    return promise;
  };
  const forget = (isStale: (entry: Entry) => boolean) => {
    for (const [key, entry] of entries) if (isStale(entry)) entries.delete(key);
    changes.set(null);
  };
  api.onOnline(() => forget(() => true));
  api.onChange((event) => {
    if (event.kind === 'media') return;
    if (event.kind !== 'document') return forget(() => true);
    // A new file may be the document that was looked for in vain.
    forget(({ found }) => !found || sameDocument(found, event.document));
  });

  const findById = (id: string) =>
    remember(`id ${id}`, async () => {
      const { documents } = await api.call('listDocuments', { query: { id, pageSize: 1 } });
      return documents[0] ?? null;
    });
  const findByUid = (type: string, uid: string | null, language?: string) =>
    remember(`uid ${type} ${uid} ${language}`, async () => {
      const query = { type, ...(uid !== null && { uid }), pageSize: 100 };
      const { documents } = await api.call('listDocuments', { query });
      return best(documents, uid, language);
    });

  return {
    /** By its id, else by type and uid. null: there is none. */
    async find({ id, type, uid, lang }: NamedDocument): Promise<DocumentSummary | null> {
      const byId = id === undefined ? null : await findById(id);
      if (byId || type === undefined || uid === undefined) return byId;
      return findByUid(type, uid, lang);
    },
    /** By its uid, or one that it had; in a language if there are several versions. null: the type's only document. */
    findByUid,
    /** Calls back when what was found may have changed. Returns a function that stops it. */
    subscribe: changes.subscribe,
  };
}

/**
 * The document of a type that has one only, asked for anew: rather that of the main language than a translation, which
 * may have been saved last. null: it has not been made.
 */
export async function findOnly(
  api: AuthoringClient,
  type: string,
  signal?: AbortSignal,
): Promise<DocumentSummary | null> {
  const query = { type, pageSize: 100 };
  const { documents } = await api.call('listDocuments', { query }, signal && { signal });
  return best(documents, null, undefined);
}

/** The document that a link by uid leads to: rather one that has the uid than one that had it. */
function best(
  documents: readonly DocumentSummary[],
  uid: string | null,
  language: string | undefined,
) {
  const rank = (one: DocumentSummary) =>
    (one.uid === uid ? 4 : 0) +
    (one.language === language ? 2 : one.lang === undefined ? 1 : 0) +
    (one.status === 'archived' ? -8 : 0);
  return documents.toSorted((one, other) => rank(other) - rank(one))[0] ?? null;
}

/** What is searched; the others of the three stay, so that going back to a tab finds them. */
export interface Finding {
  readonly kind: 'text' | 'slice' | 'link';
  readonly text: string;
  /** Id of a slice; empty: none is chosen. */
  readonly slice: string;
  /** Id of a variation; empty: any. */
  readonly variation: string;
}

export const FIND_PATH = '/edit/find';

/** Reads what the query of an address says. */
export function readFinding(search: string): Finding {
  const query = new URLSearchParams(search);
  const kind = query.get('find');
  const [text, slice, variation] = ['text', 'slice', 'variation'].map(
    (key) => query.get(key) ?? '',
  );
  return {
    kind: kind === 'slice' || kind === 'link' ? kind : 'text',
    text: text ?? '',
    slice: slice ?? '',
    variation: variation ?? '',
  };
}

/** The address of a search. */
export function findAddress({ kind, text, slice, variation }: Finding): string {
  const query = new URLSearchParams({ find: kind });
  for (const [key, value] of Object.entries({ text, slice, variation })) {
    if (value !== '') query.set(key, value);
  }
  return `${FIND_PATH}?${query}`;
}

/** Where a slice is used, or one of its variations. */
export const sliceUsesAddress = (slice: string, variation = ''): string =>
  findAddress({ kind: 'slice', text: '', slice, variation });
