import { xmlText } from '#server/feeds/xml.ts';
import * as plain from '#ui/words/en/server/plain.ts';
import { loadLanguage, type LanguageName, nameLanguage } from '#ui/words/loadLanguage.ts';
import type { Redirects } from '#server/access/redirects/readRedirects.ts';

/** The file at an address that a page had earlier: static hosts cannot answer with a redirect. */
export async function movedPage(path: string, name: LanguageName): Promise<string> {
  const address = xmlText(path);
  const { locale, say } = await loadLanguage(name);
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <title>${say(plain.moved)}</title>
    <link rel="canonical" href="${address}" />
    <meta name="robots" content="noindex" />
    <meta http-equiv="refresh" content="0; url=${address}" />
  </head>
  <body>
    <p>${say(plain.movedTo, `<a href="${address}">${address}</a>`)}</p>
  </body>
</html>
`;
}

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
