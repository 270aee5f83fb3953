import type { EditorField, EditorVariation } from '../../model/EditorModels.ts';
import { wordsOf } from '../../model/words.ts';
import { itemsLabel } from '../groups/nounOf.ts';

/** The legacy repeatable part of a slice as a group; nothing if its variation has none. */
export function itemsField(
  slice: string,
  { items, itemFields }: EditorVariation,
): readonly EditorField[] {
  if (itemFields.length === 0) return [];
  const fields = itemFields.map(({ label, model }) => ({ label, kind: model.type }));
  const label = itemsLabel(wordsOf(slice), fields);
  return [{ id: 'items', label, hint: '', model: { type: 'Group', config: { fields: items } } }];
}
