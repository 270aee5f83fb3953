import type { ReactNode } from 'react';
import { Failure } from '#screens/shared/Failure.tsx';
import { CodeError } from '#ui/feedback/CodeError.ts';
import { ErrorBoundary } from '#ui/feedback/ErrorBoundary.tsx';
import * as states from '#ui/words/en/states.ts';
import { useLanguage } from '#ui/words/language.ts';

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
export function RouteBoundary({ path, children }: RouteBoundaryProps) {
  return (
    <ErrorBoundary resetKey={path} fallback={failure} onError={console.error}>
      {children}
    </ErrorBoundary>
  );
}
