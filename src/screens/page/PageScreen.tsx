import { cx } from '@linaria/core';
import { useParams } from 'react-router-dom';
import { useAnswer } from '#content/answers.ts';
import { useQueries } from '#content/queries.ts';
import { isProtected, PROTECTION_KEY } from '#content/protection.ts';
import { Container } from '#ui/layout/Container.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { rows } from '#ui/layout/rows.styles.ts';
import { NotFoundScreen } from '../notFound/NotFoundScreen.tsx';
import { Busy } from '../shared/Busy.tsx';
import { Failure } from '../shared/Failure.tsx';
import { Head } from '../shared/Head.tsx';
import { PageTitle } from '../shared/PageTitle.tsx';
import { SliceZoneTitle } from '../shared/SliceZoneTitle.tsx';
import { workOf } from '../shared/work.ts';
import { ProtectedScreen } from '../protected/ProtectedScreen.tsx';
import * as styles from '../shared/styles.ts';
import { SliceZone } from '../SliceZone.tsx';

/** A page composed of any slices. */
export function PageScreen() {
  const { uid = '' } = useParams();
  const queries = useQueries();
  const page = useAnswer(queries.document('page', uid));
  const data = page.data?.data;
  const opensWithIntro = data?.slices?.[0]?.slice_type === 'intro';
  const needsWork = (data?.slices ?? []).some((slice) => slice.slice_type === 'selected_work');
  const work = useAnswer({ ...queries.featured(), enabled: needsWork });
  const count = useAnswer(queries.projectCount());
  if (page.isError) return <Failure what="This page" retry={() => void page.refetch()} />;
  if (page.data === undefined) {
    return (
      <>
        <Head title="Loading page" />
        <Busy>
          <PageTitle loading="Loading page" />
          <Container>
            <Skeleton aspect="16 / 9" />
          </Container>
        </Busy>
      </>
    );
  }
  if (page.data === null) return <NotFoundScreen />;
  if (isProtected(page.data))
    return <ProtectedScreen protection={page.data.data[PROTECTION_KEY]} title="Page" />;
  return (
    <>
      <Head
        title={data?.meta_title ?? data?.title}
        description={data?.meta_description}
        image={data?.share_image}
      />
      <div className={cx(rows, styles.stack)} data-clears-header={opensWithIntro ? undefined : ''}>
        <SliceZoneTitle title={data?.title || 'Page'} slices={data?.slices ?? []} variant="page" />
        <SliceZone
          slices={data?.slices ?? []}
          variant="page"
          leading
          work={needsWork ? workOf(work) : undefined}
          projectCount={count.data}
        />
      </div>
    </>
  );
}
