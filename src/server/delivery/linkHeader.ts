/** In bytes: by default, proxies accept four kilobytes of headers in total. */
const MAX_LENGTH = 1300;

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&');

/** `<link rel="preload" as="font" …>` as the value of a `link` header; null for another tag. */
function linkOf(tag: string): string | null {
  const rel = attribute(tag, 'rel');
  const href = attribute(tag, 'href');
  if (rel === 'stylesheet' && href) return `<${href}>; rel=preload; as=style`;
  const as = attribute(tag, 'as');
  if (rel !== 'preload' || as === undefined) return null;
  const isShared = /\scrossorigin\b/i.test(tag);
  if (as === 'font' && href && isShared) {
    return `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`;
  }
  const sources = attribute(tag, 'imagesrcset');
  if (as !== 'image' || (!href && !sources)) return null;
  const sizes = attribute(tag, 'imagesizes');
  const quoted = (name: string, value: string | undefined) => (value ? `; ${name}="${value}"` : '');
  // The first address of a set, for clients that do not read `imagesrcset`.
  const first = href ?? sources?.split(' ', 1)[0] ?? '';
  return `<${first}>; rel=preload; as=image${quoted('imagesrcset', sources)}${quoted('imagesizes', sizes)}; fetchpriority=high`;
}

const isImage = (link: string) => link.includes('as=image');

/**
 * The preloads of a page's head as a `link` header: fonts, styles and the first image start before
 * the page is parsed, and proxies may send them as early hints.
 */
export function linkHeader(html: string): string {
  const head = html.slice(0, html.indexOf('</head>'));
  const found = [...head.matchAll(/<link\s[^>]*>/g)].map(([tag]) => linkOf(tag));
  const links = found.filter((link) => link !== null).filter((link) => /^[\x20-\x7e]+$/.test(link));
  // An image with many sizes is long: it comes last, if there is room.
  const sorted = links.toSorted((one, other) => Number(isImage(one)) - Number(isImage(other)));
  let header = '';
  for (const link of sorted) {
    const longer = header === '' ? link : `${header}, ${link}`;
    if (longer.length <= MAX_LENGTH) header = longer;
  }
  return header;
}
