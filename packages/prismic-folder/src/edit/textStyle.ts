import type { Node } from 'jsonc-parser';

/** How a file is written, for the values that are added to it. */
export interface TextStyle {
  readonly eol: string;
  /** One step of indentation. */
  readonly indent: string;
  /** The colon after a key, with the white space around it. */
  readonly colon: string;
  /** White space after a comma in an object or list on one line. */
  readonly comma: string;
  /** White space inside the braces of an object on one line. */
  readonly padding: string;
  /** Whether lists without objects and lists in them are on one line. */
  readonly hasShortLists: boolean;
  /** Whether other characters than ASCII are written as `\u00e9`. */
  readonly isAscii: boolean;
}

/** Derives the style of a file from the first examples in it. */
export function styleOf(text: string, root: Node): TextStyle {
  let colon: string | undefined;
  let comma: string | undefined;
  let padding: string | undefined;
  let hasShortLists: boolean | undefined;
  for (const node of containersOf(root)) {
    const { type, offset, length, children: [first, second] = [] } = node;
    if (first === undefined) continue;
    const isInline = !hasBreak(text.slice(offset, offset + length));
    const gap = text.slice(first.offset + first.length, second?.offset);
    if (second !== undefined && !hasBreak(gap)) comma ??= gap.slice(gap.indexOf(',') + 1);
    if (type === 'object') {
      colon ??= colonOf(text.slice(first.offset, first.children?.[1]?.offset));
      if (isInline) padding ??= text.slice(offset + 1, first.offset);
    } else if (!node.children?.some(isContainer)) {
      hasShortLists ??= isInline;
    }
    if (comma !== undefined && padding !== undefined && hasShortLists !== undefined) break;
  }
  return {
    eol: /\r\n|\r|\n/.exec(text)?.[0] ?? '\n',
    indent: stepIn(text, root),
    colon: colon ?? ': ',
    comma: comma ?? (colon?.endsWith(':') === true ? '' : ' '),
    padding: padding ?? '',
    hasShortLists: hasShortLists ?? false,
    isAscii: isAscii(text),
  };
}

/** The colon in a key as it is written, such as `"title" : `. */
export function colonOf(head: string): string {
  const colon = head.slice(head.lastIndexOf('"') + 1);
  return hasBreak(colon) ? ': ' : colon;
}

export function hasBreak(text: string): boolean {
  return /[\r\n]/.test(text);
}

function isContainer({ type }: Node): boolean {
  return type === 'object' || type === 'array';
}

function* containersOf(node: Node): Generator<Node> {
  if (isContainer(node)) yield node;
  for (const child of node.children ?? []) yield* containersOf(child);
}

/** The first increase of the indentation from one line to the next. */
function stepIn(text: string, root: Node): string {
  let above = '';
  for (const [, space = ''] of text.matchAll(/[\r\n]([ \t]*)(?=[^\s])/g)) {
    if (space.length > above.length && space.startsWith(above)) return space.slice(above.length);
    above = space;
  }
  return hasBreak(text.slice(root.offset, root.offset + root.length)) ? '' : '  ';
}

/** Whether a file escapes all characters that are not ASCII, and has some. */
function isAscii(text: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return /\\u(?!00[0-7])[\da-f]{4}/i.test(text) && !/[^\0-\x7f\ufeff]/.test(text);
}
