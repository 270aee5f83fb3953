import type { Call } from './Call.ts';
import { previewable } from './findView.ts';
import { ApiError, forbidden, invalid, respond } from './ApiError.ts';
import { isLoopback } from './allowedOrigins.ts';
import { parseUrl } from '../parseUrl.ts';

/**
 * `GET /api/v2/previews/<release>`, by id or ref: the data for previewing a release, or with the id
 * `.drafts` the drafts. `token` and
 * `cookie` (the value of `io.prismic.preview`) are both valid as `ref` until the release changes.
 * With `?to=<preview route of a site>` it redirects to that route with `token` and `documentId`, as
 * Prismic's editor does.
 */
export function preview({ content, base, access, url }: Call, name: string): Response {
  const { snapshot } = content;
  if (!access.releases) throw forbidden('Releases are read with an access_token', base);
  const release = previewable(snapshot).find(({ id, ref }) => id === name || ref === name);
  if (!release) {
    const known = snapshot.releases.map(({ id }) => id).join(', ') || 'none';
    const message = `There is no release '${name}'; there are: ${known}`;
    throw new ApiError(404, { type: 'not_found_error', message });
  }
  // `@prismicio/next` ignores a preview cookie that does not name `websitePreviewId=`.
  const id = encodeURIComponent(release.id);
  const token = `${base}/previews/${encodeURIComponent(release.ref)}?websitePreviewId=${id}`;
  const documentId = url.searchParams.get('documentId') ?? release.documents[0]?.id ?? null;
  const to = url.searchParams.get('to');
  if (to !== null) return redirect(to, token, documentId);
  const cookie = { _tracker: 'none', [`${snapshot.name}.prismic.io`]: { preview: token } };
  const body = {
    id: release.id,
    label: release.label,
    ref: release.ref,
    token,
    documentId,
    cookie: encodeURIComponent(JSON.stringify(cookie)),
    documents: release.documents.map(({ id, type, uid, lang }) => ({ id, type, uid, lang })),
  };
  return respond(JSON.stringify(body), 'none', access.personal);
}

/** Redirects to sites on this machine only: a link to another site would leak the token. */
function redirect(to: string, token: string, documentId: string | null): Response {
  const site = parseUrl(to);
  if (!site || !/^https?:$/.test(site.protocol) || !isLoopback(site.hostname)) {
    throw invalid(
      `to is '${to.slice(0, 100)}': the preview route of a site on this machine was expected, such as http://localhost:3000/api/preview`,
    );
  }
  site.searchParams.set('token', token);
  if (documentId !== null) site.searchParams.set('documentId', documentId);
  return new Response(null, {
    status: 302,
    headers: { location: site.href, 'cache-control': 'no-store' },
  });
}
