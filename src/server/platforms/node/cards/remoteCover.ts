/** The hosts of Prismic's media; a document may name any other, which the server must not be led to. */
const HOSTS = /^(?:images|[\w-]+\.cdn)\.prismic\.io$|^prismic-io\.s3\.amazonaws\.com$/;

/** In ms. */
const TIMEOUT = 4000;

const MAX_BYTES = 8 * 1024 * 1024;

/** A cover of a hosted repository; null for one of any other host. Throws if it cannot be had now. */
export async function readRemoteCover(url: URL): Promise<Uint8Array | null> {
  if (url.protocol !== 'https:' || !HOSTS.test(url.hostname)) return null;
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) });
  const { headers, status } = response;
  const isPicture = /^image\/(?!svg)/.test(headers.get('content-type') ?? '');
  if (!response.ok || !isPicture || Number(headers.get('content-length') ?? 0) > MAX_BYTES) {
    await response.body?.cancel();
    if (status >= 500 || status === 429) throw new Error(`${url.hostname} answered ${status}`);
    return null;
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    if (length > MAX_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
