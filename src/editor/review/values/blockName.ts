import type { Json } from '#prismic-folder/edit';
import { isObject, textOf } from '../describe/jsonObject.ts';

const NAMES: Readonly<Record<string, string>> = {
  paragraph: 'a paragraph',
  preformatted: 'preformatted text',
  'list-item': 'a list item',
  'o-list-item': 'a numbered list item',
  image: 'a picture',
  embed: 'an embed',
};

/** The kind of a block of rich text, in words. */
export function blockName(block: Json | undefined): string {
  const type = isObject(block) ? textOf(block['type']) : '';
  const [, level] = /^heading([1-6])$/.exec(type) ?? [];
  if (level !== undefined) return `a heading ${level}`;
  return NAMES[type] ?? (type === '' ? 'a block' : `a block of the kind ${type}`);
}
