import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { NavigationType, Router } from 'react-router-dom';
import { createScrollMemory } from './scrollMemory.ts';
import type { SiteHistory } from './siteHistory.ts';

interface SiteRouterProps {
  readonly history: SiteHistory;
  /** Begins to load what an address needs, before its page is drawn. */
  readonly prepare: (pathname: string) => void;
  readonly children: ReactNode;
}

/**
 * The browser's router: a page stays until the code of the next has come, and each is scrolled to
 * where it belongs before it is painted.
 */
export function SiteRouter({ history, prepare, children }: SiteRouterProps) {
  const [visit, setVisit] = useState(history.first);
  const [memory] = useState(createScrollMemory);
  const shown = useRef(visit);

  useLayoutEffect(() => {
    const key = () => shown.current.location.key;
    const stop = [
      memory.keep(key),
      history.listen(
        () => memory.leave(key()),
        (next) => {
          prepare(next.location.pathname);
          startTransition(() => setVisit(next));
        },
      ),
    ];
    return () => {
      for (const end of stop) end();
    };
  }, [history, memory, prepare]);

  useLayoutEffect(() => {
    if (shown.current === visit) return;
    shown.current = visit;
    if (!visit.staysPut) memory.arrive(visit.location, visit.type === NavigationType.Pop);
  }, [visit, memory]);

  return (
    <Router navigator={history.navigator} location={visit.location} navigationType={visit.type}>
      {children}
    </Router>
  );
}
