import { isRecord, parseUrl, valueAt } from 'prismic-folder/edit';
import type { Caret } from '../../model/place.ts';

const fileOf = (element: Element): string | null => {
  if (element instanceof HTMLImageElement || element instanceof HTMLVideoElement) {
    const address = element.currentSrc || element.src;
    return address === '' ? null : fileIn(address);
  }
  return null;
};

/** Films show their poster, and links of `source` elements, too. */
const filesIn = (element: Element): string[] =>
  [element, ...element.querySelectorAll('img, video, source')].flatMap((one) => {
    const poster = one instanceof HTMLVideoElement && one.poster !== '' ? [fileIn(one.poster)] : [];
    const source = one instanceof HTMLSourceElement && one.src !== '' ? [fileIn(one.src)] : [];
    return [...poster, ...source, fileOf(one) ?? []].flat();
  });

/**
 * The field that an element shows as a whole. Slices know nothing of the editor, so it is found by what is seen: the same
 * text, or the same file. Of several equal texts the one at the same position counts.
 */
export function findWhole(
  value: unknown,
  roots: Iterable<Element>,
  element: Element,
): Leaf['field'] | null {
  const leaves = leavesOf(value);
  const within = [...roots];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const files = filesIn(at);
    const file =
      at === element
        ? leaves.find(({ kind, shown }) => kind === 'file' && files.includes(shown))
        : null;
    if (file) return file.field;
    const text = comparable(at.textContent);
    const equal =
      text === '' ? [] : leaves.filter(({ kind, shown }) => kind === 'text' && shown === text);
    if (equal.length > 0)
      return equal[Math.max(0, rankOf(within, at, text)) % equal.length]?.field ?? null;
    if (within.includes(at)) break;
  }
  return null;
}

/** The field that an element shows, as a whole or beside other things. */
export function findField(
  value: unknown,
  roots: Iterable<Element>,
  element: Element,
): Leaf['field'] | null {
  const whole = findWhole(value, roots, element);
  if (whole) return whole;
  const leaves = leavesOf(value);
  const around = comparable(element.textContent);
  const part = leaves.find(
    ({ kind, shown }) => kind === 'text' && shown.length > 2 && around.includes(shown),
  );
  const [only] = filesIn(element);
  return (
    part?.field ??
    leaves.find(({ kind, shown }) => kind === 'file' && shown === only)?.field ??
    null
  );
}

/** How many elements with the same text come before one. */
function rankOf(roots: readonly Element[], element: Element, text: string): number {
  return deepest(roots, text).findIndex((one) => one === element || element.contains(one));
}

/** The innermost elements that have exactly a text. */
export function deepest(roots: readonly Element[], text: string): Element[] {
  return roots
    .flatMap((root) => [root, ...root.querySelectorAll('*')])
    .filter(
      (one) =>
        comparable(one.textContent) === text &&
        [...one.children].every((child) => comparable(child.textContent) !== text),
    );
}

const isAt = (field: Leaf['field'], wanted: readonly string[]) =>
  wanted.every((part, at) => String(field[at]) === part);

/** How many elements are around both. */
function shared(one: Element, other: Element): number {
  let count = 0;
  for (let at = one.parentElement; at; at = at.parentElement) if (at.contains(other)) count += 1;
  return count;
}

interface Looked {
  /** The block of a text that is meant. */
  readonly block?: Omit<Caret, 'before'>;
  /** What belongs to the document: of several equal texts the one beside it counts. */
  readonly near?: Element | undefined;
}

/** The element that shows a field (`cards/2/title`), or a block of its text; null if nothing on the page does. */
export function elementOfField(
  value: unknown,
  roots: Iterable<Element>,
  field: string,
  { block, near }: Looked = {},
): Element | null {
  const within = [...roots];
  const leaves = leavesOf(value);
  const text = block && comparable(block.text);
  const leaf = leaves.filter(
    (one) => isAt(one.field, field.split('/')) && (text === undefined || one.shown === text),
  )[block?.rank ?? 0];
  if (!leaf) return null;
  if (leaf.kind === 'file') {
    const media = within.flatMap((root) => [
      ...(root.matches('img, video') ? [root] : []),
      ...root.querySelectorAll('img, video'),
    ]);
    return media.find((one) => filesIn(one).includes(leaf.shown)) ?? null;
  }
  const rank = leaves.filter(({ shown }) => shown === leaf.shown).indexOf(leaf);
  const found = deepest(within, leaf.shown);
  const most = near ? Math.max(...found.map((one) => shared(one, near))) : 0;
  const beside = near ? found.filter((one) => shared(one, near) === most) : found;
  return beside[rank] ?? beside[0] ?? null;
}

