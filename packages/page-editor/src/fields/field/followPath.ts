import { alignLists, isSamePath, type Json, type JsonPath } from 'prismic-folder/edit';
import type { DocumentSession } from '../../document/DocumentSession.ts';
import type { DocumentJson } from '../../model/DocumentJson.ts';
import { pathIn } from './publishedPath.ts';

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
function entryAfter(olds: readonly Json[], news: readonly Json[], index: number): number | null {
  const entry = olds[index];
  if (entry === undefined) return null;
  // What was only moved is the same object: others may say the same.
  const same = indexIn(news, entry);
  if (same !== null) return same;
  const version = versionsAfter(olds, news).get(entry);
  return version === undefined ? null : news.indexOf(version);
}

/** What an edit made of the entries of a list: the new versions by the old ones. What stayed the same is left out. */
export function versionsAfter(
  olds: readonly Json[],
  news: readonly Json[],
): ReadonlyMap<Json, Json> {
  const [before, after] = [new Set(olds), new Set(news)];
  const left = olds.filter((one) => !after.has(one));
  const come = news.filter((one) => !before.has(one));
  const { pairs } = alignLists(left, come);
  return new Map(pairs.map(({ old, now }) => [left[old] ?? null, come[now] ?? null]));
}

function indexIn(list: readonly Json[], entry: Json): number | null {
  const index = list.indexOf(entry);
  return index < 0 ? null : index;
}
