import type { Call } from './Call.ts';
import { ApiError, forbidden } from './ApiError.ts';
import { respond } from './respond.ts';

/**
 * `GET /api/v2/previews/<release>`, by id or ref: what a preview of the release needs. `token` and
 * `cookie` (the value of `io.prismic.preview`) both serve as `ref` until the release changes.
 */
export function preview({ content, base, access, url }: Call, name: string): Response {
  const { snapshot } = content;
  if (!access.releases) throw forbidden('Releases are read with an access_token', base);
  const release = snapshot.releases.find(({ id, ref }) => id === name || ref === name);
  if (!release) {
    const known = snapshot.releases.map(({ id }) => id).join(', ') || 'none';
    const message = `There is no release '${name}'; there are: ${known}`;
    throw new ApiError(404, { type: 'not_found_error', message });
  }
  const token = `${base}/previews/${encodeURIComponent(release.ref)}`;
  const documentId = url.searchParams.get('documentId') ?? release.documents[0]?.id ?? null;
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
  return respond(JSON.stringify(body), 'never', access.personal);
}
