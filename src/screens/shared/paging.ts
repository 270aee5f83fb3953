import { useParams } from 'react-router-dom';
import type { ProjectsPage } from '#content/fetchers.ts';
import { pageNumber } from '#content/paging.ts';
import * as work from '#ui/words/en/work.ts';
import { useLanguage } from '#ui/words/language.ts';

/** A page of a list. */
export interface Paging {
  /** Path of the list's first page. */
  readonly path: string;
  readonly page: number;
  /** How many there are; 0 until it is known. */
  readonly pages: number;
}

/** The page that the address names; null if it names none. */
export const usePageNumber = (): number | null => pageNumber(useParams()['page']);

/** Whether a list has no such page. */
export const isMissing = (page: number | null, data: ProjectsPage | undefined): boolean =>
  page === null || (page > 1 && data?.projects.length === 0);

/** The title of the document, which differs from page to page. */
export function usePagedTitle(title: string, { page, pages }: Paging): string {
  const { count, say } = useLanguage();
  return page === 1 || pages === 0
    ? title
    : `${title}, ${say(work.pageOf, count(page), count(pages))}`;
}
