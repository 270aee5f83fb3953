import { use, useState } from 'react';
import { useAnswer } from '#content/answers.ts';
import { useSite } from '#content/site.ts';
import { browserSource } from '#external/browserSources.ts';
import { ExternalContext, ServiceContext } from '#external/ExternalSource.ts';
import { externalProjectQuery } from '#external/externalProjectQuery.ts';
import { Failure, Loader, Missing } from './states.tsx';
import { FadeBetween } from './FadeBetween.tsx';
import { panelQuery, readyPanel } from './panelQuery.ts';

interface ExternalProjectProps {
  readonly id: string | null | undefined;
  /** Address of the live project, shown where the project cannot be rendered. */
  readonly link?: string | undefined;
}

/** A project of the external portfolio service: loading, not found, failed or loaded. */
export function ExternalProject({ id, link }: ExternalProjectProps) {
  const given = id?.trim() ?? '';
  const { isExport } = useSite();
  const service = use(ServiceContext);
  const source = use(ExternalContext) ?? browserSource(service, isExport);
  const project = useAnswer(externalProjectQuery(given, source));
  const [ready] = useState(() => readyPanel());
  const panel = useAnswer({ ...panelQuery, enabled: given !== '' && !ready });
  const { data: view } = project;
  const Panel = ready ?? panel.data;

  if (given === '' || view === null)
    return (
      <FadeBetween name="missing">
        <Missing />
      </FadeBetween>
    );
  if (project.isError || panel.isError) {
    const retry = () => {
      if (project.isError) project.refetch();
      if (panel.isError) panel.refetch();
    };
    return (
      <FadeBetween name="failed">
        <Failure retry={retry} />
      </FadeBetween>
    );
  }
  const loaded = view && Panel;
  return (
    <FadeBetween name={loaded ? `loaded ${given}` : 'loading'} isRendered={Boolean(loaded)}>
      {loaded ? <Panel view={view} /> : <Loader link={link} />}
    </FadeBetween>
  );
}
