import type { MediaItem } from '#prismic-folder/contract';
import type { FieldModel } from '#prismic-folder/models';
import { readCrops } from '../crop/cropDraft.ts';
import { croppableSize } from './croppableSize.ts';
import { croppedImage } from './croppedImage.ts';
import type { ImageValue, JsonObject } from './imageValue.ts';
import { viewsOf } from './imageViews.ts';
import { placedFile } from './placedFile.ts';

/** An image field with this file, cut as the model and the file's focal point ask. */
export function newImage(
  before: ImageValue | null,
  item: MediaItem,
  model: FieldModel,
): JsonObject {
  const views = viewsOf(model).map(({ name }) => name);
  const placed = placedFile(before, item, views);
  const size = croppableSize(item);
  if (size === null || before?.name === item.name) return placed;
  return croppedImage(placed, readCrops(null, model, { size, focal: item.focalPoint }));
}
