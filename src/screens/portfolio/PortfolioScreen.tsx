import { useAnswer } from '#content/answers.ts';
import { useQueries } from '#content/queries.ts';
import { useInLanguage, usePageAddress } from '#content/site.ts';
import * as work from '#ui/words/en/work.ts';
import { useLanguage, type Say } from '#ui/words/language.ts';
import { workSlice } from '../shared/composed.ts';
import { Head } from '../shared/Head.tsx';
import { PageTitle } from '../shared/PageTitle.tsx';
import { workOf } from '../shared/work.ts';
import { SliceZone } from '../SliceZone.tsx';
import { cardTarget, type ProjectCard } from '#content/cards.ts';
import { projectWords } from '../shared/structuredData.ts';

type Absolute = (path: string) => string;

/** A card's target as an absolute address, if it has one. */
function addressOf(card: ProjectCard, absolute: Absolute): string | undefined {
  const target = cardTarget(card);
  if (target.kind === 'internal') return absolute(target.path);
  return target.kind === 'external' ? target.url : undefined;
}

/** A page of projects with its items in order, for search engines. */
function collectionData(
  page: { readonly name: string; readonly path: string },
  cards: readonly ProjectCard[],
  absolute: Absolute,
  say: Say,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: page.name,
    url: absolute(page.path),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: cards.length,
      itemListElement: cards.map((card, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: projectWords(card.data, say).title,
        url: addressOf(card, absolute),
      })),
    },
  };
}

const PATH = '/portfolio';

/** Every project, newest first. */
export function PortfolioScreen() {
  const projects = useAnswer(useQueries().portfolio());
  const absolute = usePageAddress();
  const { say } = useLanguage();
  const page = { name: say(work.allProjects), path: PATH };
  const inLanguage = useInLanguage();
  const data = projects.data
    ? [{ ...collectionData(page, projects.data, absolute, say), ...inLanguage }]
    : [];
  return (
    <>
      <Head title={page.name} data={data} />
      <PageTitle>{page.name}</PageTitle>
      <SliceZone slices={[workSlice]} variant="list" leading work={workOf(projects)} />
    </>
  );
}
