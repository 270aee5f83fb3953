import { nameLanguage } from '#ui/words/loadLanguage.ts';
import type { Redirects } from '#server/access/redirects/readRedirects.ts';
import { movedPage } from './movedPage.ts';

/** The list of redirects that Cloudflare Pages and Netlify read. */
const LIST = '/_redirects';

/**
 * The files of old addresses: a page at each, which leads on anywhere, and a list for the hosts that answer with a
 * redirect themselves. `lang`: of these pages.
 */
export async function redirectFiles(
  { all }: Pick<Redirects, 'all'>,
  lang: string,
): Promise<(readonly [path: string, text: string])[]> {
  if (all.length === 0) return [];
  const name = nameLanguage(lang);
  const pages = all.map(async ([from, to]) => {
    const file = /\.html?$/i.test(from) ? from : `${from.replace(/\/$/, '')}/index.html`;
    return [decodeURIComponent(file), await movedPage(to, name)] as const;
  });
  const list = all.map(([from, to]) => `${from} ${to} 301\n`).join('');
  return [...(await Promise.all(pages)), [LIST, list]];
}
