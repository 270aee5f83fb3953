import { reducedMotion } from '#effects/motion/mediaSwitch.ts';
import { onScroll } from '#effects/scroll/scrollPosition.ts';
import { headerAt } from './headerAt.ts';

interface HeaderParts {
  readonly header: HTMLElement;
  /** The quick links, in their order. */
  readonly links: readonly HTMLElement[];
  readonly hello: HTMLElement;
  /** What holds the hamburger. */
  readonly corner: HTMLElement;
}

/** What can be seen can be reached, and only that: `data-gone` takes an element out of both. */
function show(element: HTMLElement, isShown: boolean) {
  element.toggleAttribute('data-gone', !isShown);
}

/** Writes a variable unless it says so already, since even that would cost a style pass. */
function write({ style }: HTMLElement, name: string, value: number, unit = '') {
  const text = `${Number(value.toFixed(3))}${unit}`;
  if (style.getPropertyValue(name) !== text) style.setProperty(name, text);
}

function paint({ header, links, hello, corner }: HeaderParts, y: number, still: boolean) {
  const look = headerAt(y, links.length, still);
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
}

/** Has the header follow the scroll position; returns a function that stops it. */
export function followScroll(parts: HeaderParts): () => void {
  const paintAt = (y: number) => paint(parts, y, reducedMotion.isOn());
  const stop = onScroll(paintAt);
  const unfollow = reducedMotion.follow(() => paintAt(window.scrollY));
  return () => {
    stop();
    unfollow();
  };
}
