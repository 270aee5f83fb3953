import { asText, NotFoundError } from '@prismicio/client';
import { cardTarget, toCard } from '#content/cards.ts';
import type { ContentClient } from '#content/client.ts';
import { documentPath } from '#content/links.ts';
import { PAGE_SIZE } from '#content/fetchers.ts';
import * as feed from '#ui/words/en/server/feed.ts';
import * as work from '#ui/words/en/work.ts';
import { loadLanguage, nameLanguage } from '#ui/words/loadLanguage.ts';
import { element, moment, xmlText } from './xml.ts';

/** `feed.xml`: the newest projects as an Atom feed (RFC 4287). */
export async function atom(client: ContentClient, origin: string): Promise<string> {
  const [settings, { results }] = await Promise.all([
    client.getSingle('settings').catch((error: unknown) => {
      if (error instanceof NotFoundError) return null;
      throw error;
    }),
    client.getByType('project', {
      orderings: [{ field: 'my.project.project_date', direction: 'desc' }],
      pageSize: PAGE_SIZE,
    }),
  ]);
  const { say } = await loadLanguage(nameLanguage(settings?.lang ?? 'en'));
  const name = settings?.data.name || say(feed.portfolio);
  const entries = results.map((project) => {
    const target = cardTarget(toCard(project));
    const path = target.kind === 'internal' ? target.path : documentPath(project);
    const href = target.kind === 'external' ? target.url : origin + path;
    return [
      '<entry>',
      element('id', origin + documentPath(project)),
      element('title', asText(project.data.project_title) || say(work.title)),
      `<link href="${xmlText(href)}"/>`,
      element('published', moment(project.first_publication_date)),
      element('updated', moment(project.last_publication_date)),
      element('summary', asText(project.data.project_description) || say(work.description)),
      ...project.tags.map((tag) => `<category term="${xmlText(tag)}"/>`),
      '</entry>',
    ].join('\n');
  });
  const changed = results
    .map((project) => moment(project.last_publication_date))
    .sort()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', `${origin}/`),
    element('title', settings?.data.meta_title || name),
    `<link rel="self" href="${origin}/feed.xml"/>`,
    `<link href="${origin}/"/>`,
    `<author>${element('name', name)}</author>`,
    element('updated', changed ?? moment(null)),
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
