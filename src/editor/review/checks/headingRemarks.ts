import { type Json, objectOf, textOf, valuesIn } from '#prismic-folder/edit';
import type { EditorModels, EditorType } from '../../model/EditorModels.ts';
import type { PlacedRemark } from './Check.ts';
import { placeOf } from './placeOf.ts';
import { placeWords } from './placeWords.ts';

/** Rich texts whose headings leave out a level: a reader who moves by headings misses it. */
export function headingRemarks(
  json: Json,
  type: EditorType | undefined,
  models: EditorModels,
): PlacedRemark[] {
  const remarks: PlacedRemark[] = [];
  for (const [value, path] of valuesIn(objectOf(json)['data'] ?? null, ['data'])) {
    const jump = Array.isArray(value) ? skipped(value) : null;
    if (jump) {
      const place = placeOf(path);
      const { where, what } = placeWords(place, { json, type, models });
      const text = `${where}, ${what}: a heading ${jump[1]} follows a heading ${jump[0]}.`;
      remarks.push({ state: 'remark', text, place, action: 'Show it', about: [path] });
    }
  }
  return remarks;
}

/** The first two headings of a rich text between which a level is missing. */
function skipped(blocks: readonly Json[]): readonly [number, number] | null {
  let last: number | undefined;
  for (const block of blocks) {
    const [, digit] = /^heading([1-6])$/.exec(textOf(objectOf(block)['type'])) ?? [];
    if (digit === undefined) continue;
    const level = Number(digit);
    if (last !== undefined && level > last + 1) return [last, level];
    last = level;
  }
  return null;
}
