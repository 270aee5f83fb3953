import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { categoryTitle } from '#content/category.ts';
import { useQueries } from '#content/queries.ts';
import { NotFoundScreen } from '../notFound/NotFoundScreen.tsx';
import { workSlice } from '../shared/composed.ts';
import { Head } from '../shared/Head.tsx';
import { PageTitle } from '../shared/PageTitle.tsx';
import { workOf } from '../shared/work.ts';
import { SliceZone } from '../SliceZone.tsx';

/** The projects of a category; one without projects is not found. */
export function CategoryScreen() {
  const { tag = '' } = useParams();
  const projects = useQuery(useQueries().category(tag));
  const title = categoryTitle(tag);
  if (!title || projects.data?.length === 0) return <NotFoundScreen />;
  return (
    <>
      <Head title={title} />
      <PageTitle lit>{title}</PageTitle>
      <SliceZone slices={[workSlice]} variant="list" leading work={workOf(projects)} />
    </>
  );
}
