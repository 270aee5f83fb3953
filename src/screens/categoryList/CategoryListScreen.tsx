import { asText } from '@prismicio/client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useQueries } from '#content/queriesContext.ts';
import { NotFoundScreen } from '../notFound/NotFoundScreen.tsx';
import { moreWorkSlice, workSlice } from '../parts/composed.ts';
import { Head } from '../parts/Head.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { workOf } from '../parts/work.ts';
import { Zone } from '../Zone.tsx';

/** A named list with its description, and the way to all the rest. */
export function CategoryListScreen() {
  const { listUID = '' } = useParams();
  const queries = useQueries();
  const list = useQuery(queries.list(listUID));
  const count = useQuery(queries.projectCount());
  if (list.data === null) return <NotFoundScreen />;
  const description = list.data ? asText(list.data.description) : '';
  return (
    <>
      <Head title={list.data?.name} description={description || null} />
      <PageTitle note={description}>{list.data?.name ?? ''}</PageTitle>
      <Zone
        slices={[workSlice, moreWorkSlice]}
        surface="list"
        leading
        work={workOf(list)}
        projectCount={count.data}
      />
    </>
  );
}
