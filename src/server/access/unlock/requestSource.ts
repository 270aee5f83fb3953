/**
 * Whether `Origin` is another site's. A browser's own `same-origin` wins, because a proxy may hide
 * the site's origin from this server.
 */
function hasOtherOrigin({ headers, url }: Request): boolean {
  const origin = headers.get('origin');
  if (origin === null || headers.get('sec-fetch-site') === 'same-origin') return false;
  return origin !== new URL(url).origin;
}

/** Whether a page of another site sent a request. Clients other than browsers send no such headers. */
export function isCrossSite(request: Request): boolean {
  return request.headers.get('sec-fetch-site') === 'cross-site' || hasOtherOrigin(request);
}

/**
 * Whether a request is a top-level navigation, by a link on any site or a typed address, rather than
 * by an image, frame or script. Clients other than browsers are allowed; some send `Sec-Fetch-Mode`
 * without the other two headers.
 */
export function isNavigation(request: Request): boolean {
  const { headers } = request;
  if (hasOtherOrigin(request)) return false;
  if (!headers.has('sec-fetch-site') && !headers.has('sec-fetch-dest')) return true;
  const mode = headers.get('sec-fetch-mode') ?? 'navigate';
  const destination = headers.get('sec-fetch-dest') ?? 'document';
  return mode === 'navigate' && destination === 'document';
}

/** Headers by which programs that load a page ahead of its being opened say so. */
const AHEAD = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];
const isAhead = ({ headers }: Request) =>
  AHEAD.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ''));

/**
 * Whether a person opened an address, rather than a program that looks ahead or makes a preview of a message's links.
 * Browsers say so on https and on this machine; elsewhere only what they accept tells them apart.
 */
export function isOpenedByPerson(request: Request): boolean {
  const { method, headers, url } = request;
  if (method !== 'GET' || isAhead(request)) return false;
  if (!(headers.get('accept') ?? '').includes('text/html')) return false;
  return headers.get('sec-fetch-dest') === 'document' || new URL(url).protocol === 'http:';
}
