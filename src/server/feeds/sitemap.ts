import type { Content } from '@prismicio/client';
import type { ContentClient } from '#content/client.ts';
import { routedTypes } from '#content/documentTypes.ts';
import { addressOf } from '#content/languages.ts';
import { languageTag } from '#content/languageNames.ts';
import { prefixOf, type Language } from '#content/repositoryLanguages.ts';
import { documentPath, tagPath } from '#content/links.ts';
import { isProtected } from '#content/protection.ts';
import { reservedAddress } from '#content/ownAddresses.ts';
import { element, moment, xmlText } from './xml.ts';

interface Entry {
  /** The same for the versions of a page in all languages. */
  readonly key: string;
  readonly path: string;
  readonly changed?: string;
}

const PAGE_SIZE = 100;

/** Projects that link to a case study or a website have no page of their own. */
const hasPage = (document: Content.AllDocumentTypes) =>
  !isProtected(document) &&
  (document.type !== 'project' ||
    document.data.use_spread === 'Yes' ||
    Boolean(document.data.behance_id));

/** One of the ids of a document and its translations. */
const keyOf = ({ id, alternate_languages: others }: Content.AllDocumentTypes) =>
  [id, ...others.map((other) => other.id)].sort()[0] ?? id;

/** Every address of a language that search engines may list, by its path. */
async function entriesIn(
  client: ContentClient,
  lang: string,
  languages: readonly Language[],
): Promise<Entry[]> {
  const hasMore = languages.length > 1;
  const documents = (
    await Promise.all(
      routedTypes.map((type) => client.getAllByType(type, { pageSize: PAGE_SIZE, lang })),
    )
  ).flat();
  const projects = documents.filter(({ type }) => type === 'project');
  const homes = hasMore ? await client.getByType('home', { pageSize: 1, lang }) : null;
  const isShown = (document: Content.AllDocumentTypes) =>
    hasPage(document) && reservedAddress(document, languages) === null;
  const categories = new Set(projects.flatMap(({ tags }) => tags.map(tagPath)));
  return [...(homes?.results.length === 0 ? [] : ['/']), '/portfolio', ...[...categories].sort()]
    .map((path): Entry => ({ key: path, path }))
    .concat(
      documents.filter(isShown).map((document) => ({
        key: keyOf(document),
        path: documentPath(document),
        changed: document.last_publication_date,
      })),
    );
}

/** `sitemap.xml`: addresses with the date of their last change, and the same pages in other languages. */
export async function sitemap(
  client: ContentClient,
  origin: string,
  languages: readonly Language[],
): Promise<string> {
  const hasMore = languages.length > 1;
  const perLanguage = await Promise.all(
    languages.map(async (language) => ({
      language,
      entries: await entriesIn(client, language.id, languages),
    })),
  );
  const versions = new Map<string, string[]>();
  const xDefault = new Map<string, string>();
  for (const { language, entries } of perLanguage) {
    for (const { key, path } of entries) {
      const href = origin + addressOf(prefixOf(language), path);
      const link = alternate(languageTag(language.id), href);
      versions.set(key, [...(versions.get(key) ?? []), link]);
      if (language.isMaster || !xDefault.has(key)) xDefault.set(key, alternate('x-default', href));
    }
  }
  const urls = perLanguage.flatMap(({ language, entries }) =>
    entries.map(({ key, path, changed }) => {
      const date = changed ? element('lastmod', moment(changed)) : '';
      const links = versions.get(key) ?? [];
      const others = links.length > 1 ? [...links, xDefault.get(key) ?? ''].join('') : '';
      const location = element('loc', origin + addressOf(prefixOf(language), path));
      return `<url>${location}${date}${others}</url>`;
    }),
  );
  const xhtml = hasMore ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** A version of a page, as sitemaps name it (https://developers.google.com/search/docs/specialty/international). */
const alternate = (tag: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${tag}" href="${xmlText(href)}"/>`;
