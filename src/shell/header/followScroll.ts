import { reducedMotion } from '#ui/mediaSwitch.ts';
import { onScroll, progress } from '#effects/scroll/scrollPosition.ts';
import { scroll } from '#ui/theme/tokens.ts';

interface HeaderParts {
  readonly header: HTMLElement;
  readonly links: readonly HTMLElement[];
  readonly hello: HTMLElement;
  /** The element with the hamburger. */
  readonly corner: HTMLElement;
}

/** `data-gone` hides an element and makes it unreachable. */
function show(element: HTMLElement, isShown: boolean) {
  element.toggleAttribute('data-gone', !isShown);
}

/** Sets a changed variable; setting the same value would cost a style pass. */
function write({ style }: HTMLElement, name: string, value: number, unit = '') {
  const text = `${Number(value.toFixed(3))}${unit}`;
  if (style.getPropertyValue(name) !== text) style.setProperty(name, text);
}

function paint({ header, links, hello, corner }: HeaderParts, y: number, reduced: boolean) {
  const look = headerAt(y, links.length, reduced);
  write(header, '--fade', look.opacity);
  show(header, look.opacity > 0);
  for (const [index, link] of links.entries()) {
    const { opacity, rise } = look.links[index] ?? { opacity: 1, rise: 0 };
    write(link, '--fade', opacity);
    write(link, '--rise', -rise, 'px');
    show(link, opacity > 0);
  }
  show(hello, look.isHelloShown);
  show(corner, look.isHamburgerShown);
  corner.toggleAttribute('data-over', look.isScrolled);
}

/** Updates the header with the scroll position; returns a function that stops it. */
export function followScroll(parts: HeaderParts): () => void {
  const paintAt = (y: number) => paint(parts, y, reducedMotion.isOn());
  const stop = onScroll(paintAt);
  const unfollow = reducedMotion.follow(() => paintAt(window.scrollY));
  return () => {
    stop();
    unfollow();
  };
}

/** The header at one scroll position. */
interface HeaderLook {
  /** 1 to 0. */
  readonly opacity: number;
  /** Opacity of each quick link, and how far it has slid up, in px. */
  readonly links: readonly { readonly opacity: number; readonly rise: number }[];
  readonly isHelloShown: boolean;
  /** Whether the page's content may lie under the hamburger. */
  readonly isScrolled: boolean;
  /** Of the desktop header; smaller screens always show it. */
  readonly isHamburgerShown: boolean;
}

/** Length in px of one quick link's range: the last one ends where the header does. */
const linkRange = (count: number) => {
  const [from, to] = scroll.headerFade;
  return Math.max(to - from - (count - 1) * scroll.quickLinkStep, scroll.quickLinkStep);
};

/**
 * The header at a scroll position in px: it fades from 10 to 100, its
 * quick links one after another in steps of 20 px, 'Say Hello' is gone at 100, the hamburger shows
 * after 120. With `reduced` everything changes at once, at the end of the range.
 */
export function headerAt(y: number, linkCount: number, reduced = false): HeaderLook {
  const [from, to] = scroll.headerFade;
  const fade = (range: readonly [number, number]) =>
    reduced ? Number(y >= to) : progress(y, range);
  const length = linkRange(linkCount);
  return {
    opacity: 1 - fade([from, to]),
    links: Array.from({ length: linkCount }, (_, index) => {
      const start = from + index * scroll.quickLinkStep;
      const gone = fade([start, start + length]);
      return { opacity: 1 - gone, rise: reduced ? 0 : gone * scroll.quickLinkTravel };
    }),
    isScrolled: y > from,
    isHelloShown: y < scroll.sayHelloGone,
    isHamburgerShown: y > scroll.hamburgerFrom,
  };
}
