import { useLocation, useParams } from 'react-router-dom';
import { useAnswer } from '#content/answers.ts';
import type { ProjectCard } from '#content/cards.ts';
import { useQueries } from '#content/queries.ts';

/** What follows the page of a project or a case study; null before it is known, and where nothing does. */
export function useNext(): ProjectCard | null {
  const { pathname } = useLocation();
  const { uid = '' } = useParams();
  const type = pathname.startsWith('/project/') ? 'project' : 'case_study';
  const query = useQueries().next(type, uid);
  return useAnswer({ ...query, enabled: uid !== '' }).data ?? null;
}
