import type { JsonPath } from '#prismic-folder/edit';
import { useFieldsAround } from '../../field/FieldsAround.ts';
import { useValue } from '../../useField.ts';
import { contrastWords, leastContrast, pairOf } from './colors.ts';

/** The contrast of a colour with the one it is used with, in words; null if it cannot be measured. */
export function useContrast(id: string, path: JsonPath, color: string | null): string | null {
  const pair = pairOf(id, useFieldsAround());
  const other = useValue(pair === null ? path : [...path.slice(0, -1), pair.id]);
  if (pair === null || color === null || typeof other !== 'string') return null;
  return contrastWords(color, other, pair.label, leastContrast(id));
}
