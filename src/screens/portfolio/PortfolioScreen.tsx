import { useAnswer } from '#content/answers.ts';
import { PAGE_SIZE, pagePath } from '#content/paging.ts';
import { useQueries } from '#content/queries.ts';
import { useInLanguage, usePageAddress } from '#content/site.ts';
import * as work from '#ui/words/en/work.ts';
import { useLanguage, type Say } from '#ui/words/language.ts';
import { NotFound } from '../shared/rareParts.ts';
import { workSlice } from '../shared/composed.ts';
import { Head } from '../shared/Head.tsx';
import { Pages } from '../shared/Pages.tsx';
import { isMissing, usePagedTitle, usePageNumber, type Paging } from '../shared/paging.ts';
import { PageTitle } from '../shared/PageTitle.tsx';
import { projectWords } from '../shared/projectWords.ts';
import { workOf } from '../shared/work.ts';
import { SliceZone } from '../SliceZone.tsx';
import { cardTarget, type ProjectCard } from '#content/cards.ts';

type Absolute = (path: string) => string;

/** A card's target as an absolute address, if it has one. */
function addressOf(card: ProjectCard, absolute: Absolute): string | undefined {
  const target = cardTarget(card);
  if (target.kind === 'internal') return absolute(target.path);
  return target.kind === 'external' ? target.url : undefined;
}

/** A page of projects with its items in order, for search engines. */
function collectionData(
  name: string,
  { path, page }: Paging,
  cards: readonly ProjectCard[],
  absolute: Absolute,
  say: Say,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name,
    url: absolute(pagePath(path, page)),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: cards.length,
      itemListElement: cards.map((card, index) => ({
        '@type': 'ListItem',
        position: (page - 1) * PAGE_SIZE + index + 1,
        name: projectWords(card.data, say).title,
        url: addressOf(card, absolute),
      })),
    },
  };
}

const PATH = '/portfolio';

/** Every project, newest first, on as many pages as they need. */
export function PortfolioScreen() {
  const page = usePageNumber();
  const projects = useAnswer(useQueries().portfolio(page ?? 1));
  const absolute = usePageAddress();
  const { say } = useLanguage();
  const pages = projects.data?.pages ?? 0;
  const paging = { path: PATH, page: page ?? 1, pages };
  const name = say(work.allProjects);
  const title = usePagedTitle(name, paging);
  const inLanguage = useInLanguage();
  const data = projects.data
    ? [{ ...collectionData(name, paging, projects.data.projects, absolute, say), ...inLanguage }]
    : [];
  if (isMissing(page, projects.data)) return <NotFound />;
  return (
    <>
      <Head title={title} data={data} />
      <PageTitle>{name}</PageTitle>
      <SliceZone slices={[workSlice]} variant="list" leading work={workOf(projects)} />
      <Pages {...paging} />
    </>
  );
}
