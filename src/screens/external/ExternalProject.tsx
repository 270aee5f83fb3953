import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useSite } from '#content/site.ts';
import { fileClient } from '#external/client/fileClient.ts';
import { ExternalContext } from '#external/ExternalContext.ts';
import { externalProjectQuery } from '#external/externalProjectQuery.ts';
import { Failure } from './Failure.tsx';
import { FadeBetween } from './FadeBetween.tsx';
import { Loader } from './Loader.tsx';
import { Missing } from './Missing.tsx';
import { panelQuery } from './panelQuery.ts';

interface ExternalProjectProps {
  /** The project's id at the portfolio service. */
  readonly id: string | null | undefined;
  /** Address of the live project, named where the project itself cannot be drawn. */
  readonly link?: string | undefined;
}

/** A project of the external portfolio service: loading, not found, failed or loaded. */
export function ExternalProject({ id, link }: ExternalProjectProps) {
  const given = id?.trim() ?? '';
  const service = use(ExternalContext);
  const { isExport } = useSite();
  const project = useQuery(externalProjectQuery(given, isExport ? fileClient : service));
  const panel = useQuery({ ...panelQuery, enabled: given !== '' });
  const error = project.error ?? panel.error;
  const { data: view } = project;
  const { data: Panel } = panel;

  if (given === '' || view === null)
    return (
      <FadeBetween name="missing">
        <Missing />
      </FadeBetween>
    );
  if (error) {
    const retry = () => {
      if (project.isError) void project.refetch();
      if (panel.isError) void panel.refetch();
    };
    return (
      <FadeBetween name="failed">
        <Failure error={error} retry={retry} />
      </FadeBetween>
    );
  }
  const loaded = view && Panel;
  return (
    <FadeBetween name={loaded ? `loaded ${given}` : 'loading'}>
      {loaded ? <Panel view={view} /> : <Loader link={link} />}
    </FadeBetween>
  );
}
