import { routedTypes } from '#content/documentTypes.ts';
import type { ContentClient } from '#content/client.ts';
import { isProtected } from '#content/protection.ts';
import { documentPath, tagPath } from '#content/links.ts';
import { element, moment } from './xml.ts';

interface Entry {
  readonly path: string;
  readonly changed?: string;
}

/** Every address that search engines may list. */
async function entries(client: ContentClient): Promise<Entry[]> {
  const lists = await Promise.all(
    routedTypes.map((type) => client.getAllByType(type, { pageSize: 100 })),
  );
  const documents = lists.flat().filter((document) => {
    if (isProtected(document)) return false;
    // Projects that link to a case study or a website have no page of their own.
    if (document.type !== 'project') return true;
    return document.data.use_spread === 'Yes' || Boolean(document.data.behance_id);
  });
  const categories = new Set((await client.getTags()).map(tagPath));
  return [
    { path: '/' },
    { path: '/portfolio' },
    ...[...categories].sort().map((path) => ({ path })),
    ...documents.map((document) => ({
      path: documentPath(document),
      changed: document.last_publication_date,
    })),
  ];
}

/** `sitemap.xml`: addresses with the date of their last change. */
export async function sitemap(client: ContentClient, origin: string): Promise<string> {
  const urls = (await entries(client)).map(({ path, changed }) => {
    const date = changed ? element('lastmod', moment(changed)) : '';
    return `<url>${element('loc', origin + path)}${date}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
