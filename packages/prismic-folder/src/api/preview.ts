import type { Call } from './Call.ts';
import { domainOf, previewable } from './findView.ts';
import { ApiError, closedReleases, invalid, respond } from './ApiError.ts';
import { isLoopback } from './allowedOrigins.ts';
import { parseUrl } from '../parseUrl.ts';

const COOKIE = 'io.prismic.preview';

/** In place of a release: ends the preview. */
const PUBLISHED = '.published';

/**
 * `GET /api/v2/previews/<release>`, by id or ref: the data for previewing a release, or with the id
 * `.drafts` the drafts. `token` and `cookie` (the value of `io.prismic.preview`) are both valid as
 * `ref` as long as the release exists, also while it changes. With `?to=<preview route of a site>` it redirects to that route
 * with `token` and `documentId`, as Prismic's editor does, and sets the cookie, as Prismic's toolbar
 * does. `.published` removes the cookie and redirects without them.
 */
export function preview({ content, base, access, url }: Call, name: string): Response {
  const { snapshot } = content;
  const to = url.searchParams.get('to');
  if (name === PUBLISHED) return redirect(siteOf(to ?? ''), url, '; Max-Age=0');
  if (!access.releases) throw closedReleases(base);
  const release = previewable(snapshot).find(({ id, ref }) => id === name || ref === name);
  if (!release) {
    const known = snapshot.releases.map(({ id }) => id).join(', ') || 'none';
    const message = `There is no release '${name}'; there are: ${known}`;
    throw new ApiError(404, { type: 'not_found_error', message });
  }
  // The id, not the ref: what a site shows follows the next save.
  const token = new URL(`${base}/previews/${encodeURIComponent(release.id)}`);
  // Libraries for frameworks tell a preview by what a hosted one's address has: `@prismicio/next` 2 by
  // this parameter, its version 1 and `@prismicio/svelte` by the domain.
  token.searchParams.set('websitePreviewId', release.id);
  const domain = domainOf(snapshot);
  token.searchParams.set('repository', domain);
  const documentId = url.searchParams.get('documentId') ?? release.documents[0]?.id ?? null;
  const session = { _tracker: 'none', [domain]: { preview: token.href } };
  const cookie = encodeURIComponent(JSON.stringify(session));
  if (to !== null) {
    const site = siteOf(to);
    site.searchParams.set('token', token.href);
    if (documentId !== null) site.searchParams.set('documentId', documentId);
    return redirect(site, url, cookie);
  }
  const body = {
    id: release.id,
    label: release.label,
    ref: release.ref,
    token: token.href,
    documentId,
    cookie,
    documents: release.documents.map(({ id, type, uid, lang }) => ({ id, type, uid, lang })),
  };
  return respond(JSON.stringify(body), 'none', access.personal);
}

/** Only sites on this machine: a link to another one would leak the token. Throws a 400. */
function siteOf(to: string): URL {
  const site = parseUrl(to);
  if (site && /^https?:$/.test(site.protocol) && isLoopback(site.hostname)) return site;
  throw invalid(
    `to is '${to.slice(0, 100)}': the preview route of a site on this machine was expected, such as http://localhost:3000/api/preview`,
  );
}

/**
 * Redirects to a site. Cookies are the same on all ports of a host, so a site on this host gets the
 * preview's: `@nuxtjs/prismic` leaves that to the toolbar, which is not there offline.
 */
function redirect(site: URL, { hostname }: URL, cookie: string): Response {
  const headers = new Headers({ location: site.href, 'cache-control': 'no-store' });
  if (site.hostname === hostname) {
    headers.set('set-cookie', `${COOKIE}=${cookie}; Path=/; SameSite=Lax`);
  }
  return new Response(null, { status: 302, headers });
}
