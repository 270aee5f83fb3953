import type { Answer } from '#content/answers.ts';
import type { ProjectCard } from '#content/cards.ts';
import type { ListedProjects, ProjectsPage } from '#content/fetchers.ts';
import type { WorkState } from '#content/sliceZone.ts';

/** A list query as work slices use it. */
export function workOf(
  query: Answer<readonly ProjectCard[] | ProjectsPage | ListedProjects | null>,
): WorkState {
  const { data, status } = query;
  const list = data && 'projects' in data ? data : null;
  return {
    state: status,
    // Cast: a result without `projects` is the cards themselves.
    cards: list ? list.projects : ((data as readonly ProjectCard[] | null) ?? []),
    listName: list && 'name' in list ? list.name : undefined,
    retry: () => query.refetch(),
  };
}
