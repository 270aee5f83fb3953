import { alignLists, type Json, type JsonPath } from 'prismic-folder/edit';
import type { DocumentSession } from '../../document/DocumentSession.ts';
import { pathIn } from './publishedPath.ts';

/**
 * Follows the field at a path through all edits, until it is asked where it is; null: its slice or entry is gone. What
 * asks for nothing follows as long as the document is open.
 */
export function followPath(
  session: Pick<DocumentSession, 'get' | 'subscribe'>,
  path: JsonPath,
): () => JsonPath | null {
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
