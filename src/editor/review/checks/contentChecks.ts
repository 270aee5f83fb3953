import type { Json } from '#prismic-folder/edit';
import type { EditorModels, EditorType } from '../../model/EditorModels.ts';
import { type Check, listed } from './Check.ts';
import { contrastRemarks } from './contrastRemarks.ts';
import { headingRemarks } from './headingRemarks.ts';
import { sampleRemarks } from './sampleRemarks.ts';
import { searchRemarks } from './searchRemarks.ts';

/** What a document's content alone tells: sample texts, headings, colours, and how search pages show it. */
export function contentChecks(
  json: Json,
  type: EditorType | undefined,
  models: EditorModels,
): Check[] {
  const samples = sampleRemarks(json, type, models);
  const search = searchRemarks(json, type);
  return [
    ...(samples.length === 0 ? [] : listed('samples', '', samples)),
    ...listed('headings', 'Headings are in order', headingRemarks(json, type, models)),
    ...listed('contrast', 'Text reaches 4.5 to 1 on its colours', contrastRemarks(json, type)),
    ...(search.length === 0 ? [] : listed('search', '', search)),
  ];
}
