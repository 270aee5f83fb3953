import type { RouteObject } from 'react-router-dom';
import type { AppContext } from './appContext.ts';
import { libraryRoutes } from './libraryRoutes.ts';
import { createLoaders } from './loaders.ts';
import { RouteError } from './RouteError.tsx';

/**
 * The pages for those who make the site: the simulator, and in development the slice library.
 * They are no part of the site's own routes, so that a visitor never loads a line of them.
 */
export function authoringRoutes(context: AppContext): RouteObject[] {
  const { queries } = context;
  const loaders = createLoaders(context);
  const { get, loader, worst } = loaders;
  const around = async () =>
    worst(...(await Promise.all([get(queries.featured()), get(queries.projectCount())])));
  return [
    {
      id: 'src/app/Bare.tsx',
      ErrorBoundary: RouteError,
      lazy: async () => ({ Component: (await import('./Bare.tsx')).Bare }),
      children: [
        {
          path: 'slice-simulator',
          id: 'src/screens/simulator/SimulatorScreen.tsx',
          loader: loader(around),
          lazy: async () => ({
            Component: (await import('#screens/simulator/SimulatorScreen.tsx')).SimulatorScreen,
          }),
        },
        ...(import.meta.env.DEV ? libraryRoutes(loaders, around) : []),
      ],
    },
  ];
}
