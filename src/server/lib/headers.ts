/** For responses that depend on a session, or must not outlive their request. */
export const CACHE_PRIVATE = { 'cache-control': 'private, no-store' };

/** An answer in plain words, for this request alone. */
export const plainText = (
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });

/** `stale` marks a response made from cached content because the content source does not answer. */
export const CONTENT_STATE = 'x-content';
export const STALE = 'stale';

/** The ref a stale response was cached under, if it is not the requested one. */
export const CONTENT_REF = 'x-content-ref';
