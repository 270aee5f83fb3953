import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import type { Elements } from '#ui/Elements.ts';
import { NavigationType, Router } from 'react-router-dom';
import { stage, type Ready } from '#effects/travel/stage.ts';
import { createScrollMemory } from './scrollMemory.ts';
import type { SiteHistory } from './siteHistory.ts';

interface SiteRouterProps {
  readonly history: SiteHistory;
  /** Before every path of the page's language. */
  readonly prefix: string;
  /** Loads what an address needs, before its page is rendered; null if that is none of this site's. */
  readonly prepare: (pathname: string) => Ready | null;
  readonly children: Elements;
}

/** How long in ms the code of a page may take. */
const PATIENCE = 8000;

/**
 * The browser's router: a page stays until the next one's code has loaded, and scrolling happens
 * before the paint. Code that does not come would leave it there for ever: then the browser asks for the next page
 * itself, which can be read without.
 */
export function SiteRouter({ history, prefix, prepare, children }: SiteRouterProps) {
  const [visit, setVisit] = useState(history.first);
  const [memory] = useState(createScrollMemory);
  const shown = useRef(visit);
  const late = useRef(0);

  useLayoutEffect(() => {
    const key = () => shown.current.location.key;
    const stop = [
      memory.storeOnLeave(key),
      history.listen(
        () => memory.leave(key()),
        (next) => {
          const { pathname } = next.location;
          const ready = prepare(pathname);
          window.clearTimeout(late.current);
          if (ready) late.current = window.setTimeout(() => window.location.reload(), PATIENCE);
          stage.show(() => startTransition(() => setVisit(next)), pathname, ready);
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
    window.clearTimeout(late.current);
    if (!visit.staysPut) memory.arrive(visit.location, visit.type === NavigationType.Pop);
    stage.shown();
  }, [visit, memory]);

  return (
    <Router
      basename={prefix || '/'}
      navigator={history.navigator}
      location={visit.location}
      navigationType={visit.type}
    >
      {children}
    </Router>
  );
}
