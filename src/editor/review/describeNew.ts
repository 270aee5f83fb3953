import type { Json } from '#prismic-folder/edit';
import { nameOf } from '../model/nameOf.ts';
import type { DescribedChange } from './describe/DescribedChange.ts';
import { isEmptyValue } from './describe/emptyValue.ts';
import { listOf, objectOf } from './describe/jsonObject.ts';
import type { Versions } from './describeChanges.ts';
import { countWords } from './words/countWords.ts';

/**
 * What a document has that never was public, by tabs and zones: there is nothing to compare it with, and the page
 * shows it better than a list of its values.
 */
export function describeNew({
  current,
  type,
  models,
}: Pick<Versions, 'current' | 'type' | 'models'>): DescribedChange[] {
  // Cast: the types differ only in that a document's keys may be undefined, which JSON leaves out.
  const data = objectOf((current as { readonly data?: Json }).data);
  const tabs = (type?.tabs ?? []).map(({ name, fields }) => ({
    where: name,
    noun: 'field',
    names: fields.filter(({ id }) => !isEmptyValue(data[id])),
    place: (id: string | undefined) => ({ ...(id !== undefined && { field: id }) }),
  }));
  const zones = (type?.zones ?? []).map(({ id: zone, label }) => ({
    where: label,
    noun: 'slice',
    names: listOf(data[zone]).map((slice) => ({ id: zone, label: nameOf(models, slice).name })),
    place: () => ({ zone, index: 0 }),
  }));
  return [...tabs, ...zones].flatMap(({ where, noun, names, place }, at): DescribedChange[] => {
    const text = `${[...new Set(names.map(({ label }) => label))].join(', ')}.`;
    const what = countWords(names.length, noun);
    const row = { id: `new ${at}`, where, what, place: place(names[0]?.id), putBack: null };
    return names.length === 0 ? [] : [{ ...row, parts: [{ kind: 'note', text }] }];
  });
}
