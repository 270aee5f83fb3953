import { collectionSizes, imageView, type ImageView } from './imageView.ts';
import { positiveOf, recordsOf } from './values.ts';

export interface CollectionItem {
  readonly picture: ImageView;
  /** Its share of a row between 0.2 and 5; 1 is the collection's mean. */
  readonly share: number;
}

const maxItems = 200;
const maxFlex = 20_000;

/** An image without dimensions takes those of its flex sizes. */
function measured(picture: ImageView, flexWidth: number | null, flexHeight: number | null) {
  if (picture.width !== null || flexWidth === null || flexHeight === null) return picture;
  const scale = 1000 / flexWidth;
  return { ...picture, width: 1000, height: Math.round(flexHeight * scale) || 1 };
}

/**
 * The images of a collection, sized by `flex_width`: in px or as a ratio, so only its relation to
 * the others counts. Without one the image's shape decides.
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
