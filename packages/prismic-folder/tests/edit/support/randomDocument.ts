import { pickOf } from '../../../../../tests/support/random.ts';
import type { Json } from '../../../src/edit/types.ts';
import { EVERY_VALUE } from '../../support/everyField.ts';

type Random = () => number;

/** Texts that break careless writers: quotes, escapes, half characters, brackets, other scripts. */
const TEXTS = [
  '',
  'Low tide',
  'a "quoted" word',
  'back\\slash \\u00e9',
  'line\nbreak\r\nand\ttab',
  'Ölhavn, 漢字, 😀',
  '\ud800 half',
  '\u2028\u0000\u007f\ufeff',
  '{"a": [1, 2], }',
  ', ] } // no comment',
  '2024-02-29',
] as const;

const NUMBERS = [0, 1, -1, 2.5, 1e21, 1e-7, -0.001, 2 ** 53, 123456789] as const;

export const textOf = (random: Random): string => pickOf(random, TEXTS);

const idOf = (random: Random) => Math.floor(random() * 2 ** 32).toString(16);

export function sliceOf(random: Random): Json {
  const text = { type: 'paragraph', text: textOf(random), spans: [] };
  return {
    ...(random() < 0.7 && { id: `note$${idOf(random)}` }),
    slice_type: 'note',
    slice_label: null,
    variation: 'default',
    primary: { body: textOf(random), text: [text, text].slice(Math.floor(random() * 3)) },
    items: random() < 0.5 ? [{ picture: null }] : [],
  };
}

/** A value of any kind of field. */
const valueOf = (random: Random): Json =>
  pickOf<Json>(random, [
    null,
    textOf(random),
    pickOf(random, NUMBERS),
    [sliceOf(random), sliceOf(random), sliceOf(random)],
    ...Object.values(EVERY_VALUE),
  ]);

/** A document with some of these fields, and members that are unknown. */
export function randomDocument(
  random: Random,
  fields: Readonly<Record<string, unknown>>,
): Record<string, Json> {
  const names = Object.keys(fields).filter(() => random() < 0.6);
  return {
    ...(random() < 0.5 && { id: idOf(random), first_publication_date: null }),
    ...(random() < 0.5 && { uid: 'one', tags: [textOf(random)] }),
    ...(random() < 0.2 && { '': [], 'un known.key': { '"': [[]] } }),
    data: Object.fromEntries(names.map((name) => [name, valueOf(random)])),
  };
}
