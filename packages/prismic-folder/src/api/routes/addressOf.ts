import { isRecord } from '../../json.ts';
import type { View } from '../../query/View.ts';
import type { RepositoryDocument } from '../../types.ts';
import { KEYWORD, type Route } from './parseRoutes.ts';

/**
 * The URL of a document by the most specific matching route (one for its uid, then one for its
 * language, then the one with the most resolved keywords), or null.
 */
export function addressOf(
  document: RepositoryDocument,
  routes: readonly Route[],
  view: View,
  masterLang: string,
): string | null {
  let best: { address: string; rank: number } | undefined;
  for (const route of routes) {
    const { type, uid = document.uid, lang = document.lang } = route;
    if (type !== document.type || uid !== document.uid || lang !== document.lang) continue;
    const filled = fillPath(route, document, view, masterLang);
    if (!filled) continue;
    const rank =
      (route.uid === undefined ? 0 : 1e6) + (route.lang === undefined ? 0 : 1e3) + filled.followed;
    if (!best || rank > best.rank) best = { address: filled.address, rank };
  }
  return best?.address ?? null;
}

/** A route's path with its keywords replaced; undefined if a required one has no value. */
function fillPath(
  { path, resolvers }: Route,
  document: RepositoryDocument,
  view: View,
  masterLang: string,
): { address: string; followed: number } | undefined {
  let followed = 0;
  let complete = true;
  const parts = path.split('/').map((part) => {
    let dropped = false;
    const filled = part.replace(KEYWORD, (_, keyword: string, optional?: string) => {
      const names = resolvers.get(keyword);
      const value = names
        ? follow(document, names, view)
        : ownKeyword(keyword, document, optional === '?' ? masterLang : '');
      if (value) {
        if (names) followed++;
        return value;
      }
      if (optional) dropped = true;
      else complete = false;
      return '';
    });
    return dropped ? undefined : filled;
  });
  if (!complete) return undefined;
  const joined = parts.filter((part) => part !== undefined).join('/');
  return { address: joined === '' ? '/' : joined, followed };
}

/** `:lang?` is empty in the master language, so that its URLs are short. */
function ownKeyword(keyword: string, { uid, lang }: RepositoryDocument, silent: string) {
  if (keyword === 'uid') return uid;
  return lang === silent ? undefined : lang;
}

/** Follows a chain of content relationships to the last document's uid. */
function follow(
  document: RepositoryDocument,
  names: readonly string[],
  view: View,
): string | null | undefined {
  let at: RepositoryDocument | undefined = document;
  for (const name of names) {
    const link: unknown = at?.data[name];
    const id: unknown = isRecord(link) ? link['id'] : undefined;
    at = typeof id === 'string' ? view.find(id) : undefined;
  }
  return at?.uid;
}
