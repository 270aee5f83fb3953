import type { LoadedDocument } from './loadedDocument.ts';

/** The documents that one ref reads: master's own, or a release's laid over master's. */
export interface DocumentSet {
  /** What was added to this set itself, in order. */
  readonly own: readonly LoadedDocument[];
  /** All that the ref reads. */
  all(): readonly LoadedDocument[];
  /** Adds a document, or says what is in its way. */
  add(loaded: LoadedDocument, isOnly: boolean): string | undefined;
  byId(id: string): LoadedDocument | undefined;
  /** By uid, or by file name for types without one. */
  find(type: string, uid: string, lang: string): LoadedDocument | undefined;
  /** The document of a type that holds one in each language. */
  findOnly(type: string, lang: string): LoadedDocument | undefined;
}

export function createDocumentSet(base?: DocumentSet): DocumentSet {
  const own: LoadedDocument[] = [];
  const ids = new Map<string, LoadedDocument>();
  const uids = new Map<string, LoadedDocument>();
  const onlyOnes = new Map<string, LoadedDocument>();

  const byId = (id: string) => ids.get(id) ?? base?.byId(id);

  const find = (type: string, uid: string, lang: string) => {
    const found = uids.get(keyOf(type, uid, lang));
    if (found !== undefined) return found;
    const below = base?.find(type, uid, lang);
    // Replaced under another uid: the old address is gone.
    return below !== undefined && ids.has(below.document.id) ? undefined : below;
  };

  const findOnly = (type: string, lang: string) =>
    onlyOnes.get(`${type}/${lang}`) ?? base?.findOnly(type, lang);

  const conflict = ({ document }: LoadedDocument, isOnly: boolean): string | undefined => {
    const { id, uid, type, lang } = document;
    const sameId = ids.get(id);
    if (sameId !== undefined) return `id "${id}" is taken by ${sameId.shown}`;
    const sameUid = uid === null ? undefined : find(type, uid, lang);
    if (sameUid !== undefined && sameUid.document.id !== id) {
      return `uid "${uid}" of ${type} is taken by ${sameUid.shown} in ${lang}`;
    }
    const only = isOnly ? findOnly(type, lang) : undefined;
    if (only !== undefined && only.document.id !== id) {
      return `${type} holds one document in ${lang}, and that is ${only.shown}`;
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
    findOnly,
    add(loaded, isOnly) {
      const reason = conflict(loaded, isOnly);
      if (reason !== undefined) return reason;
      const { id, uid, type, lang } = loaded.document;
      own.push(loaded);
      ids.set(id, loaded);
      if (uid !== null) uids.set(keyOf(type, uid, lang), loaded);
      const byName = keyOf(type, loaded.name, lang);
      if (!uids.has(byName)) uids.set(byName, loaded);
      if (isOnly) onlyOnes.set(`${type}/${lang}`, loaded);
      return undefined;
    },
  };
}

function keyOf(type: string, uid: string, lang: string): string {
  return `${type}/${lang}/${uid}`;
}
