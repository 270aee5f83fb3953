import { cardTarget, projectTexts, toCard } from '#content/cards.ts';
import type { ContentClient } from '#content/client.ts';
import { addressOf } from '#content/languages.ts';
import { languageTag } from '#content/languageNames.ts';
import { prefixOf, type Language } from '#content/repositoryLanguages.ts';
import { documentPath } from '#content/links.ts';
import { readSettings } from '#content/fetchers.ts';
import { PAGE_SIZE } from '#content/paging.ts';
import * as feed from '#ui/words/en/server/feed.ts';
import * as work from '#ui/words/en/work.ts';
import { loadLanguage, nameLanguage } from '#ui/words/loadLanguage.ts';
import { element, moment, xmlText } from './xml.ts';

/** `feed.xml`: the newest projects of the client's language as an Atom feed (RFC 4287). */
export async function atom(
  client: ContentClient,
  origin: string,
  language: Language,
): Promise<string> {
  const at = (path: string) => origin + addressOf(prefixOf(language), path);
  const [settings, { results }] = await Promise.all([
    readSettings(client),
    client.getByType('project', {
      orderings: [{ field: 'my.project.project_date', direction: 'desc' }],
      pageSize: PAGE_SIZE,
    }),
  ]);
  const { say } = await loadLanguage(nameLanguage(language.id));
  const name = settings?.data.name || say(feed.portfolio);
  const entries = results.map((project) => {
    const { title, about } = projectTexts(project.data);
    const target = cardTarget(toCard(project));
    const path = target.kind === 'internal' ? target.path : documentPath(project);
    const href = target.kind === 'external' ? target.url : at(path);
    return [
      '<entry>',
      element('id', at(documentPath(project))),
      element('title', title || say(work.title)),
      `<link href="${xmlText(href)}"/>`,
      element('published', moment(project.first_publication_date)),
      element('updated', moment(project.last_publication_date)),
      ...(about ? [element('summary', about)] : []),
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
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag(language.id)}">`,
    element('id', at('/')),
    element('title', settings?.data.meta_title || name),
    `<link rel="self" href="${at('/feed.xml')}"/>`,
    `<link href="${at('/')}"/>`,
    `<author>${element('name', name)}</author>`,
    element('updated', changed ?? moment(null)),
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
