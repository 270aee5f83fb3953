import type { Json } from '#prismic-folder/edit';
import type { EditorModels, EditorType } from '../../model/EditorModels.ts';
import { type Check, listed, type PlacedRemark, withAge } from './Check.ts';
import { contrastRemarks } from './contrastRemarks.ts';
import { headingRemarks } from './headingRemarks.ts';
import { sampleRemarks } from './sampleRemarks.ts';
import { searchRemarks } from './searchRemarks.ts';

export interface CheckedContent {
  readonly json: Json;
  /** What is public; null: nothing is. */
  readonly published: Json | null;
  readonly type: EditorType | undefined;
  readonly models: EditorModels;
  /** What search pages will show of it; null if that is not known. */
  readonly description: string | null;
}

/** What a document's content alone tells: sample texts, headings, colours, and how search pages show it. */
export function contentChecks(content: CheckedContent): Check[] {
  const { json, published, type, models, description } = content;
  const list = (id: string, good: string, found: readonly PlacedRemark[]) =>
    listed(id, good, withAge(found, published, json));
  return [
    ...list('samples', '', sampleRemarks(json, type, models)),
    ...list('headings', 'Headings are in order', headingRemarks(json, type, models)),
    ...list('contrast', 'Text reaches 4.5 to 1 on its colours', contrastRemarks(json, type)),
    ...list('search', '', searchRemarks(json, type, description)),
  ];
}
