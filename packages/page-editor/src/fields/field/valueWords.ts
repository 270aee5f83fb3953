import { isList, isRecord, type Json } from 'prismic-folder/edit';

const MAX = 400;

/** A value of any field in words, for reading; 'empty' if there is none. */
export function valueWords(value: Json | undefined): string {
  const words = [...wordsOf(value)].join('\n').trim();
  if (words === '' && value !== undefined && isList(value)) {
    // Blocks of rich text have a type; without words they are an empty text.
    const { length } = value.filter((entry) => isRecord(entry) && !('type' in entry));
    if (length > 0) return length === 1 ? '1 entry' : `${length} entries`;
  }
  if (words === '') return 'empty';
  return words.length > MAX ? `${words.slice(0, MAX)}…` : words;
}

/** Keys of objects whose text says most about them, the best first. */
const TELLING = ['text', 'alt', 'name', 'title', 'label', 'uid', 'url', 'embed_url', 'id'] as const;

/** Keys of objects whose text is for programs. */
const TECHNICAL = new Set([
  'link_type',
  'kind',
  'type',
  'target',
  'variant',
  'key',
  'lang',
  'direction',
]);

function* wordsOf(value: Json | undefined): Generator<string> {
  if (value === undefined || value === null || value === '') return;
  if (typeof value === 'boolean') yield value ? 'Yes' : 'No';
  else if (typeof value !== 'object') yield String(value);
  else if (isList(value)) for (const part of value) yield* wordsOf(part);
  else yield* wordsOfObject(value);
}

function* wordsOfObject(value: { readonly [key: string]: Json }): Generator<string> {
  const { latitude, longitude } = value;
  if (typeof latitude === 'number' && typeof longitude === 'number') {
    yield `${latitude}, ${longitude}`;
    return;
  }
  const telling = TELLING.find((key) => typeof value[key] === 'string' && value[key] !== '');
  if (telling !== undefined) yield String(value[telling]);
  else {
    for (const [key, part] of Object.entries(value)) {
      if (!TECHNICAL.has(key)) yield* wordsOf(part);
    }
  }
}
