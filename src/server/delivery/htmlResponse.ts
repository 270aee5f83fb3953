import type { Language } from '#content/repositoryLanguages.ts';
import { canonicalPath } from '#server/lib/canonicalPath.ts';
import { PAGE_SCRIPTS } from './pagePolicy.ts';

/** In seconds: when a page that lacks its content may be asked for again. */
const RETRY_AFTER = 5;

/** The response for a page that has another address now: it is asked again, for it may move back. */
export function movedResponse(location: string): Response {
  return new Response(null, { status: 308, headers: { location, 'cache-control': 'no-cache' } });
}

/** Most addresses: whatever the languages are, they have no other spelling. */
const PLAIN = /^\/(?!(?:.*\/)?categories\/|.*\/page\/1$)(?:[\da-z_.~-]+(?:\/[\da-z_.~-]+)*)?$/;

/** Leads other spellings of a page's address to the canonical one, with their query; null for that itself. */
export async function canonicalRedirect(
  { url }: Request,
  languages: () => Promise<readonly Language[]>,
): Promise<Response | null> {
  const { pathname, search } = new URL(url);
  if (PLAIN.test(pathname)) return null;
  const path = canonicalPath(pathname, await languages());
  return path === pathname ? null : movedResponse(path + search);
}

/**
 * The response of a page; `scripts` are the sources of the third-party scripts it needs. Browsers and
 * proxies revalidate it every time, so that a publication or a new password takes effect at once.
 */
export function htmlResponse(html: string, status: number, scripts: readonly string[]): Response {
  const link = linkHeader(html);
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      ...(status === 503 && { 'retry-after': String(RETRY_AFTER) }),
      ...(link && { link }),
      ...(scripts.length > 0 && { [PAGE_SCRIPTS]: scripts.join(' ') }),
    },
  });
}

/** In bytes: by default, proxies accept four kilobytes of headers in total. */
const MAX_LENGTH = 1300;

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&');

/** `<link rel="preload" as="font" …>` as the value of a `link` header; null for another tag, or one for some screens. */
function linkOf(tag: string): string | null {
  const rel = attribute(tag, 'rel');
  const href = attribute(tag, 'href');
  if (rel === 'stylesheet' && href) return `<${href}>; rel=preload; as=style`;
  const as = attribute(tag, 'as');
  if (rel !== 'preload' || as === undefined || attribute(tag, 'media') !== undefined) return null;
  const isShared = /\scrossorigin\b/i.test(tag);
  if (as === 'font' && href && isShared) {
    return `<${href}>; rel=preload; as=font; crossorigin`;
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
