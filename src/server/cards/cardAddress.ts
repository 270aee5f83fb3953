import { decodeSegment } from '#server/lib/decodeSegment.ts';

/** Where cards are: below it the page's path, then the digest of what its card shows. */
export const CARDS_PATH = '/cards';

/** Longer paths have no page. */
const MAX_PATH = 1000;

const ADDRESS = /^\/cards(?<path>\/.+)?\/(?<digest>[\w-]{22})\.jpg$/;

/** The address of a page's card; `path` is encoded, as in an address. */
export const cardAddress = (path: string, digest: string): string =>
  `${CARDS_PATH}${path.replace(/\/+$/, '')}/${digest}.jpg`;

/** The page and the digest that an address names; null for any other address. */
export function readCardAddress(pathname: string): { path: string; digest: string } | null {
  const { path = '/', digest } = ADDRESS.exec(pathname)?.groups ?? {};
  // A path of two slashes would be another host's.
  if (digest === undefined || path.length > MAX_PATH || path.startsWith('//')) return null;
  return decodeSegment(path) === null ? null : { path, digest };
}
