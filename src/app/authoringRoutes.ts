import type { AppContext } from './appContext.ts';
import { libraryRoutes } from './libraryRoutes.ts';
import { createPrefetch, screen, type SiteRoute } from './siteRoute.ts';

/**
 * Pages for authors: the simulator, and in development the slice library. They are not among the
 * site's routes, so that a visitor never loads their code.
 */
export function authoringRoutes({ queryClient, queries }: AppContext): SiteRoute[] {
  const prefetch = createPrefetch(queryClient);
  const around = async () => {
    const answers = await Promise.all([
      prefetch(queries.featured()),
      prefetch(queries.projectCount()),
    ]);
    return answers.some(({ status }) => status === 503) ? 503 : 200;
  };
  return [
    screen(
      'slice-simulator',
      'src/screens/simulator/SimulatorScreen.tsx',
      async () => (await import('#screens/simulator/SimulatorScreen.tsx')).SimulatorScreen,
      around,
    ),
    ...(import.meta.env.DEV ? libraryRoutes(prefetch, around) : []),
  ];
}
