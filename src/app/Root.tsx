import { useQueryClient } from '@tanstack/react-query';
import { Fragment, Suspense, useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { Shell } from '#shell/Shell.tsx';
import { theme } from '#ui/theme/theme.ts';
import { RouteBoundary } from './RouteBoundary.tsx';
import type { SiteRoute } from './siteRoute.ts';

/**
 * Asks again what failed on the server, once the screen is hydrated: until then an error has to stay
 * as the server rendered it. From then on a query that failed is asked again wherever it is used.
 */
function RetryFailed() {
  const client = useQueryClient();
  useEffect(() => {
    const options = client.getDefaultOptions();
    client.setDefaultOptions({ ...options, queries: { ...options.queries, retryOnMount: true } });
    void client.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    });
  }, [client]);
  return null;
}

interface RootProps {
  readonly routes: SiteRoute[];
  /** Whether the theme alone stands around the screen, as on pages for authors. */
  readonly bare: boolean;
}

/** The screen of the address and what stands around every screen. */
export function Root({ routes, bare }: RootProps) {
  const Around = bare ? Fragment : Shell;
  const { pathname } = useLocation();
  const screen = useRoutes(routes);
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);
  return (
    <div id="page" className={theme}>
      <RouteBoundary path={pathname}>
        <Around>
          <RouteBoundary path={pathname}>
            <Suspense fallback={null}>
              {screen}
              <RetryFailed />
            </Suspense>
          </RouteBoundary>
        </Around>
      </RouteBoundary>
    </div>
  );
}
