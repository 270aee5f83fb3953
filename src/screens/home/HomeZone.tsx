import { useQuery } from '@tanstack/react-query';
import { useQueries } from '#content/queriesContext.ts';
import { useAbsolute } from '#content/site.ts';
import type { WorkState } from '#content/zone.ts';
import { Failure } from '../parts/Failure.tsx';
import { Head } from '../parts/Head.tsx';
import { personData } from '../parts/structuredData.ts';
import { Zone } from '../Zone.tsx';

/** The slices of the home document around whatever work the address asks for. */
export function HomeZone({ work, title }: { work: WorkState; title?: string | undefined }) {
  const queries = useQueries();
  const home = useQuery(queries.home());
  const settings = useQuery(queries.settings());
  const absolute = useAbsolute();
  const count = useQuery(queries.projectCount());
  if (home.isError) return <Failure what="Home" retry={() => void home.refetch()} />;
  const data = home.data?.data;
  return (
    <>
      <Head
        title={title ?? data?.meta_title}
        description={data?.meta_description}
        images={[data?.share_image]}
        data={settings.data ? [personData(settings.data.data, absolute)] : []}
      />
      <Zone
        slices={data?.slices ?? []}
        surface="home"
        leading
        work={work}
        projectCount={count.data}
      />
    </>
  );
}
