import { asText } from '@prismicio/client';
import { useParams } from 'react-router-dom';
import { useAnswer } from '#content/answers.ts';
import { useQueries } from '#content/queries.ts';
import * as listWords from '#ui/words/en/screens/list.ts';
import * as work from '#ui/words/en/work.ts';
import { useLanguage } from '#ui/words/language.ts';
import { NotFound } from '../shared/rareParts.ts';
import { moreWorkSlice, workSliceUnder } from '../shared/composed.ts';
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
  const { say } = useLanguage();
  if (list.isError)
    return <Failure title={say(listWords.failed)} retry={() => void list.refetch()} />;
  if (list.data === null) return <NotFound />;
  const description = list.data ? (asText(list.data.description) ?? '') : null;
  const meta = list.data?.meta;
  const title = list.data ? list.data.name || say(listWords.title) : undefined;
  return (
    <>
      <Head
        title={meta?.title || (title ?? say(listWords.loading))}
        description={meta?.description?.trim() || description}
        image={meta?.image}
      />
      <PageTitle loading={say(listWords.loading)}>{title}</PageTitle>
      <SliceZone
        slices={[workSliceUnder(say(work.selectedWork)), moreWorkSlice]}
        variant="list"
        leading
        work={{ ...workOf(list), description }}
        projectCount={count.data}
      />
    </>
  );
}
