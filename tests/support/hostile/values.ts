import type { FieldModel, Models } from '#prismic-folder';
import { pickOf } from '../random.ts';
import { hostileAddress, hostileText } from './texts.ts';

type Random = () => number;
type Fields = Readonly<Record<string, FieldModel>>;

/** Stands for 50,000 nested lists, which JSON.stringify cannot write; see `hostileJson`. */
export const DEEP = '@deep@';
/** Stands for a number that JSON reads as infinite. */
export const INFINITE = '@infinite@';

const NUMBERS = [0, 1, -1, 4, 1920, 0.5, -0, 1e-300, 1e308, -1e21, 2 ** 53, INFINITE] as const;
const DATES = ['2024-02-29', '2024-13-45', '0000-00-00', '+275760-09-13', 'yesterday', ''] as const;
const COLORS = ['#fff', '#12aBcD', '#12345678', '#ggg', 'red', 'rgb(0 0 0)', 'url(x)', ''] as const;

/** A value that fits no field. */
function misfit(random: Random): unknown {
  const turn = random();
  if (turn > 0.998) return DEEP;
  return pickOf<() => unknown>(random, [
    () => null,
    () => true,
    () => pickOf(random, NUMBERS),
    () => hostileText(random),
    () => [],
    () => [null, [], 'x', { type: 'x' }],
    () => ({}),
    () => ({ url: 1, link_type: 'Web', type: 3, slice_type: null }),
    () => ({ ['__proto__']: { url: 'x' }, constructor: 1, toString: null }),
    () => Array.from({ length: 40 }, () => pickOf(random, NUMBERS)),
    () => ({ link_type: 'Document', id: 7, uid: [], type: {} }),
  ])();
}

/** A record of fields: each filled, empty, missing, of another type or far too large. */
export function hostileFields(random: Random, fields: Fields, models: Models): object {
  const entries = Object.entries(fields).flatMap(([name, model]) => {
    if (model.type === 'UID' || random() < 0.08) return [];
    const value = random() < 0.14 ? misfit(random) : hostileField(random, model, models);
    return [[name, value] as const];
  });
  if (random() < 0.05) entries.push([pickOf(random, ['sealed', 'x', '__proto__']), misfit(random)]);
  return Object.fromEntries(entries);
}

const listOf = <Item>(random: Random, max: number, item: () => Item) =>
  Array.from({ length: Math.floor(random() * (random() < 0.01 ? 100 : max)) }, item);

const maybe = (random: Random, value: unknown) => (random() < 0.1 ? misfit(random) : value);

function hostileField(random: Random, { type, config = {} }: FieldModel, models: Models): unknown {
  switch (type) {
    case 'StructuredText':
      return listOf(random, 4, () => maybe(random, hostileNode(random)));
    case 'Image':
      return hostileImage(random);
    case 'Link':
      return hostileLink(random);
    case 'Group':
      return listOf(random, 4, () =>
        maybe(random, hostileFields(random, config.fields ?? {}, models)),
      );
    case 'Slices':
    case 'Choice':
      return listOf(random, 5, () => hostileSlice(random, models));
    case 'Embed':
      return hostileEmbed(random);
    case 'Number':
      return pickOf(random, NUMBERS);
    case 'Date':
      return pickOf(random, DATES);
    case 'Color':
      return random() < 0.2 ? hostileText(random) : pickOf(random, COLORS);
    case 'Select':
      return random() < 0.2
        ? hostileText(random)
        : pickOf(random, ['Yes', 'No', ...(config.options ?? [])]);
    default:
      return hostileText(random);
  }
}

function hostileImage(random: Random): object {
  const side = () => maybe(random, pickOf(random, [0, 1, -5, 1600, 1e308, INFINITE, 0.3]));
  return {
    id: hostileText(random),
    url: maybe(random, hostileAddress(random)),
    alt: maybe(random, hostileText(random)),
    copyright: null,
    dimensions: maybe(random, { width: side(), height: side() }),
    edit: maybe(random, { x: 0, y: 0, zoom: 1, background: hostileText(random) }),
  };
}

