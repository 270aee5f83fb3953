import { useLocation } from 'react-router-dom';
import { useAnswer } from '#content/answers.ts';
import type { ProjectCard } from '#content/cards.ts';
import { useQueries } from '#content/queries.ts';

/** What follows the page of a project or a case study; null at the end of other pages. */
export function useNext(): ProjectCard | null {
  const { pathname } = useLocation();
  const [, segment, uid = ''] = /^\/(project|case-study)\/([^/]+)/.exec(pathname) ?? [];
  const type = segment === 'project' ? 'project' : 'case_study';
  const query = useQueries().next(type, decodeURIComponent(uid));
  return useAnswer({ ...query, enabled: uid !== '' }).data ?? null;
}
