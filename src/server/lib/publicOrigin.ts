import type { MiddlewareHandler } from 'hono';
import { parseUrl } from '#ui/parseUrl.ts';

/** How the site's public origin is decided. */
export interface OriginRules {
  /** `SITE_ORIGIN`; null when the request decides. */
  readonly siteOrigin: string | null;
  /** Number of proxies in front of the server whose `X-Forwarded-*` headers are trusted. */
  readonly trustedProxies: number;
}

/** A host name or an IP address with an optional port: URL parsers accept more, such as `a"b`. */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The normalized origin of a scheme and a host; null where the host is not one. */
function originOf(scheme: string, host: string): string | null {
  const address = `${scheme}://${host}`;
  return HOST.test(host) ? (parseUrl(address)?.origin ?? null) : null;
}

/** The origin an `http(s)://host[:port]` address names; null for any other text. */
export function readOrigin(text: string): string | null {
  const url = /^https?:\/\//i.test(text) ? parseUrl(text) : null;
  if (url === null) return null;
  const { protocol, host, origin, href } = url;
  return href === `${origin}/` ? originOf(protocol.slice(0, -1), host) : null;
}

/**
 * The value that the outermost trusted proxy wrote. Proxies append, so it is counted from the right;
 * a shorter list was overwritten by a proxy closer to the server.
 */
function forwarded(header: string | null, trustedProxies: number): string {
  if (header === null || trustedProxies === 0) return '';
  const values = header.split(',');
  return values.at(-Math.min(trustedProxies, values.length))?.trim() ?? '';
}

/** The origin a request was sent to, as trusted proxies forward it; null for a malformed host. */
export function requestOrigin(request: Request, trustedProxies: number): string | null {
  const { protocol, host } = new URL(request.url);
  const header = (name: string) => forwarded(request.headers.get(name), trustedProxies);
  const scheme = /^https?$/i.exec(header('x-forwarded-proto'))?.[0] ?? protocol.slice(0, -1);
  // Two Host headers arrive as one with a comma, which is not a host either.
  if (!HOST.test(request.headers.get('host') ?? host)) return null;
  return originOf(scheme, header('x-forwarded-host') || host);
}

/** Whether an origin has the site's host, even if a proxy forwards the port of another scheme. */
function hasHostOf(site: URL, origin: string): boolean {
  const { host } = new URL(origin);
  return host === site.host || new URL(`${site.protocol}//${host}`).host === site.host;
}

/** Not redirected to SITE_ORIGIN: load balancers request them by IP address. */
const HEALTH = new Set(['/healthz', '/readyz']);

/** Methods the `Request` constructor rejects. */
const FORBIDDEN_METHODS = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** An address may contain a password: it must not reach caches or other sites. */
const UNCACHED = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/**
 * Decides the public origin once for the whole site: everything after this middleware reads it from
 * the request's URL. With `SITE_ORIGIN`, pages requested at another host are redirected there. A
 * malformed host is a 400.
 */
export function publicOrigin({ siteOrigin, trustedProxies }: OriginRules): MiddlewareHandler {
  const site = siteOrigin === null ? null : new URL(siteOrigin);
  return async (context, next) => {
    const request = context.req.raw;
    const asked = requestOrigin(request, trustedProxies);
    if (asked === null) return context.text('The request names no valid host', 400, UNCACHED);
    const url = new URL(request.url);
    const origin = site?.origin ?? asked;
    const address = origin + url.pathname + url.search;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (site && isRead && !hasHostOf(site, asked) && !HEALTH.has(url.pathname)) {
      return context.body(null, 308, { ...UNCACHED, location: address });
    }
    if (origin !== url.origin && !FORBIDDEN_METHODS.has(request.method.toUpperCase())) {
      context.req.raw = new Request(address, request);
    }
    return next();
  };
}

/** Whether the public origin of a request is https. */
export function isSecure(request: Request): boolean {
  return request.url.startsWith('https:');
}
