import type { TextRole } from '../view/projectStyles.ts';

/** The elements a text may keep inside a block, beside links. */
export const plainTags = [
  'b',
  'br',
  'code',
  'del',
  'div',
  'em',
  'i',
  'li',
  'ol',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'ul',
] as const;

export type PlainTag = (typeof plainTags)[number];

/** A piece of text as it was read, as plain data: nothing in it can run, wherever it is drawn. */
export type TextNode =
  | string
  | { readonly tag: PlainTag; readonly children: readonly TextNode[] }
  | { readonly tag: 'a'; readonly href: string; readonly children: readonly TextNode[] };

/** A line of a text module, in its role. */
export interface TextBlock {
  readonly role: Exclude<TextRole, 'link'>;
  readonly children: readonly TextNode[];
}
