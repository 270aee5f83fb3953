import type { MediaItem } from 'prismic-folder/contract';
import type { Json, JsonObject } from 'prismic-folder/edit';
import type { EditorField } from '../../../model/EditorModels.ts';
import { emptyFields } from '../../../model/emptySlice.ts';
import { kindOfItem } from '../pickMedia.ts';
import { linkToFile } from '../value/mediaLink.ts';
import { newImage } from '../value/newImage.ts';
import { kindsOf } from './entryKinds.ts';

/** An entry, or the values of a slice, with a file in the first field that takes it. */
export function mediaEntry(fields: readonly EditorField[], item: MediaItem): JsonObject {
  const kind = kindOfItem(item);
  const field = fields.find((one) => kindsOf(one).includes(kind));
  const entry: Record<string, Json> = { ...emptyFields(fields) };
  if (field === undefined) return entry;
  const { id, model } = field;
  entry[id] = model.type === 'Image' ? newImage(null, item, model) : linkToFile(undefined, item);
  return entry;
}
