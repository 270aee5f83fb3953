import { cardTarget, type ProjectCard } from '#content/cards.ts';
import { createContentClient } from '#content/client.ts';
import { createFetchers } from '#content/fetchers.ts';
import { parseUrl } from '#ui/parseUrl.ts';
import { CANVAS_PATH } from '#page-editor/paths';
import type { OrderedDocuments } from '#page-editor';

/** Where a card leads, in words. */
function leadsTo(card: ProjectCard): string {
  const target = cardTarget(card);
  if (target.kind === 'external') return parseUrl(target.url)?.hostname ?? target.url;
  if (target.kind === 'none') return 'leads nowhere';
  const { case_study: study } = card.data;
  if (!('uid' in study) || !study.uid) return 'own page';
  return study.uid === card.uid ? 'case study' : `case study ${study.uid}`;
}

/** The projects of the site with their drafts: the featured ones, and all, newest first. */
export async function readWork(lang: string | undefined): Promise<OrderedDocuments> {
  const endpoint = `${window.location.origin}${CANVAS_PATH}/api/v2`;
  const fetchers = createFetchers(createContentClient({ endpoint, lang }));
  const [featured, first] = await Promise.all([fetchers.featured(), fetchers.portfolio()]);
  const others = Array.from({ length: first.pages - 1 }, (_, at) => fetchers.portfolio(at + 2));
  const pages = [first, ...(await Promise.all(others))];
  return {
    ruled: featured.map(({ id }) => id),
    all: pages
      .flatMap(({ projects }) => projects)
      .map((card) => {
        const year = card.data.project_date?.slice(0, 4) ?? '';
        const detail = [year, leadsTo(card)].filter((words) => words !== '').join(', ');
        return { id: card.id, detail };
      }),
  };
}
