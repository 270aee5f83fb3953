import type { Json } from '#prismic-folder/edit';
import { TEXT_BLOCKS } from '#page-editor/fields/richText/format/textRules.ts';
import { pickOf, randomOf } from '../../../support/random.ts';

type Random = () => number;
type Keys = Record<string, Json>;

const TEXTS = [
  '',
  'a',
  'Swimmers check five sources.',
  '\n\ntwo\nlines\n',
  'windows\r\nbreak',
  '\u00a0no\u00a0break  and\ttab',
  '👩‍👩‍👧‍👦 family and 🏳️‍🌈',
  'مرحبا 123 بالعالم',
  'e\u0301 combining, zero\u200bwidth\ufeff',
  '<b>not markup</b> &amp; "quotes"',
  '\u0000\u0007 control \u2028 separators',
  'lone \ud83d half',
  'other \ude00 half',
  '- a\n```\ncode\n```',
] as const;

const WEB = { link_type: 'Web', url: 'https://example.com/?a=1&b=2#c' };
const LINKS = [
  WEB,
  { ...WEB, target: '_blank', text: 'Words', variant: 'Button' },
  { ...WEB, url: 'javascript:alert(1)' },
  { link_type: 'Document', id: 'Yx', type: 'page', tags: ['a'], data: { title: [{}] } },
  { link_type: 'Media', name: 'a.webp', kind: 'image', url: '/media/a.webp', height: '1' },
  { link_type: 'Future', thing: [1, { two: null }] },
  null,
  'text instead',
] as const;

const LABELS = [{ label: 'note' }, { label: 'wide', by: 1 }, 'old', null] as const;
const MARKS = [{ type: 'strong' }, { type: 'em' }] as const;
const SPANS = [
  { type: 'strong', note: [{ deep: 1 }] },
  { type: 'list-item' },
  { type: 'future', data: 1 },
  {},
  ...MARKS,
  ...MARKS,
  ...MARKS,
  ...LINKS.map((data) => ({ type: 'hyperlink', data })),
  ...LABELS.map((data) => ({ type: 'label', data })),
] as const;

const ODD_FIELDS = [undefined, null, [], 'text', 7, false, {}, { type: 'paragraph' }] as const;
const IMAGE = { type: 'image', url: '/media/a.webp', alt: 'A photograph', linkTo: WEB, id: 'Z1' };
const FILM = { embed_url: 'https://example.com/film', html: '<iframe></iframe>', title: null };
const NO_TEXTS = [
  IMAGE,
  { type: 'image', url: '', alt: null, dimensions: { width: 1, height: 1 }, label: 'wide' },
  { type: 'embed', oembed: FILM, label: 'l' },
  { type: 'embed', oembed: 'x' },
  null,
  'a string',
  [{ type: 'paragraph', text: 'nested', spans: [] }],
  {},
  { type: 'table', rows: [[1]] },
  { type: 'paragraph', text: 5, spans: [] },
  { type: 7, text: 'seven' },
] as const;
const ODD_PLACES = [
  { start: 5, end: 2 },
  { start: 0, end: 0 },
  { start: -4, end: 9999 },
  { start: 0.5, end: 2 },
  { start: '0', end: null },
  {},
] as const;
const UNKNOWN = [null, true, 'x', 1.5, [], {}, { deep: [{ er: 'x' }] }] as const;

const pick = pickOf<Json>;

/** A rich text field of anything a file can hold, allowed by a model or not. */
export function fieldOf(seed: number): Json | undefined {
  const random = randomOf(seed);
  if (random() < 0.02) return pickOf<Json | undefined>(random, ODD_FIELDS);
  return listOf(random, 6, block);
}

const listOf = <Item>(random: Random, most: number, item: (random: Random) => Item): Item[] =>
  Array.from({ length: random() * (most + 1) }, () => item(random));

function block(random: Random): Json {
  // A copy: the same object twice in a field would be written as two.
  if (random() < 0.14) return structuredClone(pick(random, NO_TEXTS));
  const text = listOf(random, 3, (next) => pickOf(next, TEXTS)).join(pickOf(random, ['', ' ']));
  const json: Keys = { type: pickOf(random, TEXT_BLOCKS) };
  if (random() < 0.97) json['text'] = text;
  else if (random() < 0.5) json['text'] = null;
  if (random() < 0.95) json['spans'] = listOf(random, 5, (next) => span(next, text.length));
  else if (random() < 0.5) json['spans'] = pick(random, [null, {}, 'none', [null, 3, []]]);
  if (random() < 0.15) json['direction'] = pick(random, ['rtl', 'ltr', 'auto', null, 1]);
  if (random() < 0.15) json['label'] = pick(random, ['note', 'aside', '', null, 2]);
  if (random() < 0.15) json[pickOf(random, ['id', 'x-y', '__proto'])] = pick(random, UNKNOWN);
  return json;
}

function span(random: Random, length: number): Json {
  const near = () => Math.floor(random() * (length + 3)) - 1;
  const [one, other] = [near(), near()];
  const place =
    random() < 0.9
      ? { start: Math.min(one, other), end: Math.max(one, other) }
      : pickOf<Keys>(random, ODD_PLACES);
  const rest = pickOf<Keys>(random, SPANS);
  return random() < 0.5 ? { ...place, ...rest } : { ...rest, ...place };
}
