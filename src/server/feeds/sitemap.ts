import { plainTag } from '#content/category.ts';
import { routedTypes } from '#content/documentTypes.ts';
import { addressOf } from '#content/languages.ts';
import { languageTag } from '#content/languageNames.ts';
import { prefixOf, type Language } from '#content/repositoryLanguages.ts';
import { documentPath, tagPath } from '#content/links.ts';
import { PAGE_SIZE, pagePath } from '#content/paging.ts';
import { reservedAddress } from '#content/ownAddresses.ts';
import type { ListedDocument } from '#server/access/policy/facts.ts';
import type { Policy } from '#server/access/policy/Policy.ts';
import { element, moment, xmlText } from './xml.ts';

/** What one file may hold (https://www.sitemaps.org/protocol.html): addresses, and bytes with some to spare. */
const MAX_ADDRESSES = 50_000;
const MAX_BYTES = 45_000_000;

interface Entry {
  /** The same for the versions of a page in all languages. */
  readonly key: string;
  readonly path: string;
  readonly changed?: string;
}

/** What a sitemap is made of. */
type Content = Pick<Policy, 'listed' | 'documents'>;

/** One of the ids of a document and its translations. */
const keyOf = ({ id, translations }: ListedDocument) => [id, ...translations].sort()[0] ?? id;

/** The pages of all projects, and of each category. */
function listPages(projects: readonly ListedDocument[]): string[] {
  const paths = new Map(projects.flatMap(({ tags }) => tags.map((tag) => [tagPath(tag), tag])));
  const counts = new Map<string, number>();
  for (const { tags } of projects) {
    // A category has one spelling for who counts.
    for (const name of new Set(tags.map(plainTag))) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const pages = (path: string, count: number) =>
    Array.from({ length: Math.max(1, Math.ceil(count / PAGE_SIZE)) }, (_none, at) =>
      pagePath(path, at + 1),
    );
  return [
    ...pages('/portfolio', projects.length),
    ...[...paths]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([path, tag]) => pages(path, counts.get(plainTag(tag)) ?? 0)),
  ];
}

/** Every address of a language that search engines may list, by its path. */
function entriesIn(
  { listed, documents: protectedDocuments }: Content,
  lang: string,
  languages: readonly Language[],
): Entry[] {
  const documents = listed.filter((one) => one.lang === lang);
  const hasHome = languages.length === 1 || documents.some(({ type }) => type === 'home');
  const projects = documents.filter(({ type }) => type === 'project');
  const lists = listPages(projects);
  const isShown = (document: ListedDocument) =>
    document.hasOwnPage &&
    !protectedDocuments.has(document.id) &&
    reservedAddress(document, languages) === null;
  return [...(hasHome ? ['/'] : []), ...lists]
    .map((path): Entry => ({ key: path, path }))
    .concat(
      routedTypes
        .flatMap((type) =>
          documents.filter((document) => document.type === type && isShown(document)),
        )
        .map((document) => ({
          key: keyOf(document),
          path: documentPath(document),
          changed: document.changed,
        })),
    );
}

/** `<url>` elements: addresses with the date of their last change, and the same pages in other languages. */
function urlsOf(content: Content, origin: string, languages: readonly Language[]): string[] {
  const perLanguage = languages.map((language) => ({
    language,
    entries: entriesIn(content, language.id, languages),
  }));
  const versions = new Map<string, string[]>();
  const xDefault = new Map<string, string>();
  for (const { language, entries } of languages.length > 1 ? perLanguage : []) {
    const tag = languageTag(language.id);
    for (const { key, path } of entries) {
      const href = origin + addressOf(prefixOf(language), path);
      const link = alternate(tag, href);
      versions.set(key, [...(versions.get(key) ?? []), link]);
      if (language.isMaster || !xDefault.has(key)) xDefault.set(key, alternate('x-default', href));
    }
  }
  return perLanguage.flatMap(({ language, entries }) =>
    entries.map(({ key, path, changed }) => {
      const date = changed ? element('lastmod', moment(changed)) : '';
      const links = versions.get(key) ?? [];
      const others = links.length > 1 ? [...links, xDefault.get(key) ?? ''].join('') : '';
      const location = element('loc', origin + addressOf(prefixOf(language), path));
      return `<url>${location}${date}${others}</url>`;
    }),
  );
}

/** As many elements for each file as it may hold. */
function inFiles(urls: readonly string[]): string[][] {
  const files: string[][] = [[]];
  let bytes = 0;
  for (const url of urls) {
    // Addresses are percent-encoded: a character is a byte.
    bytes += url.length + 1;
    if ((files.at(-1)?.length ?? 0) >= MAX_ADDRESSES || bytes > MAX_BYTES) {
      files.push([]);
      bytes = url.length + 1;
    }
    files.at(-1)?.push(url);
  }
  return files;
}

/**
 * `sitemap.xml` or, of a site that is too large for one file, its index and `sitemap-1.xml` and so on; null for a `part`
 * that there is not. It is made of what the access policy has read: asking for all documents again would take long.
 */
export function sitemap(
  content: Content,
  origin: string,
  languages: readonly Language[],
  part: number | null,
): string | null {
  const files = inFiles(urlsOf(content, origin, languages));
  if (part === null && files.length > 1) {
    const parts = files.map((_, index) => element('loc', `${origin}${partPath(index + 1)}`));
    return document(
      'sitemapindex',
      parts.map((one) => `<sitemap>${one}</sitemap>`),
    );
  }
  const urls = part === null ? files[0] : files.length > 1 ? files[part - 1] : undefined;
  const isForeign = languages.length > 1;
  return urls ? document('urlset', urls, isForeign) : null;
}

const partPath = (part: number) => `/sitemap-${part}.xml`;

/** The paths of a sitemap's other files, as it names them. */
export const partsIn = (text: string): string[] =>
  [...text.matchAll(/<sitemap><loc>[^<]*(\/[^/<]+)<\/loc>/g)].map(([, path = '']) => path);

function document(root: string, elements: readonly string[], hasLinks = false): string {
  const xhtml = hasLinks ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>`,
    ...elements,
    `</${root}>`,
    '',
  ].join('\n');
}

/** A version of a page, as sitemaps name it (https://developers.google.com/search/docs/specialty/international). */
const alternate = (tag: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${tag}" href="${xmlText(href)}"/>`;
