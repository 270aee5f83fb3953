import type { Json } from '#prismic-folder/edit';
import type { EditorModels, EditorType } from '../../model/EditorModels.ts';
import { FIRST_WORDS, STARTERS } from '../../starters/starters.ts';
import { isObject, objectOf, textOf } from '../describe/jsonObject.ts';
import type { Check } from './Check.ts';
import { placeOf } from './placeOf.ts';
import { placeWords } from './placeWords.ts';

/** Fields that still say what a starter put there: visitors would read the advice to the owner. */
export function sampleRemarks(
  json: Json,
  type: EditorType | undefined,
  models: EditorModels,
): Omit<Check, 'id'>[] {
  const samples = sampleTexts();
  const remarks = new Map<string, Omit<Check, 'id'>>();
  const visit = (value: Json, path: readonly (string | number)[]) => {
    if (typeof value === 'string' && samples.has(value)) {
      const place = placeOf(path);
      const { where, what } = placeWords(place, { json, type, models });
      const text = `${what === '' ? where : `${where}, ${what}`}: the sample text is still there.`;
      // A field with several sample paragraphs is named once.
      remarks.set(text, { state: 'remark', text, place, action: 'Show it' });
    }
    if (Array.isArray(value))
      for (const [at, entry] of value.entries()) visit(entry, [...path, at]);
    else if (isObject(value))
      for (const [key, entry] of Object.entries(value)) visit(entry, [...path, key]);
  };
  visit(objectOf(json)['data'] ?? null, ['data']);
  return [...remarks.values()];
}

/**
 * Texts of starters that an owner replaces: paragraphs, and what a field of its own says. Titles of
 * sections stay: many of them fit.
 */
function sampleTexts(): ReadonlySet<string> {
  const found = new Set<string>(Object.values(FIRST_WORDS));
  const addParagraphs = (value: Json) => {
    if (isObject(value) && value['type'] === 'paragraph') found.add(textOf(value['text']));
    if (Array.isArray(value)) value.forEach(addParagraphs);
    else if (isObject(value)) Object.values(value).forEach(addParagraphs);
  };
  for (const { data } of Object.values(STARTERS).flat()) {
    for (const value of Object.values(data)) {
      // Choices like 'Yes' are one word.
      if (typeof value === 'string' && value.includes(' ')) found.add(value);
      addParagraphs(value);
    }
  }
  found.delete('');
  return found;
}
