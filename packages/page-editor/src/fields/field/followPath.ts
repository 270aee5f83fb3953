import { alignLists, isSamePath, type Json, type JsonPath, valueAt } from 'prismic-folder/edit';
import type { DocumentSession } from '../../document/DocumentSession.ts';
import type { DocumentJson } from '../../model/DocumentJson.ts';

type List = readonly Json[];

interface Aligned {
  readonly now: List;
  /** Indexes in the published list by those in the present one. */
  readonly pairs: ReadonlyMap<number, number>;
}

/** The last alignment with each published list. */
const alignments = new WeakMap<List, Aligned>();

/**
 * Where the value at a path is in the published file: slices and entries of groups may have moved.
 * null: it is in an entry that is not published.
 */
export function publishedPath(
  json: DocumentJson,
  published: DocumentJson,
  path: JsonPath,
): JsonPath | null {
  return pathIn(path, json, published, (now, old, index) => entries(old, now).get(index) ?? null);
}

/** Where the value at a path is in another version; `entryIn` finds an entry of a list in the other list. */
function pathIn(
  path: JsonPath,
  json: DocumentJson,
  other: DocumentJson,
  entryIn: (list: List, otherList: List, index: number) => number | null,
): JsonPath | null {
  const found: (string | number)[] = [];
  for (const [depth, key] of path.entries()) {
    let place: string | number | null = key;
    if (typeof key === 'number') {
      const list = valueAt(json, path.slice(0, depth));
      const otherList = valueAt(other, found);
      // Casts: lists of JSON files.
      place =
        Array.isArray(list) && Array.isArray(otherList)
          ? entryIn(list as List, otherList as List, key)
          : null;
    }
    if (place === null) return null;
    found.push(place);
  }
  return found;
}

function entries(old: List, now: List): ReadonlyMap<number, number> {
  const last = alignments.get(old);
  if (last?.now === now) return last.pairs;
  // Typing changes one entry, which stays where it is: lists of a thousand slices take long to align.
  const pairs =
    last && isOneChanged(last.now, now)
      ? last.pairs
      : new Map(alignLists(old, now).pairs.map((pair) => [pair.now, pair.old]));
  alignments.set(old, { now, pairs });
  return pairs;
}

function isOneChanged(before: List, now: List): boolean {
  if (before.length !== now.length) return false;
  return now.filter((entry, index) => entry !== before[index]).length <= 1;
}

type Session = Pick<DocumentSession, 'get' | 'subscribe'>;

/**
 * Follows the field at a path through all edits, until it is asked where it is; null: its slice or entry is gone. What
 * asks for nothing follows as long as the document is open.
 */
export function followPath(session: Session, path: JsonPath): () => JsonPath | null {
  let now: JsonPath | null = path;
  let { json } = session.get();
  const stop = session.subscribe(() => {
    const next = session.get().json;
    if (now === null || next === json) return;
    now = pathIn(now, json, next, entryAfter);
    json = next;
  });
  return () => {
    stop();
    return now;
  };
}

interface Kept<Value> {
  readonly path: JsonPath;
  readonly value: Value;
  /** The content in which the path leads there: the present one, unless what it is for is gone. */
  readonly json: DocumentJson;
  /** The slice or entry that is gone from the document, with all in it; undefined: none. */
  readonly gone: Json | undefined;
}

/** Values for paths of open documents: each follows what it is for through all edits, goes and comes back with it. */
export function createKeptByPath<Value>() {
  const known = new WeakMap<Session, readonly Kept<Value>[]>();
  const of = (session: Session): readonly Kept<Value>[] => {
    const kept = known.get(session);
    if (kept) return kept;
    known.set(session, []);
    let { json } = session.get();
    session.subscribe(() => {
      const before = json;
      ({ json } = session.get());
      if (json !== before)
        known.set(
          session,
          of(session).flatMap((one) => keptAfter(one, json)),
        );
    });
    return [];
  };
  const isAt = (one: Kept<Value>, path: JsonPath) =>
    one.gone === undefined && isSamePath(one.path, path);
  return {
    get: (session: Session, path: JsonPath): Value | undefined =>
      of(session).find((one) => isAt(one, path))?.value,
    /** undefined: nothing is kept any more. */
    set(session: Session, path: JsonPath, value: Value | undefined) {
      const others = of(session).filter((one) => !isAt(one, path));
      const { json } = session.get();
      const own = value === undefined ? [] : [{ path, value, json, gone: undefined }];
      known.set(session, [...others, ...own]);
    },
  };
}

function keptAfter<Value>(kept: Kept<Value>, json: DocumentJson): readonly Kept<Value>[] {
  let { gone } = kept;
  const path = pathIn(kept.path, kept.json, json, (olds, news, index) => {
    const entry = olds[index];
    // Undo brings back the same object; a like one is another slice.
    if (entry !== undefined && entry === gone) return indexIn(news, entry);
    const after = entryAfter(olds, news, index);
    if (after === null) gone = entry;
    return after;
  });
  if (path) return [{ ...kept, path, json, gone: undefined }];
  return gone === undefined ? [] : [{ ...kept, gone }];
}

/** Where an entry of a list is after an edit; null: nowhere. */
function entryAfter(olds: List, news: List, index: number): number | null {
  const entry = olds[index];
  if (entry === undefined) return null;
  // What was only moved is the same object: others may say the same.
  const same = indexIn(news, entry);
  if (same !== null) return same;
  const version = versionsAfter(olds, news).get(entry);
  return version === undefined ? null : news.indexOf(version);
}

/** What an edit made of the entries of a list: the new versions by the old ones. What stayed the same is left out. */
export function versionsAfter(olds: List, news: List): ReadonlyMap<Json, Json> {
  const [before, after] = [new Set(olds), new Set(news)];
  const left = olds.filter((one) => !after.has(one));
  const come = news.filter((one) => !before.has(one));
  const { pairs } = alignLists(left, come);
  return new Map(pairs.map(({ old, now }) => [left[old] ?? null, come[now] ?? null]));
}

function indexIn(list: List, entry: Json): number | null {
  const index = list.indexOf(entry);
  return index < 0 ? null : index;
}
