import type { QueryClient } from '@tanstack/react-query';
import type { Queries } from '#content/queries.ts';
import type { Site } from '#content/site.ts';

/** What one visit carries: a request on the server, a tab in the browser. */
export interface AppContext {
  readonly queryClient: QueryClient;
  readonly queries: Queries;
  readonly site: Site;
}
