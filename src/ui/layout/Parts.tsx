import { startTransition, useEffect, useState } from 'react';
import type { Elements } from '../Elements.ts';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How many parts of a page are rendered before its rest: more than a window shows beside its title. */
const FIRST_PARTS = 3;

interface PartsProps {
  /** What stands for the rest meanwhile. */
  readonly as: 'div' | 'li';
  /** Each with its key. */
  readonly children: readonly Elements[];
}

/**
 * The parts of a page, one below the other. Where a link has led to the page those below the first ones are
 * rendered once the others are painted, so that it answers the press sooner; meanwhile room for them keeps the
 * footer out of view. With everything else they are there from the start: on the first page of a visit, which
 * comes from the server, and where the page is to be scrolled, back to its place or to the anchor of its address.
 */
export function Parts({ as: Room, children }: PartsProps) {
  const { hash } = useLocation();
  const isLedTo = useNavigationType() !== NavigationType.Pop && hash === '';
  const [isWhole, setWhole] = useState(!isLedTo || children.length <= FIRST_PARTS);
  useEffect(() => {
    if (isWhole) return undefined;
    let wait: ReturnType<typeof setTimeout> | undefined;
    const request = requestAnimationFrame(() => {
      wait = setTimeout(() => startTransition(() => setWhole(true)));
    });
    return () => {
      cancelAnimationFrame(request);
      clearTimeout(wait);
    };
  }, [isWhole]);
  if (isWhole) return children;
  const room = <Room key="rest" aria-hidden style={{ height: '100vh', gridColumn: '1 / -1' }} />;
  return [...children.slice(0, FIRST_PARTS), room];
}
