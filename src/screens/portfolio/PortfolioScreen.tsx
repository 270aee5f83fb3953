import { useQuery } from '@tanstack/react-query';
import { useQueries } from '#content/queriesContext.ts';
import { workSlice } from '../parts/composed.ts';
import { Head } from '../parts/Head.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { workOf } from '../parts/work.ts';
import { Zone } from '../Zone.tsx';

/** Every project, newest first. */
export function PortfolioScreen() {
  const projects = useQuery(useQueries().portfolio());
  return (
    <>
      <Head title="All Projects" />
      <PageTitle>All Projects</PageTitle>
      <Zone slices={[workSlice]} surface="list" leading work={workOf(projects)} />
    </>
  );
}
