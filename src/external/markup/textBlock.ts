import type { TextRole } from '../view/projectStyles.ts';

/** Elements allowed inside a block, beside links. */
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

/** Text as plain data that cannot run. */
export type TextNode =
  | string
  | { readonly tag: PlainTag; readonly children: readonly TextNode[] }
  | { readonly tag: 'a'; readonly href: string; readonly children: readonly TextNode[] };

export interface TextBlock {
  readonly role: Exclude<TextRole, 'link'>;
  readonly children: readonly TextNode[];
}
