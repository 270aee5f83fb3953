import { headings, link, preformatted } from '#ui/text/RichText.styles.ts';
import type { FoundText } from '../fields/editableText.ts';

/** Elements as this text of the page has them; of what it has none yet, as the site has them. */
export interface TextLooks {
  /** A new element for a block, and the one in it that holds its text. */
  readonly block: (type: string) => { readonly dom: HTMLElement; readonly text: HTMLElement };
  readonly link: () => HTMLElement;
  /** Attributes of the second phrase, of a heading in two weights. */
  readonly second: Readonly<Record<string, string>> | null;
}

const LISTS: Readonly<Record<string, string>> = { 'list-item': 'ul', 'o-list-item': 'ol' };

/** An element of the same kind and class, empty. */
function like(element: Element): HTMLElement {
  const copy = element.ownerDocument.createElement(element.tagName);
  // Not an empty one: lists with a class have no markers.
  if (element.className !== '') copy.className = element.className;
  return copy;
}

export function textLooks({ element, second, blocks }: FoundText): TextLooks {
  const { ownerDocument } = element;
  // The page's own elements are held back while the text is edited; their kinds do not change.
  const known = new Map(blocks?.map((block) => [block.type, block.element]));
  const links = element.querySelector('a');

  const siteBlock = (type: string): HTMLElement => {
    const level = Number(/^heading([1-6])$/.exec(type)?.[1] ?? 0);
    const tag = level > 0 ? `h${level}` : type === 'preformatted' ? 'pre' : 'p';
    const block = ownerDocument.createElement(LISTS[type] === undefined ? tag : 'li');
    // Cast: a level from 1 to 6.
    if (level > 0) block.className = headings[level as keyof typeof headings];
    if (type === 'preformatted') block.className = preformatted;
    return block;
  };

  return {
    second:
      second && Object.fromEntries([...second.attributes].map(({ name, value }) => [name, value])),
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
      const created = links ? like(links) : ownerDocument.createElement('a');
      if (!links) created.className = link;
      return created;
    },
  };
}
