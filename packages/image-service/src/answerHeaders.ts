const DAY = 24 * 60 * 60;

/** How long a response may be cached: a day, or a year if the URL has the parameter `v`. */
export type Freshness = 'version' | 'day' | 'minute' | 'revalidate';

const CACHE_CONTROL = {
  /** The URL has the parameter `v`, so it changes whenever the file does. */
  version: `public, max-age=${365 * DAY}, immutable`,
  day: `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`,
  /** For an image that a better one will replace soon. */
  minute: 'public, max-age=60',
  /** In development, a changed file must show at the next request. */
  revalidate: 'no-cache',
} as const satisfies Record<Freshness, string>;

/** Headers of every response. Media are public, so other origins may read them. */
export const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
} as const;

/** An SVG opened as a document could run scripts or load remote resources; this blocks both. */
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The `cache-control` header of a response. */
export function cacheControl(freshness: Freshness): string {
  return CACHE_CONTROL[freshness];
}
