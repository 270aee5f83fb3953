import { isList, type Json, type JsonObject, listOf, objectOf, textOf } from 'prismic-folder/edit';
import { readLink, type LinkTarget } from '../../links/values/linkValue.ts';
import type { EditorField } from '../../../model/EditorModels.ts';
import { firstText } from '../../../model/words.ts';

/** What a row shows of an entry. */
export interface EntryWords {
  /** Its first text, else what its first picture shows; '' if it has neither. */
  readonly text: string;
  /** Address of its first picture. */
  readonly picture: string | null;
  /** The document that the text names by its uid. */
  readonly target: LinkTarget | null;
}

const MAX = 120;

export function entryWords(entry: Json, fields: readonly EditorField[]): EntryWords {
  const values = objectOf(entry);
  let text = '';
  let picture: string | null = null;
  let target: LinkTarget | null = null;
  for (const { id, model } of fields) {
    const value = Object.hasOwn(values, id) ? values[id] : undefined;
    if (model.type === 'Image') picture ??= textOf(objectOf(value)['url']) || null;
    else if (text === '') {
      text = wordsOf(value, model.type);
      const link = model.type === 'Link' && text !== '' ? readLink(firstOf(value)) : undefined;
      if (link?.target?.kind === 'Document' && link.text === '') ({ target } = link);
    }
  }
  if (text === '') text = altIn(values, fields);
  return { text: text.slice(0, MAX), picture, target };
}

/** The description of the first picture that has one. */
function altIn(values: JsonObject, fields: readonly EditorField[]): string {
  const pictures = fields.filter(({ model }) => model.type === 'Image');
  return firstText(pictures.map(({ id }) => objectOf(values[id])['alt'])).trim();
}

/** A link, or the first of a field that repeats. */
const firstOf = (value: Json | undefined) => (isList(value) ? value[0] : value);

function wordsOf(value: Json | undefined, kind: string): string {
  if (typeof value === 'string')
    return kind === 'Select' && /^(?:Yes|No)$/.test(value) ? '' : value.trim();
  if (typeof value === 'number') return String(value);
  if (kind === 'Link') return linkWords(objectOf(firstOf(value)));
  if (kind !== 'StructuredText') return '';
  return firstText(listOf(value).map((block) => objectOf(block)['text'])).trim();
}

/** The text of a link, else where it leads. */
function linkWords({ text, uid, name, url }: JsonObject): string {
  const last = textOf(url)
    .split('/')
    .findLast((part) => part !== '');
  return firstText([text, uid, name, last]);
}
