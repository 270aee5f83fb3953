import { Fragment, Suspense, useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { useAnswers } from '#content/answers.ts';
import { Shell } from '#shell/Shell.tsx';
import { theme } from '#ui/theme/theme.ts';
import { RouteBoundary } from './RouteBoundary.tsx';
import type { SiteRoute } from './siteRoute.ts';

/**
 * Retries queries that failed on the server once the screen is hydrated: until then the error must
 * stay as rendered. Later a failed query is retried wherever it is used.
 */
function RetryFailed() {
  const answers = useAnswers();
  useEffect(() => answers.retryFailed(), [answers]);
  return null;
}

interface RootProps {
  readonly routes: SiteRoute[];
  /** Without the shell, as on the authoring pages. */
  readonly bare: boolean;
}

/** The screen of the address and the shell around it. */
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
