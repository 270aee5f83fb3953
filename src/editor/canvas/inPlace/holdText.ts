import type { HeldText } from '../CanvasApi.ts';
import type { FoundText } from '../fields/editableText.ts';
import * as styles from './inPlace.styles.ts';
import { linesOf, sameLines } from './lines.ts';
import { textLooks } from './textLooks.ts';

/** Attributes of an element, to be put back. */
function attributesOf(element: Element): () => void {
  const before = [...element.attributes].map(({ name, value }) => [name, value] as const);
  return () => {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    for (const [name, value] of before) element.setAttribute(name, value);
  };
}

/**
 * Takes the page's own nodes out of a text, so that an editor can be put in their place; `release` puts back
 * every node and attribute. `free` lets the page render the slice again.
 */
export function holdText(found: FoundText, free: () => void): HeldText {
  const { element, blocks } = found;
  const lines = linesOf(element);
  const looks = textLooks(found);
  const restore = [element, ...(blocks ?? []).map((block) => block.element)].map(attributesOf);
  const { mount, putBack } = blocks ? inElement(element) : inLine(element);
  mount.classList.add(styles.text);
  let isReleased = false;
  return {
    element,
    mount,
    looks,
    atoms: (blocks ?? []).map((block) => block.element),
    isUnmoved: () => sameLines(lines, linesOf(element)),
    release() {
      if (isReleased) return;
      isReleased = true;
      putBack();
      for (const each of restore) each();
      free();
    },
  };
}

interface Mount {
  readonly mount: HTMLElement;
  readonly putBack: () => void;
}

/** Blocks are edited in the element that has those of the page. */
function inElement(element: HTMLElement): Mount {
  const children = [...element.childNodes];
  element.replaceChildren();
  element.style.setProperty(styles.ITEM_GAP, `${itemGap(element)}px`);
  return { mount: element, putBack: () => element.replaceChildren(...children) };
}

/** A text without blocks is edited in a line of its own: a heading stays a heading, an item an item. */
function inLine(element: HTMLElement): Mount {
  const line = element.ownerDocument.createElement('span');
  const words = [...element.childNodes].filter(
    (node) => node.nodeType === Node.TEXT_NODE || node.textContent !== '',
  );
  const isAlone = words.length === element.childNodes.length && !hasMarker(element);
  const { display } = getComputedStyle(element);
  line.style.display = isAlone && display !== 'inline' ? 'block' : 'inline';
  words[0]?.before(line);
  for (const node of words) node.remove();
  return { mount: line, putBack: () => line.replaceWith(...words) };
}

/** Whether the design puts something into the line, such as a dot. */
function hasMarker(element: Element): boolean {
  return ['::before', '::after'].some((part) => {
    const { content } = getComputedStyle(element, part);
    return content !== '' && content !== 'none' && content !== 'normal';
  });
}

/** By how much items of one list are nearer to each other than lists are, in px, below 0. */
function itemGap(element: HTMLElement): number {
  const { ownerDocument } = element;
  const list = (count: number) => {
    const created = ownerDocument.createElement('ul');
    const items = Array.from({ length: count }, () => ownerDocument.createElement('li'));
    for (const item of items) item.textContent = '.';
    created.append(...items);
    return { created, items };
  };
  const [two, one] = [list(2), list(1)];
  element.append(two.created, one.created);
  const [first, second, third] = [...two.items, ...one.items].map((item) =>
    item.getBoundingClientRect(),
  );
  element.replaceChildren();
  if (!first || !second || !third) return 0;
  return second.top - first.bottom - (third.top - second.bottom);
}
