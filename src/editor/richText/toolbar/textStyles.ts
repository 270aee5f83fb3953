import type { TextBlock } from '../format/textRules.ts';

/** Words for the styles of blocks. */
export const STYLE_WORDS: Readonly<Record<TextBlock, string>> = {
  paragraph: 'Paragraph',
  heading1: 'Heading 1',
  heading2: 'Heading 2',
  heading3: 'Heading 3',
  heading4: 'Heading 4',
  heading5: 'Heading 5',
  heading6: 'Heading 6',
  'list-item': 'List',
  'o-list-item': 'Numbered list',
  preformatted: 'Preformatted',
};

/** Words for the style of the selected blocks. */
export function styleWords(style: string | null): string {
  // Cast: looked up among the names.
  const name = style !== null && Object.hasOwn(STYLE_WORDS, style) ? (style as TextBlock) : null;
  return name === null ? 'Mixed' : STYLE_WORDS[name];
}
