import { useQuery } from '@tanstack/react-query';
import { useQueries } from '#content/queriesContext.ts';
import { useAbsolute } from '#content/site.ts';
import { collectionData } from '../shared/collectionData.ts';
import { workSlice } from '../shared/composed.ts';
import { Head } from '../shared/Head.tsx';
import { PageTitle } from '../shared/PageTitle.tsx';
import { workOf } from '../shared/work.ts';
import { SliceZone } from '../SliceZone.tsx';

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
      <SliceZone slices={[workSlice]} variant="list" leading work={workOf(projects)} />
    </>
  );
}
