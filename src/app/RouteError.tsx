import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Failure } from '#screens/parts/Failure.tsx';

/** The last net: a screen that cannot be drawn says so in the design, and offers to try again. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <main id="page">
      <Failure what="This page" retry={() => window.location.reload()} />
    </main>
  );
}
