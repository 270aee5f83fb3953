import type { Answers } from './answers.ts';
import type { ListedProjects, ProjectsPage } from './fetchers.ts';
import type { ProjectCard } from './cards.ts';

/** All known results of one kind. */
const known = (answers: Answers, kind: 'projects' | 'project_list') =>
  answers
    .known(kind)
    // Cast: the two kinds hold these results, and the number of all projects.
    .flatMap((answer) =>
      answer && typeof answer === 'object'
        ? [answer as readonly ProjectCard[] | ProjectsPage | ListedProjects]
        : [],
    );

const isOf = (uid: string) => (card: ProjectCard) => {
  const { case_study: caseStudy } = card.data;
  return card.uid === uid || ('uid' in caseStudy && caseStudy.uid === uid);
};

/**
 * The card of a project or a case study, if a list that is there has it: its title, year and link are
 * shown while the document loads.
 */
export function knownCard(answers: Answers, uid: string): ProjectCard | undefined {
  return [...known(answers, 'projects'), ...known(answers, 'project_list')]
    .flatMap((answer) => ('projects' in answer ? answer.projects : answer))
    .find(isOf(uid));
}