function hostileLink(random: Random): object {
  return {
    link_type: maybe(random, pickOf(random, ['Web', 'Media', 'Document', 'Any', 'Other'])),
    url: maybe(random, hostileAddress(random)),
    id: maybe(random, `id-${Math.floor(random() * 20)}`),
    uid: maybe(random, hostileText(random)),
    type: maybe(random, pickOf(random, ['project', 'case_study', 'page', 'x'])),
    target: maybe(random, pickOf(random, ['_blank', '_top', '"><script>', ''])),
    text: maybe(random, hostileText(random)),
    tags: maybe(random, [hostileText(random)]),
    ...(random() < 0.3 && { isBroken: random() < 0.5 }),
  };
}

function hostileEmbed(random: Random): object {
  return {
    embed_url: maybe(random, hostileAddress(random)),
    type: maybe(random, pickOf(random, ['video', 'rich', 'link', 'x'])),
    title: maybe(random, hostileText(random)),
    provider_name: maybe(random, hostileText(random)),
    thumbnail_url: maybe(random, hostileAddress(random)),
    html: maybe(random, hostileText(random)),
    width: maybe(random, pickOf(random, NUMBERS)),
    height: maybe(random, pickOf(random, NUMBERS)),
  };
}

const BLOCKS = [
  ...(['heading1', 'heading2', 'heading6', 'paragraph', 'paragraph', 'preformatted'] as const),
  ...(['list-item', 'o-list-item', 'image', 'embed', 'table', 'script'] as const),
] as const;

function hostileNode(random: Random): object {
  const type = pickOf(random, BLOCKS);
  if (type === 'image') {
    return { type, ...hostileImage(random), linkTo: maybe(random, hostileLink(random)) };
  }
  if (type === 'embed') return { type, oembed: maybe(random, hostileEmbed(random)) };
  const text = hostileText(random);
  const place = () => Math.floor(random() * (text.length + 4)) - 2;
  const span = () => ({
    type: pickOf(random, ['strong', 'em', 'label', 'hyperlink', 'onclick']),
    start: maybe(random, place()),
    end: maybe(random, place()),
    data: maybe(random, { ...hostileLink(random), label: maybe(random, hostileText(random)) }),
  });
  return {
    type,
    text: maybe(random, text),
    spans: maybe(random, listOf(random, 6, span)),
    direction: pickOf(random, ['ltr', 'rtl', '"><x>']),
    ...(random() < 0.1 && { label: maybe(random, hostileText(random)) }),
  };
}

/** A slice of any model in any variation, or of none. */
export function hostileSlice(random: Random, models: Models): unknown {
  if (random() < 0.02) return misfit(random);
  const all = [...models.slices.values()];
  const model = all[Math.floor(random() * all.length)];
  const variations = Object.values(model?.variations ?? {});
  const variation = variations[Math.floor(random() * variations.length)];
  const isKnown = random() > 0.04;
  return {
    id: maybe(random, pickOf(random, ['', 'same', `slice-${random()}`])),
    slice_type: isKnown ? model?.id : hostileText(random),
    slice_label: null,
    variation: random() > 0.04 ? variation?.id : hostileText(random),
    version: 'initial',
    primary: maybe(random, hostileFields(random, variation?.primary ?? {}, models)),
    items: maybe(
      random,
      listOf(random, 4, () => maybe(random, hostileFields(random, variation?.items ?? {}, models))),
    ),
  };
}

/** The value as JSON, with `DEEP` and `INFINITE` replaced by what they stand for. */
export function hostileJson(value: unknown): string {
  const depth = 50_000;
  return JSON.stringify(value)
    .replaceAll(`"${INFINITE}"`, '1e999')
    .replaceAll(`"${DEEP}"`, () => '['.repeat(depth) + ']'.repeat(depth));
}
