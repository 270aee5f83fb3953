import type { Content, RichTextField } from '@prismicio/client';
import type { ZoneVariant } from '#content/sliceZone.ts';

/** A block's opening heading and the rest; both are rich text. */
interface BlockParts {
  readonly title: RichTextField;
  readonly rest: RichTextField;
}

const isHeading = (node: RichTextField[number]) => /^heading[12]$/.test(node.type);

/**
 * On a spread a heading that opens a block gets its own column, left of the rest; null where the
 * block has one column.
 */
export function blockParts(
  text: RichTextField,
  variant: ZoneVariant,
  alignment: Content.TextBlockSlice['primary']['alignment'],
): BlockParts | null {
  const [title, ...rest] = text;
  if (variant !== 'spread' || (alignment ?? 'left') !== 'left') return null;
  if (title === undefined || !isHeading(title) || rest.length === 0) return null;
  // Cast: the field's type is empty or starts with a node; both of these are.
  return { title: [title], rest: rest as unknown as RichTextField };
}
