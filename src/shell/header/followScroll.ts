import { reducedMotion } from '#effects/motion/mediaSwitch.ts';
import { onScroll } from '#effects/scroll/scrollPosition.ts';
import { headerAt } from './headerAt.ts';

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
