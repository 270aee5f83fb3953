/** Responses that depend on a session, or must not outlive their request. */
export const CACHE_PRIVATE = { 'cache-control': 'private, no-store' };
