import { whileOff, reducedMotion } from '#ui/mediaSwitch.ts';
import { progress, onScroll, scrollChanged } from './scrollPosition.ts';

/** First and last scroll position in px of an animation. */
export type ScrollRange = () => readonly [number, number];

const followed = new Map<HTMLElement, ScrollRange | undefined>();

/** How far a box has moved through the window, 0 to 1. */
export function viewProgress(top: number, height: number, windowHeight: number): number {
  return progress(windowHeight - top, [0, windowHeight + height]);
}

/** Measured from the parent, because the animation moves the element itself. */
function viewed(element: HTMLElement, windowHeight: number): number {
  const parent = element.offsetParent ?? document.documentElement;
  const top = parent.getBoundingClientRect().top + element.offsetTop;
  return viewProgress(top, element.offsetHeight, windowHeight);
}

/** Measures every element before it writes to any: writing invalidates the layout. */
function update(y: number): void {
  const { clientHeight } = document.documentElement;
  const values = [...followed].map(([element, range]) =>
    (range ? progress(y, range()) : viewed(element, clientHeight)).toFixed(4),
  );
  let index = 0;
  for (const { style } of followed.keys()) {
    const value = values[index++] ?? '';
    if (style.getPropertyValue('--scrolled') !== value) style.setProperty('--scrolled', value);
  }
}

function start(): () => void {
  window.addEventListener('resize', scrollChanged);
  const stop = onScroll(update);
  return () => {
    stop();
    window.removeEventListener('resize', scrollChanged);
    for (const { style } of followed.keys()) style.removeProperty('--scrolled');
  };
}

let stopAll = () => {};

/**
 * Keeps `--scrolled` at the scroll progress while motion is allowed; returns a function that stops
 * it.
 */
export function followTimeline(element: HTMLElement, range?: ScrollRange): () => void {
  followed.set(element, range);
  if (followed.size === 1) stopAll = whileOff(reducedMotion, start);
  else scrollChanged();
  return () => {
    followed.delete(element);
    if (followed.size === 0) stopAll();
  };
}