/** What on the page shows the block of a caret, and the character before it; null if nothing does. */
export function findCaret(
  value: unknown,
  roots: Iterable<Element>,
  field: string,
  { before, ...block }: Caret,
  near?: Element,
): { readonly element: Element; readonly range: Range } | null {
  const element = elementOfField(value, roots, field, { block, near });
  return element && { element, range: rangeAt(element, comparable(before).length) };
}

/** A range at so many characters of an element's text; white space, which designs change, is not counted. */
function rangeAt(element: Element, count: number): Range {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = count;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const length = comparable(text).length;
    if (length === 0) continue;
    let at = 0;
    while (left > 0 && at < text.length) {
      if (comparable(text.charAt(at)) !== '') left -= 1;
      at += 1;
    }
    // A range without a character has no place at the start of a line.
    range.setStart(node, Math.max(0, at - 1));
    range.setEnd(node, Math.max(1, at));
    if (left === 0) break;
  }
  return range;
}

/** Something of a document that can be seen on the page: a text, or the file of an image or film. */
interface Leaf {
  /** Path of its field from the slice's `primary`, or from the document's data. */
  readonly field: readonly (string | number)[];
  /** The text without repeated white space, or the path of the file. */
  readonly shown: string;
  readonly kind: 'text' | 'file';
}

/** A text as it is compared: browsers collapse white space, and designs split words into elements. */
export const comparable = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, '');

/** The path of a file's address without its parameters; addresses of other hosts whole. */
function fileIn(url: string): string {
  const parsed = parseUrl(url, window.location.href);
  // Half typed, it is the file of no element.
  if (parsed === null) return url;
  const { origin, pathname } = parsed;
  return origin === window.location.origin ? pathname : origin + pathname;
}

const isRichText = (value: readonly unknown[]) =>
  value.every((block) => isRecord(block) && typeof block['type'] === 'string' && 'spans' in block);

/**
 * Everything visible in a served value, by field. Blocks of rich text are leaves of their own, as the page has
 * an element for each.
 */
export function leavesOf(value: unknown, field: Leaf['field'] = []): Leaf[] {
  if (typeof value === 'string') {
    const shown = comparable(value);
    return shown === '' ? [] : [{ field, shown, kind: 'text' }];
  }
  if (typeof value === 'number') return [{ field, shown: String(value), kind: 'text' }];
  if (Array.isArray(value)) {
    if (value.length > 0 && isRichText(value)) {
      return value.flatMap((block) =>
        // Its parts belong to the one field.
        leavesOf(isRecord(block) ? (block['text'] ?? block) : block).map((leaf) => ({
          ...leaf,
          field,
        })),
      );
    }
    return value.flatMap((entry, index) => leavesOf(entry, [...field, index]));
  }
  if (!isRecord(value)) return [];
  const { url, link_type: kind } = value;
  if (typeof url === 'string' && (kind === undefined || kind === 'Media')) {
    return [{ field, shown: fileIn(url), kind: 'file' }];
  }
  if (kind !== undefined) return leavesOf(value['text'], field);
  return Object.entries(value).flatMap(([key, entry]) => leavesOf(entry, [...field, key]));
}

/** The fields of a served slice by id; its legacy repeatable part is one of them. */
export function sliceFields(slice: object): Readonly<Record<string, unknown>> {
  const primary = 'primary' in slice && isRecord(slice.primary) ? slice.primary : {};
  const items: unknown = 'items' in slice ? slice.items : [];
  const hasItems = Array.isArray(items) && items.length > 0 && !Object.hasOwn(primary, 'items');
  return hasItems ? { ...primary, items } : primary;
}

/** The value of a field by its path in groups joined by slashes: `cards/2/title`. */
export const fieldValue = (fields: unknown, field: string): unknown =>
  valueAt(
    fields,
    field.split('/').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
  );
