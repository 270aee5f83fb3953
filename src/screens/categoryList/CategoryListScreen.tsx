import { asText } from '@prismicio/client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useQueries } from '#content/queriesContext.ts';
import { NotFoundScreen } from '../notFound/NotFoundScreen.tsx';
import { moreWorkSlice, selectedWorkSlice } from '../parts/composed.ts';
import { Failure } from '../parts/Failure.tsx';
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
  if (list.isError) return <Failure what="This list" retry={() => void list.refetch()} />;
  if (list.data === null) return <NotFoundScreen />;
  const description = list.data ? (asText(list.data.description) ?? '') : null;
  const title = list.data ? list.data.name || 'Projects' : undefined;
  return (
    <>
      <Head title={title ?? 'Loading list'} description={description} />
      <PageTitle loading="Loading list">{title}</PageTitle>
      <Zone
        slices={[selectedWorkSlice, moreWorkSlice]}
        surface="list"
        leading
        work={{ ...workOf(list), description }}
        projectCount={count.data}
      />
    </>
  );
}
