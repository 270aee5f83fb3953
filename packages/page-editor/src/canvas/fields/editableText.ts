import { deepest } from './findField.ts';
import { comparable, leavesOf, fieldValue } from './leaves.ts';
import { matchBlocks, shownBlocks, type ShownBlock } from './textBlocks.ts';

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
