import { alignLists, isSamePath, type Json, type JsonPath } from 'prismic-folder/edit';
import type { DocumentSession } from '../../document/DocumentSession.ts';
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

/** Values for paths of open documents: each follows what it is for through all edits, and goes with it. */
export function createKeptByPath<Value>() {
  type Kept = readonly (readonly [JsonPath, Value])[];
  const known = new WeakMap<Session, Kept>();
  const of = (session: Session): Kept => {
    const kept = known.get(session);
    if (kept) return kept;
    known.set(session, []);
    let { json } = session.get();
    session.subscribe(() => {
      const before = json;
      ({ json } = session.get());
      if (json === before) return;
      const moved = of(session).flatMap(([path, value]) => {
        const at = pathIn(path, before, json, entryAfter);
        return at === null ? [] : [[at, value] as const];
      });
      known.set(session, moved);
    });
    return [];
  };
  return {
    get: (session: Session, path: JsonPath): Value | undefined =>
      of(session).find(([at]) => isSamePath(at, path))?.[1],
    /** undefined: nothing is kept any more. */
    set(session: Session, path: JsonPath, value: Value | undefined) {
      const others = of(session).filter(([at]) => !isSamePath(at, path));
      known.set(session, value === undefined ? others : [...others, [path, value]]);
    },
  };
}

/** Where an entry of a list is after an edit; null: nowhere. */
function entryAfter(olds: readonly Json[], news: readonly Json[], index: number): number | null {
  const entry = olds[index];
  if (entry === undefined) return null;
  // What was only moved is the same object: others may say the same.
  const same = news.indexOf(entry);
  if (same >= 0) return same;
  const [before, after] = [new Set(olds), new Set(news)];
  const left = olds.filter((one) => !after.has(one));
  const come = news.filter((one) => !before.has(one));
  const pair = alignLists(left, come).pairs.find(({ old }) => left[old] === entry);
  const found = pair && come[pair.now];
  return found === undefined ? null : news.indexOf(found);
}
