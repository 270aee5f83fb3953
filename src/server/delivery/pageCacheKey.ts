/** Pages with longer paths are not cached. */
const MAX_LENGTH = 300;

/**
 * The cache key of a page: origin and path, since rendering reads nothing else of a request (the
 * browser handles the query). Null for a path that is not canonical: capitals, escapes, doubled and
 * trailing slashes lead to the same page, but must not fill the cache with copies of it.
 */
export function pageCacheKey({ origin, pathname }: URL): string | null {
  const isPlain =
    pathname.length <= MAX_LENGTH && /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/.test(pathname);
  return isPlain && pathname === pathname.toLowerCase() ? origin + pathname : null;
}
