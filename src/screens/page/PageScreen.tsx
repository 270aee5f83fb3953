import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useQueries } from '#content/queriesContext.ts';
import { isSealed } from '#content/sealed.ts';
import { Container } from '#ui/Container.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { NotFoundScreen } from '../notFound/NotFoundScreen.tsx';
import { Busy } from '../parts/Busy.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Head } from '../parts/Head.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { ZoneTitle } from '../parts/ZoneTitle.tsx';
import { workOf } from '../parts/work.ts';
import { SealedScreen } from '../sealed/SealedScreen.tsx';
import * as styles from '../parts/styles.ts';
import { Zone } from '../Zone.tsx';

/** A page the owner composed from any slices. */
export function PageScreen() {
  const { uid = '' } = useParams();
  const queries = useQueries();
  const page = useQuery(queries.document('page', uid));
  const data = page.data?.data;
  const opensWithIntro = data?.slices?.[0]?.slice_type === 'intro';
  const needsWork = (data?.slices ?? []).some((slice) => slice.slice_type === 'selected_work');
  const work = useQuery({ ...queries.featured(), enabled: needsWork });
  const count = useQuery(queries.projectCount());
  if (page.isError) return <Failure what="This page" retry={() => void page.refetch()} />;
  if (page.isPending) {
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
  if (isSealed(page.data)) return <SealedScreen seal={page.data.data.sealed} title="Page" />;
  return (
    <>
      <Head title={data?.meta_title ?? data?.title} description={data?.meta_description} />
      <div className={styles.stack} data-clears-header={opensWithIntro ? undefined : ''}>
        <ZoneTitle title={data?.title || 'Page'} slices={data?.slices ?? []} surface="page" />
        <Zone
          slices={data?.slices ?? []}
          surface="page"
          leading
          work={needsWork ? workOf(work) : undefined}
          projectCount={count.data}
        />
      </div>
    </>
  );
}
