import { isObject, type Json, objectOf, textOf, valuesIn } from '#prismic-folder/edit';
import type { EditorModels, EditorType } from '../../model/EditorModels.ts';
import { FIRST_WORDS, STARTERS } from '../../starters/starters.ts';
import type { PlacedRemark } from './Check.ts';
import { placeOf } from './placeOf.ts';
import { placeWords } from './placeWords.ts';

/** Fields that still say what a starter put there: visitors would read the advice to the owner. */
export function sampleRemarks(
  json: Json,
  type: EditorType | undefined,
  models: EditorModels,
): PlacedRemark[] {
  const samples = sampleTexts();
  const remarks = new Map<string, PlacedRemark>();
  for (const [value, path] of valuesIn(objectOf(json)['data'] ?? null, ['data'])) {
    if (typeof value === 'string' && samples.has(value)) {
      const place = placeOf(path);
      const { where, what } = placeWords(place, { json, type, models });
      const text = `${what === '' ? where : `${where}, ${what}`}: the sample text is still there.`;
      // A field with several sample paragraphs is named once.
      const about = [...(remarks.get(text)?.about ?? []), path];
      remarks.set(text, { state: 'remark', text, place, action: 'Show it', about });
    }
  }
  return [...remarks.values()];
}

/**
 * Texts of starters that an owner replaces: paragraphs, and what a field of its own says. Titles of
 * sections stay: many of them fit.
 */
function sampleTexts(): ReadonlySet<string> {
  const found = new Set<string>(Object.values(FIRST_WORDS));
  for (const { data } of Object.values(STARTERS).flat()) {
    for (const value of Object.values(data)) {
      // Choices like 'Yes' are one word.
      if (typeof value === 'string' && value.includes(' ')) found.add(value);
      for (const [inner] of valuesIn(value))
        if (isObject(inner) && inner['type'] === 'paragraph') found.add(textOf(inner['text']));
    }
  }
  found.delete('');
  return found;
}
