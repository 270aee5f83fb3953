import type { CollectionItem } from '#external/view/collectionItems.ts';
import { breakpoint } from '#ui/theme/tokens.ts';

/** Shares that stand in one row at most, on a large screen and on a middle one. */
const rowOf = { large: 4, middle: 2 } as const;

const percent = (share: number, row: number) => Math.min(Math.round((share / row) * 100), 100);

/**
 * How wide a picture of a collection is drawn, as the `sizes` attribute says it. Where a row wraps
 * only the layout knows: a lazy picture leaves it to the browsers that can tell, others estimate.
 */
export function itemSizes(share: number, items: readonly CollectionItem[], lazy: boolean): string {
  const total = items.reduce((sum, item) => sum + item.share, 0);
  const large = percent(share, Math.min(total, rowOf.large));
  const middle = percent(share, Math.min(total, rowOf.middle));
  const estimate = `(min-width: ${breakpoint.lg}px) ${large}vw, (min-width: ${breakpoint.md}px) ${middle}vw, 100vw`;
  return lazy ? `auto, ${estimate}` : estimate;
}
