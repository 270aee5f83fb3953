import type { Content } from '@prismicio/client';
import { useAnswer } from '#content/answers.ts';
import { useQueries } from '#content/queries.ts';
import { useSelectedWork } from '../shared/useSelectedWork.ts';
import { usePageAddress } from '#content/site.ts';
import type { WorkState } from '#content/sliceZone.ts';
import * as homeWords from '#ui/words/en/screens/home.ts';
import { useLanguage } from '#ui/words/language.ts';
import { NotFound } from '../shared/rareParts.ts';
import { Busy } from '../shared/Busy.tsx';
import { workSlice } from '../shared/composed.ts';
import { Failure } from '../shared/Failure.tsx';
import { Head } from '../shared/Head.tsx';
import { Opening } from '../shared/Opening.tsx';
import { SliceZone } from '../SliceZone.tsx';

/** The owner, for search engines. */
function personData(
  settings: Content.SettingsDocument['data'],
  absolute: (path: string) => string,
) {
  const profiles = settings.profile_links.flatMap(({ url }) =>
    'url' in url && url.url ? [url.url] : [],
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: settings.name,
    jobTitle: [settings.gate_title_first, settings.gate_title_second].filter(Boolean).join(' '),
    url: absolute('/'),
    ...(settings.email && { email: `mailto:${settings.email}` }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** The slices of the home document, with the given projects as its work. */
export function HomeSlices({ work, title }: { work: WorkState; title?: string | undefined }) {
  const queries = useQueries();
  const { say } = useLanguage();
  const home = useAnswer(queries.home());
  const settings = useAnswer(queries.settings());
  const absolute = usePageAddress();
  const count = useAnswer(queries.projectCount());
  if (home.isError) return <Failure title={say(homeWords.failed)} retry={() => home.refetch()} />;
  if (home.data === undefined) {
    return (
      <>
        <Head title={settings.data ? title : say(homeWords.loading)} />
        <Busy>
          <Opening name={say(homeWords.loading)} tall />
          <SliceZone slices={[workSlice]} variant="home" work={work} />
        </Busy>
      </>
    );
  }
  if (home.data === null) return <NotFound />;
  const { data } = home.data;
  return (
    <>
      <Head
        title={title ?? data.meta_title}
        description={data.meta_description}
        image={data.share_image}
        data={settings.data ? [personData(settings.data.data, absolute)] : []}
      />
      <SliceZone
        title={title ?? settings.data?.data.name}
        slices={data.slices}
        variant="home"
        leading
        work={work}
        projectCount={count.data}
      />
    </>
  );
}

/** Home with the projects that its slices choose: the featured ones, or some by hand. */
export function HomeScreen() {
  const home = useAnswer(useQueries().home());
  return <HomeSlices work={useSelectedWork(home.data?.data.slices ?? [])} />;
}
