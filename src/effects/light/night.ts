import { glow } from '#ui/light/light.styles.ts';
import { disc } from '#ui/graphics/PhaseDisc.styles.ts';

/** The page's discs of phase; they wax from new at the first section to full at its end. */
const PHASES = `:is(main, footer) .${disc}`;

/** Opacity of the light where the discs are full. */
const FULL = 0.85;

/** Where the light waits below the window, and how far it rises to where it is full, in shares of the window's height. */
const BELOW = 1.3;
const RISE = 0.12;

/** The eye takes half of a light for more than half. */
const SEEN = 0.7;

/** A position of the page, in px from its top, and the light there, 0 to 1. */
export type Hour = readonly [y: number, light: number];

/**
 * The light on the wall by the scroll position: none until the first section is in view, then as each section's disc,
 * until the page's end, whose own disc takes over as it rises.
 */
export function hoursOf(
  tops: readonly number[],
  { height, end }: { readonly height: number; readonly end: number },
): Hour[] {
  const [first = 0, ...rest] = tops;
  const last = tops.length - 1;
  const shown = (top: number) => Math.min(Math.max(top - height / 2, height), end);
  const hours: Hour[] = [
    [0, 0],
    [shown(first), 0],
    ...rest.map((top, index): Hour => [shown(top), (index + 1) / last]),
  ];
  return hours.filter(([y], at) => at === 0 || y > (hours[at - 1]?.[0] ?? 0));
}

const keyframes = (hours: readonly Hour[], end: number): string =>
  hours
    .map(
      ([y, light]) =>
        `${((100 * y) / end).toFixed(2)}% { opacity: ${(FULL * light ** SEEN).toFixed(3)}; translate: 0 ${(100 * RISE * (1 - light)).toFixed(1)}lvh }`,
    )
    .join('\n');

/** By the browser itself, off the main thread; it needs no frame while nothing scrolls. */
const rules = (hours: readonly Hour[], end: number) => `
@keyframes night { ${keyframes(hours, end)} 100% { opacity: ${FULL}; translate: none } }
[data-night] {
  --r: 30lvh;
  --x: 79.9%;
  --y: calc(${BELOW} * 100lvh);
  --over: var(--grain);
  position: fixed;
  z-index: -1;
  inset: 0 0 auto;
  height: 100lvh;
  opacity: 0;
  pointer-events: none;
}
@media screen and (prefers-reduced-motion: no-preference) and (forced-colors: none) {
  :root:not([data-motion='still'], [data-motion='calm'], [data-theme='light']) [data-night] {
    animation: night linear both;
    animation-timeline: scroll(root);
  }
  :root:not([data-motion='still'], [data-motion='calm'], [data-theme='light']) [data-night] ~ * footer {
    background: none;
  }
}`;

/**
 * Makes one night of a page that begins with the lit room: its wall darkens behind the work, and its light comes back
 * with the discs of phase.
 */
export function followNight(page: HTMLElement): void {
  if (!CSS.supports('animation-timeline: scroll(root)')) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const wall = document.createElement('div');
  Object.assign(wall, { className: glow, ariaHidden: 'true' });
  Object.assign(wall.dataset, { night: '', grain: 'room' });
  const measure = () => {
    const isLit = page.querySelector('[data-room]') !== null;
    const { clientHeight, scrollHeight } = document.documentElement;
    const end = scrollHeight - clientHeight;
    if (!isLit || end <= 2 * clientHeight) return wall.remove();
    const tops = Array.from(
      document.querySelectorAll(PHASES),
      (phase) => phase.getBoundingClientRect().top + window.scrollY,
    );
    sheet.replaceSync(rules(hoursOf(tops, { height: clientHeight, end }), end));
    if (!wall.isConnected) document.body.prepend(wall);
  };
  // A page's height changes with the page, and as its rows are laid out.
  new ResizeObserver(measure).observe(page);
}
