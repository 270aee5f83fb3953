import { isRecord } from 'prismic-folder/edit';
import { deepest, comparable, leavesOf, fieldValue } from './findField.ts';

/** A text of the page that shows a field as it is, so that it can be edited where it stands. */
export interface FoundText {
  /** Holds the text, and beside a text without blocks at most what has no words, such as an icon. */
  readonly element: HTMLElement;
  /** The second phrase of a heading in two weights. */
  readonly second: HTMLElement | null;
  /** Of a rich text: its blocks and the element of each. null: a text without blocks. */
  readonly blocks: readonly { readonly type: string; readonly element: HTMLElement }[] | null;
}

/** How a project shows texts without blocks. */
export interface HeadingLooks {
  /** Where the second phrase of a heading in two weights begins, if it has one; absent: headings have one weight. */
  readonly splitHeading?: (text: string) => readonly [first: string, second: string];
}

/** Texts in these would be used by them, or are read to nobody. */
const CONTROLS =
  'a, button, summary, label, select, [role=button], [role=switch], [aria-hidden=true], [inert]';

/**
 * Where a slice shows a field one to one. null: nowhere, at several places, or changed by the design (split,
 * formatted, counted).
 */
export function editableText(
  fields: unknown,
  roots: Iterable<Element>,
  field: string,
  looks: HeadingLooks,
): FoundText | null {
  const value = fieldValue(fields, field);
  const within = [...roots];
  const blocks = shownBlocks(value);
  const found =
    typeof value === 'string'
      ? plainText(fields, within, field, value, looks)
      : blocks && richText(within, blocks);
  return found && found.element.closest(CONTROLS) === null ? found : null;
}

/** `cards/2/title` → `cards/#/title`: entries of a group are in the same order on the page. */
const kindOf = (field: string) => field.replaceAll(/(^|\/)\d+(?=\/|$)/g, '$1#');

function plainText(
  fields: unknown,
  within: readonly Element[],
  field: string,
  value: string,
  { splitHeading }: HeadingLooks,
): FoundText | null {
  const text = comparable(value);
  if (text === '') return null;
  const equal = leavesOf(fields)
    .filter(({ kind, shown }) => kind === 'text' && shown === text)
    .map((leaf) => leaf.field.join('/'));
  const elements = deepest(within, text);
  const isClear = equal.every((other) => kindOf(other) === kindOf(field));
  if (!isClear || equal.length !== elements.length) return null;
  const element = elements[equal.indexOf(field)];
  if (!(element instanceof HTMLElement) || element.textContent !== value) return null;
  const phrases = [...element.children].filter((one) => one.textContent !== '');
  if (phrases.length === 0) return { element, second: null, blocks: null };
  const [first, second, other] = phrases;
  const isSplit =
    !other &&
    first?.attributes.length === 0 &&
    element.lastChild === second &&
    second instanceof HTMLElement &&
    second.childElementCount === 0 &&
    splitHeading?.(value)[1] === second.textContent;
  return isSplit ? { element, second, blocks: null } : null;
}

function richText(within: readonly Element[], blocks: readonly ShownBlock[]): FoundText | null {
  const text = comparable(blocks.map((block) => block.text ?? '').join(''));
  if (text === '') return null;
  const found: FoundText[] = [];
  for (const element of within.flatMap((root) => [root, ...root.querySelectorAll('*')])) {
    const elements = matchBlocks(element, blocks);
    if (!elements || !(element instanceof HTMLElement)) continue;
    const own = elements.filter((one) => one instanceof HTMLElement);
    if (own.length !== blocks.length) continue;
    found.push({
      element,
      second: null,
      blocks: own.map((one, at) => ({ type: blocks[at]?.type ?? '', element: one })),
    });
  }
  const [first, second] = found;
  return first && !second ? first : null;
}

/** One block of a served rich text, as far as the page shows it. */
interface ShownBlock {
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
function shownBlocks(value: unknown): readonly ShownBlock[] | null {
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
function matchBlocks(parent: Element, blocks: readonly ShownBlock[]): readonly Element[] | null {
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
