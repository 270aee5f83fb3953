import { createContext, use, useCallback } from 'react';

/** Hosts a repository on the developer's machine writes into its media addresses. */
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The origin under which this site's own media addresses come from its content
 * ('https://your-name.com'), besides the loopback hosts, which always count; null when unknown.
 */
export const MediaOrigin = createContext<string | null>(null);

/**
 * A media address of the site itself without its origin, so that it works under whatever host the
 * visitor used; any other address as it is.
 */
export function ownAddress(address: string, origin: string | null = null): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  const own = loopback.has(url.hostname) || (origin !== null && url.origin === origin);
  return own && url.pathname.startsWith('/media/') ? url.pathname + url.search + url.hash : address;
}

/** `ownAddress` for the origin in context. */
export function useOwnAddress(): (address: string) => string {
  const origin = use(MediaOrigin);
  return useCallback((address: string) => ownAddress(address, origin), [origin]);
}
