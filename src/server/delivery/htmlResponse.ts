import { linkHeader } from './linkHeader.ts';
import { PAGE_SCRIPTS } from './pagePolicy.ts';

/** In seconds: when a page that lacks its content may be asked for again. */
const RETRY_AFTER = 5;

/** The response for a page that has another address now: it is asked again, for it may move back. */
export function movedResponse(location: string): Response {
  return new Response(null, { status: 308, headers: { location, 'cache-control': 'no-cache' } });
}

/**
 * The response of a page; `scripts` are the sources of the third-party scripts it needs. Browsers and
 * proxies revalidate it every time, so that a publication or a new password takes effect at once.
 */
export function htmlResponse(
  html: string,
  status: number,
  scripts: readonly string[] | null,
): Response {
  const link = linkHeader(html);
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      ...(status === 503 && { 'retry-after': String(RETRY_AFTER) }),
      ...(link && { link }),
      ...(scripts?.length && { [PAGE_SCRIPTS]: scripts.join(' ') }),
    },
  });
}
