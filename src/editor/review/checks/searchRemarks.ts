import type { Json } from '#prismic-folder/edit';
import type { EditorType } from '../../model/EditorModels.ts';
import { MAX_DESCRIPTION } from '#content/pageDescription.ts';
import { MAX_TITLE } from '../../share/limits.ts';
import { isEmptyValue } from '../describe/emptyValue.ts';
import { objectOf, textOf } from '../describe/jsonObject.ts';
import type { Check } from './Check.ts';

/** Title and description for search pages: too long, or missing. */
export function searchRemarks(json: Json, type: EditorType | undefined): Omit<Check, 'id'>[] {
  const data = objectOf(objectOf(json)['data']);
  const fields = type?.tabs.flatMap((tab) => tab.fields) ?? [];
  const labelOf = (id: string) => fields.find((field) => field.id === id)?.label;
  const remarks: Omit<Check, 'id'>[] = [];
  const tooLong = (id: string, max: number) => {
    const [label, count] = [labelOf(id), [...textOf(data[id])].length];
    if (label === undefined || count <= max) return;
    const text = `${label} has ${count} characters. Search pages cut it after about ${max}.`;
    remarks.push({ state: 'remark', text, place: { field: id }, action: 'Show it' });
  };
  tooLong('meta_title', MAX_TITLE);
  tooLong('meta_description', MAX_DESCRIPTION);
  const label = labelOf('meta_description');
  if (label !== undefined && textOf(data['meta_description']).trim() === '') {
    const own = ['project_description', 'overview', 'description'].find(
      (id) => labelOf(id) !== undefined && !isEmptyValue(data[id]),
    );
    const instead = own === undefined ? 'that of the site' : `the ${labelOf(own)?.toLowerCase()}`;
    const text = `${label} is empty. Search pages show ${instead}.`;
    remarks.push({
      state: 'remark',
      text,
      place: { field: 'meta_description' },
      action: 'Write one',
    });
  }
  return remarks;
}
