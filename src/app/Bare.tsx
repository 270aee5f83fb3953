import { Suspense, useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { theme } from '#ui/theme.ts';
import { RouteBoundary } from './RouteBoundary.tsx';
import type { SiteRoute } from './siteRoute.ts';

/** What stands around a page for authors: the theme and nothing else. */
export function Bare({ routes }: { routes: SiteRoute[] }) {
  const { pathname } = useLocation();
  const screen = useRoutes(routes);
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);
  return (
    <div id="page" className={theme}>
      <RouteBoundary place={pathname}>
        <Suspense fallback={null}>{screen}</Suspense>
      </RouteBoundary>
    </div>
  );
}
