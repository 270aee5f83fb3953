import { Fragment, Suspense, useEffect, type ReactNode } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { useAnswers } from '#content/answers.ts';
import { Shell } from '#shell/Shell.tsx';
import { theme } from '#ui/theme/theme.ts';
import type { SiteRoute } from './siteRoute.ts';
import { Failure } from '#screens/shared/Failure.tsx';
import { CodeError } from '#ui/feedback/CodeError.ts';
import { ErrorBoundary } from '#ui/feedback/ErrorBoundary.tsx';
import * as states from '#ui/words/en/states.ts';
import { useLanguage } from '#ui/words/language.ts';

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

function Broken({ error }: { readonly error: unknown }) {
  const { say } = useLanguage();
  return (
    <Failure
      title={say(error instanceof CodeError ? states.partFailed : states.pageFailed)}
      note={say(states.reloadNote)}
      label={say(states.reload)}
      retry={() => window.location.reload()}
    />
  );
}

const failure = (error: unknown) => <Broken error={error} />;

interface RouteBoundaryProps {
  /** Another path tries again. */
  readonly path: string;
  readonly children: ReactNode;
}

/** The last resort: a page that cannot be rendered says so in the design, and can be reloaded. */
function RouteBoundary({ path, children }: RouteBoundaryProps) {
  return (
    <ErrorBoundary resetKey={path} fallback={failure} onError={console.error}>
      {children}
    </ErrorBoundary>
  );
}
