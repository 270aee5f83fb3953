import type { QueryClient } from '@tanstack/react-query';
import type { Queries } from '#content/queries.ts';
import type { Site } from '#content/site.ts';
import type { ExternalService } from '#external/client/serviceBase.ts';
import type { ExternalSource } from '#external/ExternalSource.ts';
import type { ScriptAccess } from '#ui/embed/scriptAccess.ts';

/** What one visit carries: a request on the server, a tab in the browser. */
export interface AppContext {
  readonly queryClient: QueryClient;
  readonly queries: Queries;
  readonly site: Site;
  /** The portfolio service where it answers in process; null where it has to be asked by script. */
  readonly external: ExternalSource | null;
  /** Which scripts of other hosts the page may load. */
  readonly scripts: ScriptAccess;
  /** The portfolio service a browser asks. */
  readonly service: ExternalService;
}
