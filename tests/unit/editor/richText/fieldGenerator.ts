import type { Json } from '#prismic-folder/edit';
import { pickOf, randomOf } from '../../../support/random.ts';

type Random = () => number;

const TEXTS = [
  '',
  'a',
  'Swimmers check five sources.',
  'two\nlines',
  '\n',
  '\n\nafter two',
  'ends with a break\n',
  'windows\r\nbreak',
  'tab\there  two  spaces',
  '\u00a0no\u00a0break\u00a0',
  '👩‍👩‍👧‍👦 family and 🏳️‍🌈',
  '𝒳𝒴𝒵',
  'שלום עולם',
  'مرحبا 123 بالعالم',
  'e\u0301 combining',
  'zero\u200bwidth\ufeff',
  '<b>not markup</b> &amp; "quotes"',
  '\u0000\u0007 control',
  'lone \ud83d half',
  'other \ude00 half',
  '\u2028 separators \u2029',
  '```\ncode\n```',
  '- a\n- b',
] as const;

const BLOCKS = [
  'paragraph',
  'preformatted',
  'heading1',
  'heading2',
  'heading3',
  'heading4',
  'heading5',
  'heading6',
  'list-item',
  'o-list-item',
] as const;

const LINKS: readonly [Json, ...Json[]] = [
  { link_type: 'Web', url: 'https://example.com/?a=1&b=2#c' },
  {
    link_type: 'Web',
    url: 'https://example.com',
    target: '_blank',
    text: 'Words',
    variant: 'Button',
  },
  { link_type: 'Web', url: 'javascript:alert(1)' },
  { link_type: 'Document', type: 'page', uid: 'colophon' },
  {
    link_type: 'Document',
    id: 'Yx',
    type: 'page',
    uid: 'about',
    lang: 'en-us',
    tags: ['a'],
    slug: 'about',
    isBroken: false,
    data: { title: [{ type: 'heading1', text: 'T', spans: [] }] },
  },
  { link_type: 'Media', name: 'a.pdf', kind: 'document', url: '/media/a.pdf', size: '1024' },
  {
    link_type: 'Media',
    name: 'a.webp',
    kind: 'image',
    url: '/media/a.webp',
    height: '1',
    width: '2',
  },
  { link_type: 'Any' },
  { link_type: 'Future', thing: [1, { two: null }] },
  {},
  null,
  'text instead',
];

/** A rich text field of anything a file can hold, allowed by a model or not. */
export function fieldOf(seed: number): Json | undefined {
  const random = randomOf(seed);
  if (random() < 0.02) return oddField(random);
  return listOf(random, 6, block);
}

function oddField(random: Random): Json | undefined {
  const odd = [undefined, null, [], 'text', 7, false, {}, { type: 'paragraph' }] as const;
  return pickOf<Json | undefined>(random, odd);
}

function listOf<Item>(random: Random, most: number, item: (random: Random) => Item): Item[] {
  return Array.from({ length: Math.floor(random() * (most + 1)) }, () => item(random));
}

function block(random: Random): Json {
  const kind = random();
  if (kind < 0.06) return image(random);
  if (kind < 0.1) return embed(random);
  if (kind < 0.14) return oddBlock(random);
  const text = textOf(random);
  const json: Record<string, Json> = { type: pickOf(random, BLOCKS) };
  if (random() < 0.97) json['text'] = text;
  else if (random() < 0.5) json['text'] = null;
  if (random() < 0.95) json['spans'] = listOf(random, 5, (next) => span(next, text.length));
  else if (random() < 0.5) json['spans'] = pickOf<Json>(random, [null, {}, 'none', [null, 3, []]]);
  if (random() < 0.15) json['direction'] = pickOf<Json>(random, ['rtl', 'ltr', 'auto', null, 1]);
  if (random() < 0.15) json['label'] = pickOf<Json>(random, ['note', 'aside', '', null, 2]);
  if (random() < 0.15) json[pickOf(random, ['id', 'content', 'x-y', '__proto'])] = unknown(random);
  return json;
}

function textOf(random: Random): string {
  return listOf(random, 3, (next) => pickOf(next, TEXTS)).join(pickOf(random, ['', ' ']));
}

function span(random: Random, length: number): Json {
  const near = () => Math.floor(random() * (length + 3)) - 1;
  const [one, other] = [near(), near()];
  const place =
    random() < 0.9 ? { start: Math.min(one, other), end: Math.max(one, other) } : oddPlace(random);
  const rest = spanRest(random);
  const isFirst = random() < 0.5;
  return isFirst ? { ...place, ...rest } : { ...rest, ...place };
}

function oddPlace(random: Random): Record<string, Json> {
  return pickOf<Record<string, Json>>(random, [
    { start: 5, end: 2 },
    { start: 0, end: 0 },
    { start: -4, end: 9999 },
    { start: 0.5, end: 2 },
    { start: '0', end: null },
    { start: 1 },
    {},
  ]);
}

function spanRest(random: Random): Record<string, Json> {
  const kind = random();
  const extra = random() < 0.1 ? { note: unknown(random) } : {};
  if (kind < 0.3) return { type: 'strong', ...extra };
  if (kind < 0.5) return { type: 'em', ...extra };
  if (kind < 0.75) return { type: 'hyperlink', data: pickOf(random, LINKS), ...extra };
  if (kind < 0.93) {
    const data = pickOf<Json>(random, [
      { label: 'note' },
      { label: 'wide', by: 1 },
      'old',
      null,
      {},
    ]);
    return { type: 'label', data, ...extra };
  }
  return {
    ...pickOf<Record<string, Json>>(random, [
      { type: 'list-item' },
      { type: 'future', data: 1 },
      {},
    ]),
    ...extra,
  };
}

function image(random: Random): Json {
  return {
    type: 'image',
    ...(random() < 0.5 && { id: 'Z1' }),
    url: pickOf(random, ['/media/a.webp', 'https://images.prismic.io/a/b.jpg?auto=format', '']),
    alt: pickOf<Json>(random, ['A photograph', '', null]),
    ...(random() < 0.5 && { copyright: null, edit: { x: 0, y: 0, zoom: 1, background: '#fff' } }),
    dimensions: { width: 1600, height: 1000 },
    ...(random() < 0.3 && { label: 'wide' }),
    ...(random() < 0.4 && { linkTo: pickOf(random, LINKS) }),
  };
}

function embed(random: Random): Json {
  const oembed = {
    embed_url: 'https://example.com/film',
    type: 'video',
    html: '<iframe></iframe>',
    title: null,
  };
  return {
    type: 'embed',
    oembed: pickOf<Json>(random, [oembed, {}, null, 'x']),
    ...(random() < 0.2 && { label: 'l' }),
  };
}

function oddBlock(random: Random): Json {
  return pickOf<Json>(random, [
    null,
    'a string',
    4,
    [],
    [{ type: 'paragraph', text: 'nested', spans: [] }],
    {},
    { type: 'table', rows: [[1]] },
    { type: 'paragraph', text: 5, spans: [] },
    { type: 'group-list-item', items: [] },
    { type: 7, text: 'seven' },
  ]);
}

function unknown(random: Random): Json {
  return pickOf<Json>(random, [null, true, 'x', 1.5, [], {}, { deep: [{ er: 'x' }] }]);
}
