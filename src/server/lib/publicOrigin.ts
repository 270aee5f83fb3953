import type { MiddlewareHandler } from 'hono';

/** What decides the origin that the site names itself by. */
export interface OriginRules {
  /** `SITE_ORIGIN`; null where the request decides. */
  readonly siteOrigin: string | null;
  /** Proxies in front of the server whose `X-Forwarded-*` headers are believed. */
  readonly trustedProxies: number;
}

/** A host name or an IP address with an optional port: URL parsers accept more, such as `a"b`. */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The normalized origin of a scheme and a host; null where the host is not one. */
function originOf(scheme: string, host: string): string | null {
  const address = `${scheme}://${host}`;
  return HOST.test(host) && URL.canParse(address) ? new URL(address).origin : null;
}

/** The origin an `http(s)://host[:port]` address names; null for any other text. */
export function readOrigin(text: string): string | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { protocol, host, origin, href } = new URL(text);
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

/** The origin a request was sent to, by what trusted proxies say of it; null for a malformed host. */
export function requestOrigin(request: Request, trustedProxies: number): string | null {
  const { protocol, host } = new URL(request.url);
  const told = (name: string) => forwarded(request.headers.get(name), trustedProxies);
  const scheme = /^https?$/i.exec(told('x-forwarded-proto'))?.[0] ?? protocol.slice(0, -1);
  // Two Host headers arrive as one with a comma, which is not a host either.
  if (!HOST.test(request.headers.get('host') ?? host)) return null;
  return originOf(scheme, told('x-forwarded-host') || host);
}

/** Whether an origin has the host of the site, also where a proxy names the port of another scheme. */
function hasHostOf(site: URL, origin: string): boolean {
  const { host } = new URL(origin);
  return host === site.host || new URL(`${site.protocol}//${host}`).host === site.host;
}

/** Answered at any host: load balancers ask by address. */
const HEALTH = new Set(['/healthz', '/readyz']);

/** Methods that no request may be constructed with. */
const UNUSABLE = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** An address may hold a password: neither caches nor other sites learn it. */
const UNCACHED = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/**
 * Decides the public origin, once for the whole site: everything after it reads it from the
 * request's URL. With `SITE_ORIGIN`, requests for pages at another host are redirected there. A
 * malformed host is answered with 400.
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
    if (origin !== url.origin && !UNUSABLE.has(request.method.toUpperCase())) {
      context.req.raw = new Request(address, request);
    }
    return next();
  };
}

/** Whether the site is at https for this request: its URL has the public origin. */
export function isSecure(request: Request): boolean {
  return request.url.startsWith('https:');
}
