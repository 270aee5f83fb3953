import { duration, easing } from '#ui/theme/tokens.ts';
import { animatePart } from './play.ts';

/** How far in px a disc swings on its way from one phase to the next. */
const ARC = 18;

/** The body of a disc, which its shadow covers. */
const bodyOf = (disc: Element) => disc.firstElementChild;

/** Where a disc's shadow is now; null if it has none. */
export function phaseOf(disc: Element): string | null {
  const body = bodyOf(disc);
  const shadow = body && getComputedStyle(body, '::after');
  return shadow && shadow.content !== 'none' ? shadow.translate : null;
}

/** The same disc in its next phase: its shadow moves on. */
export function wax(disc: Element, from: string | null): void {
  animatePart('old', 'light', [{ opacity: 0 }, { opacity: 0 }]);
  animatePart('new', 'light', [{ opacity: 1 }, { opacity: 1 }]);
  animatePart('group', 'light', [
    { translate: '0px 0px' },
    { translate: `0px ${ARC}px` },
    { translate: '0px 0px' },
  ]);
  const to = phaseOf(disc);
  if (from === null || to === null || from === to) return;
  bodyOf(disc)?.animate([{ translate: from }, { translate: to }], {
    pseudoElement: '::after',
    duration: duration.pageFade,
    easing: easing.inOut,
  });
}
