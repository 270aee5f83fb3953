import { xmlText } from '#server/feeds/xml.ts';

/** The file at an address that a page had earlier: static hosts cannot answer with a redirect. */
export function movedPage(path: string): string {
  const address = xmlText(path);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Moved</title>
    <link rel="canonical" href="${address}" />
    <meta name="robots" content="noindex" />
    <meta http-equiv="refresh" content="0; url=${address}" />
  </head>
  <body>
    <p>This page has moved to <a href="${address}">${address}</a>.</p>
  </body>
</html>
`;
}
