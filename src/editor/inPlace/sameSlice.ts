import { isRecord } from '#ui/isRecord.ts';
import type { Json } from '#prismic-folder/edit';

/** Whether a place of a zone still holds the slice it held, edited or not. */
export function isSameSlice(
  before: Json | undefined,
  slices: readonly Json[],
  index: number,
): boolean {
  const now = slices[index];
  if (now === before) return true;
  // It stands elsewhere now.
  if (before !== undefined && slices.includes(before)) return false;
  if (!isRecord(before) || !isRecord(now)) return false;
  return ['slice_type', 'variation', 'id'].every((key) => before[key] === now[key]);
}
