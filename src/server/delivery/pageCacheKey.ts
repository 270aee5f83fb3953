/** Longest path of a page that is kept; longer ones are drawn each time. */
const LONGEST = 300;

/**
 * The address a page is kept under: scheme, host and path, for the page is drawn from nothing else
 * (a query is the browser's affair). Null for a path in any but its usual spelling, of which there
 * is one for each document: capitals, escapes, doubled and trailing slashes are answered alike,
 * but must not fill the memory with copies.
 */
export function pageCacheKey({ origin, pathname }: URL): string | null {
  const isDefault = pathname.length <= LONGEST && /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?$/.test(pathname);
  return isDefault && pathname === pathname.toLowerCase() ? origin + pathname : null;
}
