import { xmlText } from '#server/feeds/xml.ts';
import * as plain from '#ui/words/en/server/plain.ts';
import { loadLanguage, type LanguageName } from '#ui/words/loadLanguage.ts';

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
