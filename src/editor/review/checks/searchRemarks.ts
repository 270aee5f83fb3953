import { type Json, objectOf, textOf } from '#prismic-folder/edit';
import { asSentence } from '../../api/sentenceOf.ts';
import type { EditorType } from '../../model/EditorModels.ts';
import { cutAtWord, MAX_DESCRIPTION, MAX_TITLE } from '../../share/limits.ts';
import type { PlacedRemark } from './Check.ts';

/** Fields that take the place of a description, if they have a text. */
const INSTEAD = ['project_description', 'overview', 'description'];

/** Title and description for search pages: too long, or missing. `description`: what the page will say of itself. */
export function searchRemarks(
  json: Json,
  type: EditorType | undefined,
  description: string | null,
): PlacedRemark[] {
  const data = objectOf(objectOf(json)['data']);
  const fields = type?.tabs.flatMap((tab) => tab.fields) ?? [];
  const labelOf = (id: string) => fields.find((field) => field.id === id)?.label;
  const remarks: PlacedRemark[] = [];
  const tooLong = (id: string, max: number) => {
    const [label, count] = [labelOf(id), [...textOf(data[id])].length];
    if (label === undefined || count <= max) return;
    const text = `${label} has ${count} characters. Search pages cut it after about ${max}.`;
    const about = [['data', id]];
    remarks.push({ state: 'remark', text, place: { field: id }, action: 'Show it', about });
  };
  tooLong('meta_title', MAX_TITLE);
  tooLong('meta_description', MAX_DESCRIPTION);
  const label = labelOf('meta_description');
  if (label !== undefined && textOf(data['meta_description']).trim() === '') {
    const instead =
      description === null
        ? ''
        : description === ''
          ? ' Search pages choose words of the page themselves.'
          : ` Search pages show: ${asSentence(cutAtWord(description, MAX_DESCRIPTION))}`;
    const text = `${label} is empty.${instead}`;
    remarks.push({
      state: 'remark',
      text,
      place: { field: 'meta_description' },
      action: 'Write one',
      about: ['meta_description', ...INSTEAD].map((id) => ['data', id]),
    });
  }
  return remarks;
}
