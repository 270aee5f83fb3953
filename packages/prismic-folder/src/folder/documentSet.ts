import type { LoadedDocument } from './loadedDocument.ts';

/** Two documents that cannot both be served. */
export interface Conflict {
  readonly field: 'id' | 'uid';
  readonly reason: string;
  /** The common property of both, and the document that was added first. */
  readonly claim: string;
  readonly first: LoadedDocument;
}

/** The documents of one ref: master's, or a release's on top of master's. */
export interface DocumentSet {
  /** Documents added to this set itself, in order. */
  readonly own: readonly LoadedDocument[];
  /** All documents of the ref. */
  all(): readonly LoadedDocument[];
  /** Adds a document, or returns its conflict. `isOnly`: the type holds only one document. */
  add(loaded: LoadedDocument, isOnly: boolean): Conflict | undefined;
  byId(id: string): LoadedDocument | undefined;
  /** By uid, or by file name for types without one. */
  find(type: string, uid: string, lang: string): LoadedDocument | undefined;
  /** By a uid that the document had earlier; the first that lists it. */
  findPrevious(type: string, uid: string, lang: string): LoadedDocument | undefined;
  /** The document of a type that holds only one in each language. */
  findOnly(type: string, lang: string): LoadedDocument | undefined;
}

export function createDocumentSet(base?: DocumentSet): DocumentSet {
  const own: LoadedDocument[] = [];
  const ids = new Map<string, LoadedDocument>();
  const uids = new Map<string, LoadedDocument>();
  const previousUids = new Map<string, LoadedDocument>();
  const onlyOnes = new Map<string, LoadedDocument>();

  const byId = (id: string) => ids.get(id) ?? base?.byId(id);

  const find = (type: string, uid: string, lang: string) => {
    const found = uids.get(keyOf(type, uid, lang));
    if (found !== undefined) return found;
    const below = base?.find(type, uid, lang);
    // This set replaces it under another uid, so the old uid no longer exists.
    return below !== undefined && ids.has(below.document.id) ? undefined : below;
  };

  const findPrevious = (type: string, uid: string, lang: string) => {
    const found = previousUids.get(keyOf(type, uid, lang));
    if (found !== undefined) return found;
    const below = base?.findPrevious(type, uid, lang);
    return below !== undefined && ids.has(below.document.id) ? undefined : below;
  };

  const findOnly = (type: string, lang: string) =>
    onlyOnes.get(`${type}/${lang}`) ?? base?.findOnly(type, lang);

  const conflict = ({ document }: LoadedDocument, isOnly: boolean): Conflict | undefined => {
    const { id, uid, type, lang } = document;
    const sameId = ids.get(id);
    if (sameId !== undefined) {
      const claim = `id "${id}"`;
      const reason = `${claim} is taken by ${sameId.shown}`;
      return { field: 'id', claim, first: sameId, reason };
    }
    const sameUid = uid === null ? undefined : find(type, uid, lang);
    if (sameUid !== undefined && sameUid.document.id !== id) {
      const claim = `uid "${uid}" of ${type}`;
      const reason = `${claim} is taken by ${sameUid.shown} in ${lang}`;
      return { field: 'uid', claim, first: sameUid, reason };
    }
    const first = isOnly ? findOnly(type, lang) : undefined;
    if (first !== undefined && first.document.id !== id) {
      const claim = `the one ${type} in ${lang}`;
      const reason = `${type} holds one document in ${lang}, and that is ${first.shown}`;
      return { field: 'uid', claim, first, reason };
    }
    return undefined;
  };

  return {
    own,
    all: () => {
      const below = base?.all().filter(({ document }) => !ids.has(document.id)) ?? [];
      return below.length === 0 ? own : [...below, ...own];
    },
    byId,
    find,
    findPrevious,
    findOnly,
    add(loaded, isOnly) {
      const other = conflict(loaded, isOnly);
      if (other !== undefined) return other;
      const { id, uid, type, lang, previous_uids = [] } = loaded.document;
      own.push(loaded);
      ids.set(id, loaded);
      if (uid !== null) uids.set(keyOf(type, uid, lang), loaded);
      const byName = keyOf(type, loaded.name, lang);
      if (!uids.has(byName)) uids.set(byName, loaded);
      for (const previous of previous_uids) {
        const key = keyOf(type, previous, lang);
        if (!previousUids.has(key)) previousUids.set(key, loaded);
      }
      if (isOnly) onlyOnes.set(`${type}/${lang}`, loaded);
      return undefined;
    },
  };
}

function keyOf(type: string, uid: string, lang: string): string {
  return `${type}/${lang}/${uid}`;
}
