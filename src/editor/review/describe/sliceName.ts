import type { Json } from '#prismic-folder/edit';
import type { EditorModels } from '../../model/EditorModels.ts';
import { nameOf } from '../../model/nameOf.ts';
import { objectOf } from './jsonObject.ts';

/** What to call a slice beside others: its name, and its first words if there are more of its type. */
export function nameInZone(models: EditorModels, zone: readonly Json[], index: number): string {
  const slice = zone[index];
  const { name, words } = nameOf(models, slice);
  const type = objectOf(slice)['slice_type'];
  const isOnly = zone.every((other, at) => at === index || objectOf(other)['slice_type'] !== type);
  if (isOnly) return name;
  return words === '' ? `${name}, ${index + 1} of ${zone.length}` : words;
}
