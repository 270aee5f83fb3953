import { asText } from '@prismicio/client';
import { useParams } from 'react-router-dom';
import { useAnswer } from '#content/answers.ts';
import { useQueries } from '#content/queries.ts';
import { NotFoundScreen } from '../notFound/NotFoundScreen.tsx';
import { moreWorkSlice, selectedWorkSlice } from '../shared/composed.ts';
import { Failure } from '../shared/Failure.tsx';
import { Head } from '../shared/Head.tsx';
import { PageTitle } from '../shared/PageTitle.tsx';
import { workOf } from '../shared/work.ts';
import { SliceZone } from '../SliceZone.tsx';

/** A named list with its description, and the link to all projects. */
export function CategoryListScreen() {
  const { uid = '' } = useParams();
  const queries = useQueries();
  const list = useAnswer(queries.list(uid));
  const count = useAnswer(queries.projectCount());
  if (list.isError) return <Failure what="This list" retry={() => void list.refetch()} />;
  if (list.data === null) return <NotFoundScreen />;
  const description = list.data ? (asText(list.data.description) ?? '') : null;
  const title = list.data ? list.data.name || 'Projects' : undefined;
  return (
    <>
      <Head title={title ?? 'Loading list'} description={description} />
      <PageTitle loading="Loading list">{title}</PageTitle>
      <SliceZone
        slices={[selectedWorkSlice, moreWorkSlice]}
        variant="list"
        leading
        work={{ ...workOf(list), description }}
        projectCount={count.data}
      />
    </>
  );
}
