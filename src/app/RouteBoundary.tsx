import type { ReactNode } from 'react';
import { Failure } from '#screens/shared/Failure.tsx';
import { ErrorBoundary } from '#ui/feedback/ErrorBoundary.tsx';
import { CodeError } from './loadable.ts';

const CODE_FAILURE = {
  what: 'This part of the site',
  note: 'A new version may have been published. Reloading gets it.',
};

const PAGE_FAILURE = {
  what: 'This page',
  note: 'An error kept it from being shown. Reloading often helps.',
};

const failure = (error: unknown) => (
  <Failure
    {...(error instanceof CodeError ? CODE_FAILURE : PAGE_FAILURE)}
    label="Reload"
    retry={() => window.location.reload()}
  />
);

interface RouteBoundaryProps {
  /** Another path tries again. */
  readonly path: string;
  readonly children: ReactNode;
}

/** The last resort: a page that cannot be rendered says so in the design, and can be reloaded. */
export function RouteBoundary({ path, children }: RouteBoundaryProps) {
  return (
    <ErrorBoundary resetKey={path} fallback={failure} onError={console.error}>
      {children}
    </ErrorBoundary>
  );
}
