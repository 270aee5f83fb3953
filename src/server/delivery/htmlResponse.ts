import { linkHeader } from './linkHeader.ts';
import { PAGE_SCRIPTS } from './pagePolicy.ts';

/**
 * A page as an answer; `scripts` are the sources of other hosts' scripts it needs. Browsers and proxies keep it but ask each time whether it still holds, so
 * that a publication, or a password that was added, shows at the next visit.
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
      ...(link && { link }),
      ...(scripts?.length && { [PAGE_SCRIPTS]: scripts.join(' ') }),
    },
  });
}
