import type { OpenDocument } from '../../document/DocumentSession.ts';
import type { EditorModels } from '../../model/EditorModels.ts';
import { nameOf } from '../../model/nameOf.ts';
import { knownSlice, slicesOf } from '../../model/sliceAt.ts';
import type { Place } from '../../model/place.ts';

/** A place of the open document that can be gone to, with the words to find it by. */
export interface PlaceTarget {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly place: Place;
}

/** All slices and fields of a document: its own fields first, then slices with theirs. */
export function placeTargets(
  { json, key }: Pick<OpenDocument, 'json' | 'key'>,
  models: EditorModels,
): PlaceTarget[] {
  const type = models.types.get(key.type);
  const fields = (type?.tabs ?? []).flatMap((tab) =>
    tab.fields.map(({ id, label }) => ({
      id: `field ${id}`,
      label,
      detail: tab.name,
      place: { field: id },
    })),
  );
  const slices = (type?.zones ?? []).flatMap((zone) => {
    const list = slicesOf(json, zone.id);
    return list.flatMap((slice, index) => {
      const { name, words } = nameOf(models, slice);
      const where = `${name}, ${index + 1} of ${list.length}`;
      const id = `slice ${zone.id} ${index}`;
      const place = { zone: zone.id, index };
      return [
        { id, label: where, detail: words, place },
        ...(knownSlice(models, slice).variation?.fields ?? []).map((field) => ({
          id: `${id} ${field.id}`,
          label: field.label,
          detail: words === '' ? where : `${where}, ${words}`,
          place: { ...place, field: field.id },
        })),
      ];
    });
  });
  return [...fields, ...slices];
}
