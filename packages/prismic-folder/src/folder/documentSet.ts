import type { LoadedDocument } from './loadedDocument.ts';

/** Two documents that cannot both be served. */
interface Conflict {
  readonly field: 'id' | 'uid';
  readonly reason: string;
  /** The common property of both, and the document that was added first. */
  readonly claim: string;
  readonly first: LoadedDocument;
}

/** The documents of one ref: master's, or with `base` a release's on top of master's. */
export class DocumentSet {
  /** Documents added to this set itself, in order. */
  readonly own: LoadedDocument[] = [];
  readonly #base: DocumentSet | undefined;
  // Positions in `own`, so that other versions of the same documents share them.
  #ids = new Map<string, number>();
  #uids = new Map<string, number>();
  #previousUids = new Map<string, number>();
  #onlyOnes = new Map<string, number>();

  constructor(base?: DocumentSet) {
    this.#base = base;
  }

  /** All documents of the ref. */
  all(): readonly LoadedDocument[] {
    const below = this.#base?.all().filter(({ document }) => !this.#ids.has(document.id)) ?? [];
    return below.length === 0 ? this.own : [...below, ...this.own];
  }

  byId(id: string): LoadedDocument | undefined {
    return this.#at(this.#ids.get(id)) ?? this.#base?.byId(id);
  }

  /** By uid, or by file name for types without one. */
  find(type: string, uid: string, lang: string): LoadedDocument | undefined {
    const found = this.#at(this.#uids.get(keyOf(type, uid, lang)));
    return found ?? this.#unlessReplaced(this.#base?.find(type, uid, lang));
  }

  /** By a uid that the document had earlier; the first that lists it. */
  findPrevious(type: string, uid: string, lang: string): LoadedDocument | undefined {
    const found = this.#at(this.#previousUids.get(keyOf(type, uid, lang)));
    return found ?? this.#unlessReplaced(this.#base?.findPrevious(type, uid, lang));
  }

  #at(position: number | undefined): LoadedDocument | undefined {
    return position === undefined ? undefined : this.own[position];
  }

  /** A document of this set that replaces it has another uid, so the old uid no longer exists. */
  #unlessReplaced(below: LoadedDocument | undefined): LoadedDocument | undefined {
    return below !== undefined && this.#ids.has(below.document.id) ? undefined : below;
  }

  /** The document of a type that holds only one in each language. */
  findOnly(type: string, lang: string): LoadedDocument | undefined {
    return this.#at(this.#onlyOnes.get(`${type}/${lang}`)) ?? this.#base?.findOnly(type, lang);
  }

  /** Adds a document, or returns its conflict. `isOnly`: the type holds only one document. */
  add(loaded: LoadedDocument, isOnly: boolean): Conflict | undefined {
    const conflict = this.#conflict(loaded, isOnly);
    if (conflict !== undefined) return conflict;
    const { id, uid, type, lang, previous_uids = [] } = loaded.document;
    const position = this.own.push(loaded) - 1;
    this.#ids.set(id, position);
    if (uid !== null) this.#uids.set(keyOf(type, uid, lang), position);
    const byName = keyOf(type, loaded.name, lang);
    if (!this.#uids.has(byName)) this.#uids.set(byName, position);
    for (const previous of previous_uids) {
      const key = keyOf(type, previous, lang);
      if (!this.#previousUids.has(key)) this.#previousUids.set(key, position);
    }
    if (isOnly) this.#onlyOnes.set(`${type}/${lang}`, position);
    return undefined;
  }

  /** The same with other versions of some documents, which have the same names as before. */
  replaced(versions: ReadonlyMap<LoadedDocument, LoadedDocument>, base?: DocumentSet): DocumentSet {
    const set = new DocumentSet(base);
    for (const one of this.own) set.own.push(versions.get(one) ?? one);
    set.#ids = this.#ids;
    set.#uids = this.#uids;
    set.#previousUids = this.#previousUids;
    set.#onlyOnes = this.#onlyOnes;
    return set;
  }

  #conflict({ document }: LoadedDocument, isOnly: boolean): Conflict | undefined {
    const { id, uid, type, lang } = document;
    const sameId = this.#at(this.#ids.get(id));
    if (sameId !== undefined) {
      const claim = `id "${id}"`;
      return { field: 'id', claim, first: sameId, reason: `${claim} is taken by ${sameId.shown}` };
    }
    const sameUid = uid === null ? undefined : this.find(type, uid, lang);
    if (sameUid !== undefined && sameUid.document.id !== id) {
      const claim = `uid "${uid}" of ${type}`;
      const reason = `${claim} is taken by ${sameUid.shown} in ${lang}`;
      return { field: 'uid', claim, first: sameUid, reason };
    }
    const first = isOnly ? this.findOnly(type, lang) : undefined;
    if (first !== undefined && first.document.id !== id) {
      const claim = `the one ${type} in ${lang}`;
      const reason = `${type} holds one document in ${lang}, and that is ${first.shown}`;
      return { field: 'uid', claim, first, reason };
    }
    return undefined;
  }
}

function keyOf(type: string, uid: string, lang: string): string {
  return `${type}/${lang}/${uid}`;
}
