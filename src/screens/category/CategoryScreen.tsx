import { useParams } from 'react-router-dom';
import { useAnswer } from '#content/answers.ts';
import { categoryTitle, tagMatches } from '#content/category.ts';
import { tagPath } from '#content/links.ts';
import { useQueries } from '#content/queries.ts';
import { NotFound } from '../shared/rareParts.ts';
import { workSlice } from '../shared/composed.ts';
import { Head } from '../shared/Head.tsx';
import { Pages } from '../shared/Pages.tsx';
import { isMissing, usePagedTitle, usePageNumber } from '../shared/paging.ts';
import { PageTitle } from '../shared/PageTitle.tsx';
import { workOf } from '../shared/work.ts';
import { SliceZone } from '../SliceZone.tsx';

/** The light waxes from the menu's first category, 0, to the last, 1. Others have all of it. */
function shareOf(tag: string, rows: readonly { readonly address: string | null }[] = []): number {
  const tags = rows.flatMap(({ address }) => address?.split('/categories/')[1] ?? []);
  const index = tags.findIndex((own) => tagMatches(own, tag));
  return index < 0 || tags.length < 2 ? 1 : index / (tags.length - 1);
}

/** The projects of a category; one without projects is not found. */
export function CategoryScreen() {
  const { tag = '' } = useParams();
  const settings = useAnswer(useQueries().settings());
  const page = usePageNumber();
  const projects = useAnswer(useQueries().category(tag, page ?? 1));
  const title = categoryTitle(tag);
  const pages = projects.data?.pages ?? 0;
  const paging = { path: tagPath(tag), page: page ?? 1, pages };
  const paged = usePagedTitle(title, paging);
  if (!title || (pages === 0 && projects.data) || isMissing(page, projects.data))
    return <NotFound />;
  return (
    <>
      <Head title={paged} />
      <PageTitle lit={shareOf(tag, settings.data?.data.menu_rows)}>{title}</PageTitle>
      <SliceZone slices={[workSlice]} variant="list" leading work={workOf(projects)} />
      <Pages {...paging} />
    </>
  );
}
