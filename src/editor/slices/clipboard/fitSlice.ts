import type { Json } from '#prismic-folder/edit';
import { isRecord } from '#ui/isRecord.ts';
import type { EditorModels, EditorZone } from '../../model/EditorModels.ts';
import { nameOf } from '../../model/nameOf.ts';
import { knownSlice, type SliceJson } from '../../model/sliceAt.ts';
import { fitValues, isEntries } from './fitValue.ts';

/** A copied slice as a zone takes it, or why it does not. */
export type Fitted =
  | {
      readonly fits: true;
      readonly slice: SliceJson;
      /** Fields of the copy that the slice does not have here, or not with such a value. */
      readonly left: readonly string[];
    }
  | { readonly fits: false; readonly reason: string };

const TEXTS = ['slice_label', 'version'];

/** A copied slice as the model of a zone takes it. It gets no id, because ids are unique. */
export function fitSlice(models: EditorModels, zone: EditorZone, copied: SliceJson): Fitted {
  const { model, variation } = knownSlice(models, copied);
  const { name } = nameOf(models, copied);
  if (!model) return { fits: false, reason: `The site does not know a slice “${name}”` };
  if (!zone.slices.includes(model.id)) {
    return { fits: false, reason: `${name} does not fit into ${zone.label}` };
  }
  if (!variation) {
    return { fits: false, reason: `${name} has no kind “${String(copied['variation'])}” here` };
  }
  const left = new Set<string>();
  const note = (path: readonly string[]) => void left.add(path.join(' › '));
  const { primary, items } = copied;
  const hasItems = isEntries(items) && items.length > 0;
  if (primary !== undefined && primary !== null && !isRecord(primary)) note(['primary']);
  if (items !== undefined && items !== null && !isEntries(items)) note(['items']);
  const texts = TEXTS.flatMap((key): [string, Json][] => {
    const text = copied[key];
    if (typeof text === 'string') return [[key, text]];
    if (text !== undefined && text !== null) note([key]);
    return [];
  });
  const known = ['id', 'slice_type', 'variation', 'primary', 'items', ...TEXTS];
  for (const key of Object.keys(copied)) if (!known.includes(key)) note([key]);
  return {
    fits: true,
    slice: {
      slice_type: model.id,
      variation: variation.id,
      ...Object.fromEntries(texts),
      // Cast: an object of a JSON text.
      ...(isRecord(primary) && {
        primary: fitValues(primary as SliceJson, variation.primary, note),
      }),
      ...(hasItems && { items: items.map((item) => fitValues(item, variation.items, note)) }),
    },
    left: [...left],
  };
}
