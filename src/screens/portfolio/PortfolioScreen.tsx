import { useQuery } from '@tanstack/react-query';
import { useQueries } from '#content/queriesContext.ts';
import { useAbsolute } from '#content/site.ts';
import { collectionData } from '../parts/collectionData.ts';
import { workSlice } from '../parts/composed.ts';
import { Head } from '../parts/Head.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { workOf } from '../parts/work.ts';
import { Zone } from '../Zone.tsx';

const PAGE = { name: 'All Projects', path: '/portfolio' };

/** Every project, newest first. */
export function PortfolioScreen() {
  const projects = useQuery(useQueries().portfolio());
  const absolute = useAbsolute();
  const data = projects.data ? [collectionData(PAGE, projects.data, absolute)] : [];
  return (
    <>
      <Head title={PAGE.name} data={data} />
      <PageTitle>{PAGE.name}</PageTitle>
      <Zone slices={[workSlice]} surface="list" leading work={workOf(projects)} />
    </>
  );
}
