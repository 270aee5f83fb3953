import type { RouteObject } from 'react-router-dom';
import { libraryQueries } from '#screens/library/libraryQueries.ts';
import type { Loaders } from './loaders.ts';

/** The slice library: an overview, a page for each slice, and each variation by itself. */
export function libraryRoutes(
  { get, loader }: Loaders,
  around: () => Promise<number>,
): RouteObject[] {
  return [
    {
      path: 'slice-library',
      id: 'src/screens/library/LibraryScreen.tsx',
      loader: loader(async () => (await get(libraryQueries.slices())).status),
      lazy: async () => ({
        Component: (await import('#screens/library/LibraryScreen.tsx')).LibraryScreen,
      }),
    },
    {
      path: 'slice-library/:slice',
      id: 'src/screens/library/SliceScreen.tsx',
      loader: loader(async ({ slice }) => {
        const { status, value } = await get(libraryQueries.slices());
        return status === 200 && !value?.some(({ id }) => id === slice) ? 404 : status;
      }),
      lazy: async () => ({
        Component: (await import('#screens/library/SliceScreen.tsx')).SliceScreen,
      }),
    },
    {
      path: 'slice-library/:slice/:variation/frame',
      id: 'src/screens/library/FrameScreen.tsx',
      loader: loader(async ({ slice = '', variation = '' }) => {
        const [sample, rest] = await Promise.all([
          get(libraryQueries.sample(slice, variation)),
          around(),
        ]);
        return sample.status === 200 ? rest : sample.status;
      }),
      lazy: async () => ({
        Component: (await import('#screens/library/FrameScreen.tsx')).FrameScreen,
      }),
    },
  ];
}
