import { isRecord } from 'prismic-folder/edit';
import { comparable } from './leaves.ts';

/** One block of a served rich text, as far as the page shows it. */
export interface ShownBlock {
  readonly type: string;
  /** null: a picture or an embed. */
  readonly text: string | null;
  /** Types of its spans. */
  readonly spans: ReadonlySet<string>;
}

const LISTS: Readonly<Record<string, string>> = { 'list-item': 'UL', 'o-list-item': 'OL' };

/** Elements that stand for a span; a label's is a `span` with its name. */
const SPANS: Readonly<Record<string, string>> = {
  A: 'hyperlink',
  STRONG: 'strong',
  B: 'strong',
  EM: 'em',
  I: 'em',
  SPAN: 'label',
};

/** The blocks of a served rich text; null if it is none. */
export function shownBlocks(value: unknown): readonly ShownBlock[] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const blocks = value.map((block: unknown): ShownBlock | null => {
    if (!isRecord(block) || typeof block['type'] !== 'string') return null;
    const { type, text, spans } = block;
    const types = Array.isArray(spans) ? spans : [];
    return {
      type,
      text: typeof text === 'string' ? text : null,
      spans: new Set(types.map((span: unknown) => String(isRecord(span) ? span['type'] : ''))),
    };
  });
  return blocks.every((block) => block !== null) ? blocks : null;
}

/**
 * The element of each block, if the children of an element are these blocks one by one, with nothing of
 * the design's own in them; else null.
 */
export function matchBlocks(
  parent: Element,
  blocks: readonly ShownBlock[],
): readonly Element[] | null {
  const own = [...parent.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  if (own.some(({ data }: Node & { data?: string }) => comparable(data ?? '') !== '')) return null;
  const elements = [...parent.children];
  const found: Element[] = [];
  let at = 0;
  for (const child of elements) {
    const block = blocks[at];
    if (!block) return null;
    const list = LISTS[block.type];
    const parts = list === undefined ? [child] : [...child.children];
    if (list !== undefined && child.tagName !== list) return null;
    for (const part of parts) {
      const shown = blocks[at];
      if (!shown || LISTS[shown.type] !== list || !shows(part, shown)) return null;
      found.push(part);
      at += 1;
    }
    // A list ends where the next block is none of its items.
    if (list !== undefined && LISTS[blocks[at]?.type ?? ''] === list) return null;
  }
  return at === blocks.length ? found : null;
}

function shows(element: Element, { text, spans }: ShownBlock): boolean {
  if (text === null) return element.querySelector('p, li, pre') === null;
  // The page leaves empty lines out.
  if (comparable(text) === '' || comparable(element.textContent) !== comparable(text)) return false;
  return [...element.querySelectorAll('*')].every(({ tagName, attributes }) => {
    if (tagName === 'BR') return true;
    const type = SPANS[tagName];
    if (tagName === 'SPAN' && attributes.getNamedItem('data-label') === null) return false;
    return type !== undefined && spans.has(type);
  });
}
