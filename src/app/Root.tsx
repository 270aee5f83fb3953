import { Suspense, useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { Shell } from '#shell/Shell.tsx';
import { theme } from '#ui/theme.ts';
import { RouteBoundary } from './RouteBoundary.tsx';
import type { SiteRoute } from './siteRoute.ts';

/** The screen of the address and what stands around every screen. */
export function Root({ routes }: { routes: SiteRoute[] }) {
  const { pathname } = useLocation();
  const screen = useRoutes(routes);
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);
  return (
    <div id="page" className={theme}>
      <RouteBoundary place={pathname}>
        <Shell>
          <RouteBoundary place={pathname}>
            <Suspense fallback={null}>{screen}</Suspense>
          </RouteBoundary>
        </Shell>
      </RouteBoundary>
    </div>
  );
}
