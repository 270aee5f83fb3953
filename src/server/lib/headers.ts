/** For responses that depend on a session, or must not outlive their request. */
export const CACHE_PRIVATE = { 'cache-control': 'private, no-store' };

/** `stale` marks a response made from cached content because the content source does not answer. */
export const CONTENT_STATE = 'x-content';
export const STALE = 'stale';

/** The ref a stale response was cached under, if it is not the requested one. */
export const CONTENT_REF = 'x-content-ref';
