import type { QueryClient } from '@tanstack/react-query';
import type { ListedProjects } from './fetchers.ts';
import type { ProjectCard } from './cards.ts';

/** All cached results of one kind. */
const cached = (client: QueryClient, kind: 'projects' | 'project_list') =>
  client
    // Cast: the two kinds hold these results, and the number of all projects.
    .getQueriesData<readonly ProjectCard[] | ListedProjects | number | null>({ queryKey: [kind] })
    .flatMap(([, answer]) => (answer && typeof answer === 'object' ? [answer] : []));

const isOf = (uid: string) => (card: ProjectCard) => {
  const { case_study: caseStudy } = card.data;
  return card.uid === uid || ('uid' in caseStudy && caseStudy.uid === uid);
};

/**
 * The card of a project or a case study, if a cached list has it: its title, year and link are
 * shown while the document loads.
 */
export function knownCard(client: QueryClient, uid: string): ProjectCard | undefined {
  return [...cached(client, 'projects'), ...cached(client, 'project_list')]
    .flatMap((answer) => ('projects' in answer ? answer.projects : answer))
    .find(isOf(uid));
}
