import { parseUrl } from '../parseUrl.ts';
import type { ContentSource } from '../types.ts';
import { ApiError, respondToError } from './ApiError.ts';

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
};

/** Whether a host name is this machine's loopback interface. */
export function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/**
 * Parses a list of origins, separated by spaces or commas, that may read an unrestricted repository
 * besides this machine's own. Throws for an invalid origin; `source` names the list in the message.
 */
export function readOrigins(
  text: string | undefined,
  source = 'REPOSITORY_ORIGINS',
): readonly string[] {
  const names = (text ?? '').split(/[\s,]+/).filter((name) => name !== '');
  return names.map((name) => {
    const url = parseUrl(name);
    const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
    if (isOrigin) return url.origin;
    throw new Error(
      `${source} names "${name}": an address without a path was expected, such as https://tools.example.com`,
    );
  });
}

/** The host of a request's `Host` header, or of its URL: in-process requests have no header. */
function hostOf({ headers, url }: Request): URL | null {
  const host = headers.get('host') ?? new URL(url).host;
  const address = `http://${host}`;
  return /^[\w.:[\]-]+$/.test(host) ? parseUrl(address) : null;
}

/** Whether a request is for this machine, by its `Host`; another name may be an attacker's. */
export function isLocalHost(request: Request): boolean {
  const url = hostOf(request);
  return url !== null && isLoopback(url.hostname);
}

/**
 * Lets only this machine and the named origins read an unrestricted repository. The `Origin` check
 * stops web pages open in the same browser, the `Host` check pages whose own name resolves to this
 * machine (DNS rebinding). Sites' servers may name an origin, as SvelteKit's do, but never `Sec-Fetch-Site`; a page in
 * a browser that does not send it either reads nothing without `access-control-allow-origin`.
 */
export function allowOrigins(source: ContentSource, origins: readonly string[]): ContentSource {
  const hosts = new Set(origins.map((origin) => new URL(origin).host));
  const allowsHost = (url: URL | null) =>
    url !== null && (isLoopback(url.hostname) || hosts.has(url.host));
  const allowsOrigin = (origin: string) =>
    origins.includes(origin) || isLoopback(parseUrl(origin)?.hostname ?? '');
  const refusal = (what: string) => {
    const message = `${what} may not read this repository; REPOSITORY_ORIGINS or --origin can allow it`;
    return respondToError(new ApiError(403, { type: 'api_security_error', message }));
  };
  return async (request) => {
    const origin = request.headers.get('origin');
    const isForeign = origin !== null && !allowsOrigin(origin);
    if (!allowsHost(hostOf(request))) return refusal('Requests for this host');
    if (isForeign && request.headers.has('sec-fetch-site')) return refusal('Pages of this origin');
    const { body, status, headers: given } = await source(request);
    const headers = new Headers(given);
    // Caches must not reuse a response for another origin.
    headers.append('vary', 'origin');
    headers.delete('access-control-allow-origin');
    if (origin !== null && !isForeign) {
      headers.set('access-control-allow-origin', origin);
      if (request.method === 'OPTIONS') {
        for (const [name, value] of Object.entries(PREFLIGHT)) headers.set(name, value);
      }
    }
    return new Response(body, { status, headers });
  };
}
