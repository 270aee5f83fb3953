import type { AppContext } from './appContext.ts';
import { createPrefetch, screen, type SiteRoute } from './siteRoute.ts';

/**
 * Pages for authors: the simulator, and in development the slice library. They are not among the
 * site's routes, so that a visitor never loads their code.
 */
export async function authoringRoutes({ answers, queries }: AppContext): Promise<SiteRoute[]> {
  const prefetch = createPrefetch(answers);
  const around = async () => {
    const loaded = await Promise.all([
      prefetch(queries.featured()),
      prefetch(queries.projectCount()),
    ]);
    return loaded.some(({ status }) => status === 503) ? 503 : 200;
  };
  return [
    screen(
      'slice-simulator',
      'src/screens/simulator/SimulatorScreen.tsx',
      async () => (await import('#screens/simulator/SimulatorScreen.tsx')).SimulatorScreen,
      around,
    ),
    // Asked for only there: a build would have the library's screenshots among its files.
    ...(import.meta.env.DEV
      ? (await import('./libraryRoutes.ts')).libraryRoutes(prefetch, around)
      : []),
  ];
}
