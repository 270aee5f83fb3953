import { collectionSizes, imageView, type ImageView } from './imageView.ts';
import { positiveOf, recordsOf } from './values.ts';

export interface CollectionItem {
  readonly image: ImageView;
  /** Its share of a row between 0.2 and 5; 1 is the collection's mean. */
  readonly share: number;
}

const maxItems = 200;
const maxFlex = 20_000;

/** An image without dimensions takes those of its flex sizes. */
function measured(image: ImageView, flexWidth: number | null, flexHeight: number | null) {
  if (image.width !== null || flexWidth === null || flexHeight === null) return image;
  const scale = 1000 / flexWidth;
  return { ...image, width: 1000, height: Math.round(flexHeight * scale) || 1 };
}

/**
 * The images of a collection, sized by `flex_width`: in px or as a ratio, so only its relation to
 * the others counts. Without one the image's shape decides.
 */
export function collectionItems(components: unknown): readonly CollectionItem[] {
  const items = recordsOf(components, maxItems).flatMap((component) => {
    const image = imageView(component, collectionSizes);
    if (!image) return [];
    const flexWidth = positiveOf(component['flex_width'], maxFlex);
    const flexHeight = positiveOf(component['flex_height'], maxFlex);
    return [{ image: measured(image, flexWidth, flexHeight), flexWidth }];
  });
  const wishes = items.map(({ flexWidth }) => flexWidth).filter((width) => width !== null);
  const mean = wishes.reduce((sum, width) => sum + width, 0) / (wishes.length || 1);
  return items.map(({ image, flexWidth }) => {
    const shape = image.width && image.height ? image.width / image.height : 1;
    const share = flexWidth === null ? (wishes.length > 0 ? 1 : shape) : flexWidth / mean;
    return { image, share: Math.min(Math.max(Number(share.toFixed(4)), 0.2), 5) };
  });
}
