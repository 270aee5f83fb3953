import { pickOf } from '../../../../../tests/support/random.ts';
import type { Json } from '../../../src/edit/types.ts';
import { isRecord } from '../../../src/json.ts';

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

const chance = (random: Random, share: number) => random() < share;

const listOf = <Item>(random: Random, max: number, item: (random: Random) => Item): Item[] =>
  Array.from({ length: Math.floor(random() * (max + 1)) }, () => item(random));

const idOf = (random: Random) => Math.floor(random() * 2 ** 32).toString(16);

const linkOf = (random: Random): Json =>
  pickOf<Json>(random, [
    { link_type: 'Web', url: textOf(random), target: '_blank' },
    { link_type: 'Document', type: 'sample', uid: 'one', id: idOf(random), lang: 'en-us' },
    { link_type: 'Any', key: idOf(random), text: textOf(random), variant: 'Loud' },
  ]);

function imageOf(random: Random): Json {
  const edit = { x: 0, y: random(), zoom: 1, background: 'transparent' };
  const dimensions = { width: 400, height: 300 };
  const alt = chance(random, 0.3) ? null : textOf(random);
  const image = { url: '/media/wave.png', alt, dimensions, edit };
  return chance(random, 0.3) ? { ...image, square: image } : image;
}

function blockOf(random: Random): Json {
  const data = linkOf(random);
  return pickOf<Json>(random, [
    { type: 'paragraph', text: textOf(random), spans: [] },
    { type: 'heading2', text: textOf(random), spans: [{ start: 0, end: 1, type: 'strong' }] },
    { type: 'list-item', text: textOf(random), spans: [{ start: 0, end: 3, data }] },
    { type: 'embed', oembed: { type: 'video', embed_url: textOf(random) } },
    { type: 'image', url: '/media/wave.png', dimensions: { width: 1, height: 2 } },
  ]);
}

const richTextOf = (random: Random) => listOf(random, 4, blockOf);

const rowOf = (random: Random) => ({
  key: idOf(random),
  cells: listOf(random, 3, () => ({ key: idOf(random), content: richTextOf(random) })),
});

/** Values of a form of their own; the others are texts, numbers and booleans. */
const KINDS: Readonly<Record<string, (random: Random) => Json>> = {
  StructuredText: richTextOf,
  Image: imageOf,
  Link: linkOf,
  GeoPoint: (random) => ({ latitude: random() * 90, longitude: -12.5 }),
  Table: (random) => ({ head: { rows: [] }, body: { rows: listOf(random, 3, rowOf) } }),
  IntegrationFields: (random) => ({ id: textOf(random), blob: { nested: [[1, [2]], { a: {} }] } }),
};

const plainOf = (random: Random): Json =>
  pickOf<Json>(random, [textOf(random), pickOf(random, NUMBERS), chance(random, 0.5)]);

/** A value for a field of a model: of its kind, or null. */
function fieldOf(random: Random, model: unknown): Json {
  if (!isRecord(model) || chance(random, 0.1)) return null;
  const { type, config } = model;
  const settings = isRecord(config) ? config : {};
  const fields = isRecord(settings['fields']) ? settings['fields'] : {};
  if (type === 'Group') return listOf(random, 3, () => fieldsOf(random, fields));
  if (type === 'Slices' || type === 'Choice') return listOf(random, 4, sliceOf);
  const valueOf = KINDS[String(type)] ?? plainOf;
  return settings['repeat'] === true ? listOf(random, 3, valueOf) : valueOf(random);
}

export function sliceOf(random: Random): Json {
  return {
    ...(chance(random, 0.7) && { id: `note$${idOf(random)}` }),
    slice_type: 'note',
    slice_label: null,
    variation: 'default',
    primary: { body: textOf(random), text: richTextOf(random) },
    items: listOf(random, 2, () => ({ picture: imageOf(random) })),
  };
}

function fieldsOf(random: Random, fields: Record<string, unknown>): Record<string, Json> {
  const result: Record<string, Json> = {};
  for (const [key, field] of Object.entries(fields)) {
    if (isRecord(field) && field['type'] === 'Separator') continue;
    if (!chance(random, 0.4)) result[key] = fieldOf(random, field);
    if (chance(random, 0.05)) result[textOf(random)] = textOf(random);
  }
  return result;
}

/** A document of a type with these fields; some are missing, null or unknown. */
export function randomDocument(
  random: Random,
  fields: Record<string, unknown>,
): Record<string, Json> {
  return {
    ...(chance(random, 0.5) && { id: idOf(random), first_publication_date: null }),
    ...(chance(random, 0.5) && { uid: 'one', tags: listOf(random, 3, textOf) }),
    ...(chance(random, 0.2) && { '': [], 'un known.key': { '"': [[]] } }),
    data: fieldsOf(random, fields),
  };
}
