import type { Content, RichTextField } from '@prismicio/client';
import type { ZoneVariant } from '#content/sliceZone.ts';

/** What opens a block, apart from what follows it; both are rich text. */
export interface BlockParts {
  readonly title: RichTextField;
  readonly rest: RichTextField;
}

const isHeading = (node: RichTextField[number]) => /^heading[12]$/.test(node.type);

/**
 * On a spread a heading that opens a block stands in a column of its own, left of what it opens;
 * null where the block stays one column.
 */
export function blockParts(
  text: RichTextField,
  variant: ZoneVariant,
  alignment: Content.TextBlockSlice['primary']['alignment'],
): BlockParts | null {
  const [title, ...rest] = text;
  if (variant !== 'spread' || (alignment ?? 'left') !== 'left') return null;
  if (title === undefined || !isHeading(title) || rest.length === 0) return null;
  // Cast: a rich text field is typed as empty or as starting with a node; both of these are.
  return { title: [title], rest: rest as unknown as RichTextField };
}
