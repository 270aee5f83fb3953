import { isList, isObject, type Json } from 'prismic-folder/edit';
import { readLink, type LinkTarget } from '../../links/values/linkValue.ts';
import type { EditorField } from '../../../model/EditorModels.ts';

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
  const values = isObject(entry) ? entry : {};
  let text = '';
  let picture: string | null = null;
  let target: LinkTarget | null = null;
  for (const { id, model } of fields) {
    const value = Object.hasOwn(values, id) ? values[id] : undefined;
    if (model.type === 'Image') picture ??= addressOf(value);
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
function altIn(values: Readonly<Record<string, Json>>, fields: readonly EditorField[]): string {
  for (const { id, model } of fields) {
    const value = model.type === 'Image' ? values[id] : undefined;
    const alt = isObject(value) ? value['alt'] : undefined;
    if (typeof alt === 'string' && alt.trim() !== '') return alt.trim();
  }
  return '';
}

/** A link, or the first of a field that repeats. */
const firstOf = (value: Json | undefined) => (isList(value) ? value[0] : value);

function addressOf(value: Json | undefined): string | null {
  return isObject(value) && typeof value['url'] === 'string' ? value['url'] : null;
}

function wordsOf(value: Json | undefined, kind: string): string {
  if (typeof value === 'string')
    return kind === 'Select' && /^(?:Yes|No)$/.test(value) ? '' : value.trim();
  if (typeof value === 'number') return String(value);
  if (kind === 'Link') return linkWords(firstOf(value));
  return isList(value) && kind === 'StructuredText' ? textIn(value) : '';
}

function textIn(blocks: readonly Json[]): string {
  for (const block of blocks) {
    const text = isObject(block) ? block['text'] : undefined;
    if (typeof text === 'string' && text.trim() !== '') return text.trim();
  }
  return '';
}

/** The text of a link, else where it leads. */
function linkWords(link: Json | undefined): string {
  if (!isObject(link)) return '';
  const { text, uid, name, url } = link;
  const words = [text, uid, name].find((one) => typeof one === 'string' && one !== '');
  if (typeof words === 'string') return words;
  return typeof url === 'string' ? (url.split('/').findLast((part) => part !== '') ?? '') : '';
}
