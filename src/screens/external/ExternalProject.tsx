import { use, useState, useEffect, type ReactNode } from 'react';
import { useAnswer } from '#content/answers.ts';
import { useSite } from '#content/site.ts';
import { ExternalContext, ServiceContext, type ExternalSource } from '#external/ExternalSource.ts';
import { externalProjectQuery } from '#external/externalProjectQuery.ts';
import { Failure, Loader, Missing } from './states.tsx';
import { panelQuery, readyPanel } from './panelQuery.ts';
import { useReducedMotion } from '#ui/hooks/useMediaQuery.ts';
import { duration } from '#ui/theme/tokens.ts';
import * as styles from './fade.styles.ts';
import { createExternalClient } from '#external/client/createExternalClient.ts';
import { createFetchClient } from '#external/client/fetchClient.ts';
import { isEmbedded, type ExternalService } from '#external/client/serviceBase.ts';

export interface ExternalProjectProps {
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

  const isMissing = given === '' || view === null;
  const hasFailed = project.isError || panel.isError;
  const retry = () => {
    if (project.isError) project.refetch();
    if (panel.isError) panel.refetch();
  };
  if (isMissing || hasFailed)
    return (
      <FadeBetween name={isMissing ? 'missing' : 'failed'}>
        {isMissing ? <Missing /> : <Failure retry={retry} />}
      </FadeBetween>
    );
  const loaded = view && Panel;
  return (
    <FadeBetween name={loaded ? `loaded ${given}` : 'loading'} isRendered={Boolean(loaded)}>
      {loaded ? <Panel view={view} /> : <Loader link={link} />}
    </FadeBetween>
  );
}

interface FadeBetweenProps {
  /** Identifies the state: another name fades, the same one only updates. */
  readonly name: string;
  /** Rendered by the server: it does not fade in. */
  readonly isRendered?: boolean | undefined;
  readonly children: ReactNode;
}

/** Crossfades between states in 1 s; at once with less motion. */
function FadeBetween({ name, isRendered = false, children }: FadeBetweenProps) {
  const reduced = useReducedMotion();
  const [shown, setShown] = useState({ name, children, isRendered });
  const [leaving, setLeaving] = useState<typeof shown | null>(null);
  if (shown.name !== name) {
    setShown({ name, children, isRendered: false });
    setLeaving(reduced ? null : shown);
  }
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => setLeaving(null), duration.pageFade);
    return () => clearTimeout(timer);
  }, [leaving]);
  return (
    <div className={styles.place}>
      {leaving && leaving.name !== name && (
        <div key={leaving.name} className={styles.state} data-leaving inert>
          {leaving.children}
        </div>
      )}
      <div key={name} className={styles.state} data-stands={shown.isRendered || undefined}>
        {children}
      </div>
    </div>
  );
}

const reader = async () => (await import('#external/markup/parseInBrowser.ts')).readProject;

/**
 * A browser asks a service by script tag. An export holds the embedded service's answers as files
 * instead.
 */
function browserSource(service: ExternalService, isExport: boolean): ExternalSource {
  const client =
    isExport && isEmbedded(service)
      ? createFetchClient({ base: service.base, suffix: '.json' })
      : createExternalClient(service);
  return { client, reader };
}
