import { cx } from '@linaria/core';
import { useParams } from 'react-router-dom';
import { useAnswer } from '#content/answers.ts';
import { firstWords } from '#content/firstWords.ts';
import { useQueries } from '#content/queries.ts';
import { isProtected, PROTECTION_KEY } from '#content/protection.ts';
import { Container } from '#ui/layout/Container.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { rows } from '#ui/layout/rows.styles.ts';
import * as pageWords from '#ui/words/en/screens/page.ts';
import { useLanguage } from '#ui/words/language.ts';
import { NotFound, PasswordGate } from '../shared/rareParts.ts';
import { Busy } from '../shared/Busy.tsx';
import { Failure } from '../shared/Failure.tsx';
import { Head } from '../shared/Head.tsx';
import { PageTitle } from '../shared/PageTitle.tsx';
import { TitledSlices } from '../shared/TitledSlices.tsx';
import { useSelectedWork } from '../shared/useSelectedWork.ts';
import * as styles from '../shared/styles.ts';

/** A page composed of any slices. */
export function PageScreen() {
  const { uid = '' } = useParams();
  const queries = useQueries();
  const { say } = useLanguage();
  const page = useAnswer(queries.document('page', uid));
  const data = page.data?.data;
  const opensWithIntro = data?.slices?.[0]?.slice_type === 'intro';
  const work = useSelectedWork(data?.slices ?? []);
  const count = useAnswer(queries.projectCount());
  if (page.isError)
    return <Failure title={say(pageWords.failed)} retry={() => void page.refetch()} />;
  if (page.data === undefined) {
    return (
      <>
        <Head title={say(pageWords.loading)} />
        <Busy>
          <PageTitle loading={say(pageWords.loading)} />
          <Container>
            <Skeleton aspect="16 / 9" />
          </Container>
        </Busy>
      </>
    );
  }
  if (page.data === null) return <NotFound />;
  if (isProtected(page.data))
    return (
      <PasswordGate
        key={page.data.id}
        protection={page.data.data[PROTECTION_KEY]}
        title={say(pageWords.title)}
      />
    );
  return (
    <>
      <Head
        title={data?.meta_title || data?.title}
        description={data?.meta_description?.trim() || firstWords(data?.slices)}
        image={data?.share_image}
      />
      <div className={cx(rows, styles.stack)} data-clears-header={opensWithIntro ? undefined : ''}>
        <TitledSlices
          title={data?.title || say(pageWords.title)}
          slices={data?.slices ?? []}
          variant="page"
          work={work}
          projectCount={count.data}
        />
      </div>
    </>
  );
}
