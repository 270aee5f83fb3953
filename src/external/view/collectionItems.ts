import { collectionSizes, imageView, type ImageView } from './imageView.ts';
import { positiveOf, recordsOf } from './values.ts';

/** One picture of a collection. */
export interface CollectionItem {
  readonly picture: ImageView;
  /** Its share of a row, 1 for the collection's mean; between 0.2 and 5. */
  readonly share: number;
}

const maxItems = 200;
const maxFlex = 20_000;

/** A picture nobody measured keeps the room its flex sizes describe. */
function measured(picture: ImageView, flexWidth: number | null, flexHeight: number | null) {
  if (picture.width !== null || flexWidth === null || flexHeight === null) return picture;
  const scale = 1000 / flexWidth;
  return { ...picture, width: 1000, height: Math.round(flexHeight * scale) || 1 };
}

/**
 * The pictures of a collection, each sized by its `flex_width`: the service counts it now in px, now
 * as a ratio, so only its relation to the others is used. Without one the picture's shape decides.
 */
export function collectionItems(components: unknown): readonly CollectionItem[] {
  const items = recordsOf(components, maxItems).flatMap((component) => {
    const picture = imageView(component, collectionSizes);
    if (!picture) return [];
    const flexWidth = positiveOf(component['flex_width'], maxFlex);
    const flexHeight = positiveOf(component['flex_height'], maxFlex);
    return [{ picture: measured(picture, flexWidth, flexHeight), flexWidth }];
  });
  const wishes = items.map(({ flexWidth }) => flexWidth).filter((width) => width !== null);
  const mean = wishes.reduce((sum, width) => sum + width, 0) / (wishes.length || 1);
  return items.map(({ picture, flexWidth }) => {
    const shape = picture.width && picture.height ? picture.width / picture.height : 1;
    const share = flexWidth === null ? (wishes.length > 0 ? 1 : shape) : flexWidth / mean;
    return { picture, share: Math.min(Math.max(Number(share.toFixed(4)), 0.2), 5) };
  });
}
