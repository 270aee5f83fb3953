import type { HeldText, TextLooks } from '../CanvasApi.ts';
import type { FoundText, HeadingLooks } from '../fields/editableText.ts';
import { IN_PLACE, ITEM_GAP } from '../pageStyles.ts';

/** How a project's pages write texts, for what a text has none of yet. */
export interface PageLooks extends HeadingLooks {
  /** The class of a block by its type, such as `heading2`, and of a link, by `hyperlink`; '' for none. */
  readonly classOf: (type: string) => string;
}

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
export function holdText(found: FoundText, page: PageLooks, free: () => void): HeldText {
  const { element, blocks } = found;
  const lines = linesOf(element);
  const looks = textLooks(found, page);
  const restore = [element, ...(blocks ?? []).map((block) => block.element)].map(attributesOf);
  const { mount, putBack } = blocks ? inElement(element) : inLine(element);
  mount.classList.add(IN_PLACE);
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
  element.style.setProperty(ITEM_GAP, `${itemGap(element)}px`);
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

/** A line of text, or a picture, where it is drawn. */
interface Line {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** By how much in px a line may be elsewhere: nobody sees it, and browsers round so. */
const TOLERANCE = 0.3;

/** The lines in an element, in their order; pieces side by side are one line. */
function linesOf(element: Element): readonly Line[] {
  const box = element.getBoundingClientRect();
  const lines: Line[] = [{ left: box.left, top: box.top, bottom: box.bottom }];
  const { ownerDocument } = element;
  const range = ownerDocument.createRange();
  const walker = ownerDocument.createTreeWalker(element, NodeFilter.SHOW_ALL);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isText = node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '';
    const isMedia = node instanceof Element && node.matches('img, video, iframe, svg, canvas');
    if (!isText && !isMedia) continue;
    range.selectNode(node);
    for (const { left, top, bottom, width } of range.getClientRects()) {
      const last = lines.at(-1);
      const isSame =
        last && Math.abs(last.top - top) < TOLERANCE && Math.abs(last.bottom - bottom) < TOLERANCE;
      if (width > 0 && !(isSame && lines.length > 1)) lines.push({ left, top, bottom });
    }
  }
  return lines;
}

/** Whether lines are where they were. */
export function sameLines(before: readonly Line[], after: readonly Line[]): boolean {
  return (
    before.length === after.length &&
    before.every((line, at) =>
      (['left', 'top', 'bottom'] as const).every(
        (side) => Math.abs(line[side] - (after[at]?.[side] ?? NaN)) <= TOLERANCE,
      ),
    )
  );
}

const LISTS: Readonly<Record<string, string>> = { 'list-item': 'ul', 'o-list-item': 'ol' };

/** An element of the same kind and class, empty. */
const like = (element: Element): HTMLElement =>
  withClass(element.ownerDocument.createElement(element.tagName), element.className);

function withClass<Created extends HTMLElement>(element: Created, name: string): Created {
  // Not an empty one: lists with a class have no markers.
  if (name !== '') element.className = name;
  return element;
}

function textLooks(
  { element, second, blocks }: FoundText,
  { classOf, splitHeading }: PageLooks,
): TextLooks {
  const { ownerDocument } = element;
  // The page's own elements are held back while the text is edited; their kinds do not change.
  const known = new Map(blocks?.map((block) => [block.type, block.element]));
  const links = element.querySelector('a');

  const siteBlock = (type: string): HTMLElement => {
    const level = Number(/^heading([1-6])$/.exec(type)?.[1] ?? 0);
    const tag = level > 0 ? `h${level}` : type === 'preformatted' ? 'pre' : 'p';
    const block = ownerDocument.createElement(LISTS[type] === undefined ? tag : 'li');
    return withClass(block, classOf(type));
  };

  return {
    second: second && {
      attributes: Object.fromEntries(
        [...second.attributes].map(({ name, value }) => [name, value]),
      ),
      start(text) {
        const phrase = splitHeading?.(text)[1] ?? '';
        if (phrase === '') return null;
        // Counted in words: a space at the end of the text has no line.
        return [...text.matchAll(/\S+/gu)].at(-phrase.split(' ').length)?.index ?? 0;
      },
    },
    block(type) {
      const from = known.get(type);
      const text = from ? like(from) : siteBlock(type);
      const list = LISTS[type];
      if (list === undefined) return { dom: text, text };
      // The file has no lists, only items; each is a list of its own while it is edited.
      const parent = from?.parentElement;
      const dom = parent ? like(parent) : ownerDocument.createElement(list);
      dom.append(text);
      return { dom, text };
    },
    link() {
      return links
        ? like(links)
        : withClass(ownerDocument.createElement('a'), classOf('hyperlink'));
    },
  };
}
