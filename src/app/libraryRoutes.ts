import { libraryQueries } from '#screens/library/readLibrary.ts';
import { screen, type createPrefetch, type SiteRoute } from './siteRoute.ts';

/** The slice library: an overview, a page for each slice, and each variation by itself. */
export function libraryRoutes(
  prefetch: ReturnType<typeof createPrefetch>,
  around: () => Promise<number>,
): SiteRoute[] {
  return [
    screen(
      'slice-library',
      'src/screens/library/LibraryScreen.tsx',
      async () => (await import('#screens/library/LibraryScreen.tsx')).LibraryScreen,
      async () => (await prefetch(libraryQueries.slices())).status,
    ),
    screen(
      'slice-library/:slice',
      'src/screens/library/SliceScreen.tsx',
      async () => (await import('#screens/library/SliceScreen.tsx')).SliceScreen,
      async ({ slice }) => {
        const { status, value } = await prefetch(libraryQueries.slices());
        return status === 200 && !value?.some(({ id }) => id === slice) ? 404 : status;
      },
    ),
    screen(
      'slice-library/:slice/:variation/frame',
      'src/screens/library/FrameScreen.tsx',
      async () => (await import('#screens/library/FrameScreen.tsx')).FrameScreen,
      async ({ slice = '', variation = '' }) => {
        const [sample, rest] = await Promise.all([
          prefetch(libraryQueries.sample(slice, variation)),
          around(),
        ]);
        return sample.status === 200 ? rest : sample.status;
      },
    ),
    screen(
      '*',
      'src/screens/notFound/NotFoundScreen.tsx',
      async () => (await import('#screens/notFound/NotFoundScreen.tsx')).NotFoundScreen,
      async () => 404,
    ),
  ];
}
