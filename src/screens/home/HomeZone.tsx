import { useQuery } from '@tanstack/react-query';
import { useQueries } from '#content/queriesContext.ts';
import { useAbsolute } from '#content/site.ts';
import type { WorkState } from '#content/zone.ts';
import { NotFoundScreen } from '../notFound/NotFoundScreen.tsx';
import { Busy } from '../parts/Busy.tsx';
import { selectedWorkSlice } from '../parts/composed.ts';
import { Failure } from '../parts/Failure.tsx';
import { Head } from '../parts/Head.tsx';
import { Opening } from '../parts/Opening.tsx';
import { personData } from '../parts/personData.ts';
import { Zone } from '../Zone.tsx';

/** The slices of the home document around whatever work the address asks for. */
export function HomeZone({ work, title }: { work: WorkState; title?: string | undefined }) {
  const queries = useQueries();
  const home = useQuery(queries.home());
  const settings = useQuery(queries.settings());
  const absolute = useAbsolute();
  const count = useQuery(queries.projectCount());
  if (home.isError) return <Failure what="Home" retry={() => void home.refetch()} />;
  if (home.isPending) {
    return (
      <>
        <Head title={settings.data ? title : 'Loading Home'} />
        <Busy>
          <Opening name="Loading Home" tall />
          <Zone slices={[selectedWorkSlice]} surface="home" work={work} />
        </Busy>
      </>
    );
  }
  if (home.data === null) return <NotFoundScreen />;
  const { data } = home.data;
  return (
    <>
      <Head
        title={title ?? data.meta_title}
        description={data.meta_description}
        images={[data.share_image]}
        data={settings.data ? [personData(settings.data.data, absolute)] : []}
      />
      <Zone slices={data.slices} surface="home" leading work={work} projectCount={count.data} />
    </>
  );
}
