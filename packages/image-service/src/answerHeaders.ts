const DAY = 24 * 60 * 60;

/** How long a response may be cached: a day, or a year if the URL has the parameter `v`. */
export type Freshness = 'version' | 'day' | 'minute' | 'revalidate';

const CACHE_CONTROL = {
  /** The address carries `v`: it changes whenever the file does. */
  version: `public, max-age=${365 * DAY}, immutable`,
  day: `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`,
  /** An image that a better one replaces soon. */
  minute: 'public, max-age=60',
  /** In development a changed file shows at the next request. */
  revalidate: 'no-cache',
} as const satisfies Record<Freshness, string>;

/** Headers every answer carries; media are public, so other origins may read them too. */
export const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
} as const;

/** SVG is a document that could run scripts or load from elsewhere: opened alone it may do neither. */
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export function cacheControl(freshness: Freshness): string {
  return CACHE_CONTROL[freshness];
}
