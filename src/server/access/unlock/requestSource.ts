/**
 * Whether `Origin` names another site. A browser that says `same-origin` itself is right even where
 * a proxy hides the site's own origin from this server.
 */
function hasOtherOrigin({ headers, url }: Request): boolean {
  const origin = headers.get('origin');
  if (origin === null || headers.get('sec-fetch-site') === 'same-origin') return false;
  return origin !== new URL(url).origin;
}

/** Whether a page of another site sent a request. Clients that are not browsers do not say. */
export function isCrossSite(request: Request): boolean {
  return request.headers.get('sec-fetch-site') === 'cross-site' || hasOtherOrigin(request);
}

/**
 * Whether a request opens a page in a tab: by a link, on whatever site, or an address that was
 * typed. Images, frames and scripts of pages do not. Clients that are not browsers may ask too; some
 * send `Sec-Fetch-Mode`, but not where the request comes from and what it is for.
 */
export function isNavigation(request: Request): boolean {
  const { headers } = request;
  if (hasOtherOrigin(request)) return false;
  if (!headers.has('sec-fetch-site') && !headers.has('sec-fetch-dest')) return true;
  const mode = headers.get('sec-fetch-mode') ?? 'navigate';
  const destination = headers.get('sec-fetch-dest') ?? 'document';
  return mode === 'navigate' && destination === 'document';
}
