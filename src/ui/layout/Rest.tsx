import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How many parts of a page are rendered before its rest: more than a window shows beside its title. */
export const FIRST_PARTS = 3;

interface RestProps {
  /** What stands for it meanwhile. */
  readonly as: 'div' | 'li';
  readonly children: ReactNode;
}

/**
 * The parts of a page below its first ones. Where a link has led to the page they are rendered once the
 * others are painted, so that it answers the press sooner; meanwhile room for them keeps the footer out of view.
 * With everything else they are there from the start: on the first page of a visit, which comes from the
 * server, and where the page is to be scrolled, back to its place or to the anchor of its address.
 */
export function Rest({ as: Room, children }: RestProps) {
  const { hash } = useLocation();
  const isLedTo = useNavigationType() !== NavigationType.Pop && hash === '';
  const [isThere, setThere] = useState(!isLedTo);
  useEffect(() => {
    if (isThere) return undefined;
    let wait: ReturnType<typeof setTimeout> | undefined;
    const request = requestAnimationFrame(() => {
      wait = setTimeout(() => startTransition(() => setThere(true)));
    });
    return () => {
      cancelAnimationFrame(request);
      clearTimeout(wait);
    };
  }, [isThere]);
  return isThere ? (
    children
  ) : (
    <Room aria-hidden style={{ height: '100vh', gridColumn: '1 / -1' }} />
  );
}
