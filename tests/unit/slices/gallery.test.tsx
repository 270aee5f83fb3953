import type { Content } from '@prismicio/client';
import { describe, expect, test } from 'vitest';
import { createLanguage } from '#ui/words/language.ts';
import { columnMeasures, tailLength } from '../../../slices/MovingGallery/coverage.ts';
import { galleryItems } from '../../../slices/MovingGallery/items.ts';
import { seekTime } from '../../../slices/MovingGallery/seek.ts';
import {
  type GalleryFields,
  gallerySettings,
  type GallerySettings,
  galleryVariables,
} from '../../../slices/MovingGallery/settings.ts';
import { galleryColumns, rounds } from '../../../slices/MovingGallery/columns.ts';

const { say } = createLanguage('en');

const empty: GalleryFields = {
  background: null,
  columns: null,
  height: null,
  gap: null,
  angle: null,
  speed: null,
  // Cast: a new document may hold no choice, though the generated type promises one.
  frame_type: null as unknown as 'Simple',
  frame_color: null,
  frame_radius: null,
};
const settings = (fields: Partial<GalleryFields> = {}): GallerySettings =>
  gallerySettings({ ...empty, ...fields });
const sample = settings({ columns: 5, height: 900, gap: 44, angle: -14, speed: 40 });

describe('the fields of a gallery', () => {
  test('are filled in where they are empty', () => {
    expect(settings()).toMatchObject({ height: 900, radius: 16, frame: 'Simple', angle: 0 });
  });

  test.each([
    [{ columns: 40 }, { columns: 8 }],
    [{ columns: 3.4 }, { columns: 3 }],
    [{ height: 10 }, { height: 200 }],
    [{ speed: -5 }, { speed: 0 }],
  ])('stay within what can be rendered: %j', (fields, expected) => {
    expect(settings(fields)).toMatchObject(expected);
  });

  test('reach the stylesheet as CSS variables, the background only where it is given', () => {
    expect(galleryVariables(sample)).toMatchObject({ '--angle': '-14deg', '--columns': 5 });
    expect(galleryVariables(sample)).not.toHaveProperty('--gallery-background');
    expect(galleryVariables(settings({ background: '#0a3f52' }))).toMatchObject({
      '--gallery-background': '#0a3f52',
    });
  });
});

test.each([
  { width: 1440, gap: 44 },
  { width: 900, gap: 44 * 0.8 },
  { width: 390, gap: 44 * 0.6 },
])('the gap is $gap px at $width px', ({ width, gap }) => {
  expect(columnMeasures(sample, width).gap).toBeCloseTo(gap);
});

describe('a column', () => {
  const cases = [
    { name: 'one phone', ratios: [2.16], fields: { columns: 5, angle: -14 } },
    { name: 'forty phones', ratios: Array<number>(40).fill(2.16), fields: { columns: 5 } },
    { name: 'a steep lean', ratios: [1, 2], fields: { angle: 45, height: 2000, columns: 8 } },
    { name: 'an even ground', ratios: [1.5], fields: { gap: 0, columns: 1 } },
  ];
  const widths = [320, 767, 768, 1440, 3840];

  test.each(cases)('of $name is filled through its whole loop', ({ ratios, fields }) => {
    const given = settings(fields);
    const tail = tailLength(ratios, given);
    for (const width of widths) {
      const { cover, step } = columnMeasures(given, width);
      const filled = Array.from({ length: tail }, (_, at) => step(ratios[at % ratios.length] ?? 1));
      expect(filled.reduce((sum, height) => sum + height, 0)).toBeGreaterThanOrEqual(cover);
    }
  });

  test('repeats a long gallery no more than needed to fill it', () => {
    expect(tailLength(Array<number>(40).fill(2.16), sample)).toBeLessThan(6);
  });
});

const round = { length: 4000, cover: 1000, duration: 100_000, delay: -36_000 };
const shareAt = (time: number) => (((time - round.delay) / round.duration) % 1) * round.length;

test.each([
  { middle: 2000, direction: 'up' as const, travelled: 1500 },
  { middle: 300, direction: 'up' as const, travelled: 0 },
  { middle: 300, direction: 'down' as const, travelled: 4000 },
])(
  'the time at which an item is in view is $travelled px into a loop $direction for an item at $middle',
  (given) => {
    const time = seekTime({ ...round, ...given });
    expect(time).toBeGreaterThanOrEqual(0);
    expect(shareAt(time)).toBeCloseTo(given.travelled, -1);
  },
);

describe('the items of a gallery', () => {
  type Fields = Content.MovingGallerySlice['items'][number];
  // Casts: only the fields that are read.
  const image = (width: number, height: number, alt: string | null = null) =>
    ({ id: 'i', url: '/media/a.webp', alt, dimensions: { width, height } }) as Fields['image'];
  const video = { link_type: 'Media', url: '/media/a.mp4', id: 'v' } as unknown as Fields['video'];
  const none = { image: {}, video: { link_type: 'Any' } } as Fields;

  const own = (width: number, height: number, alt: string | null = null) => {
    return { ...none, image: image(width, height, alt) };
  };

  test('leave out what shows nothing, and are named', () => {
    const items = [none, own(780, 1688, 'A tide'), own(780, 1688), { ...none, video }];
    const names = galleryItems(items, 'Simple', say).map(({ name }) => name);
    expect(names).toEqual(['A tide', 'Picture', 'Video']);
  });

  test.each([
    ['Simple', 1280, 720, 720 / 1280],
    ['iPhone 13', 1280, 720, 1688 / 780],
    ['Simple', 100, 10_000, 4],
    ['Simple', 10_000, 100, 0.25],
  ] as const)('take their shape in the frame %s from %i by %i', (frame, width, height, ratio) => {
    const [item] = galleryItems([own(width, height)], frame, say);
    expect(item?.ratio).toBeCloseTo(ratio);
  });
});

describe('the items of each column', () => {
  test.each([
    { items: 4, columns: 5, expected: 8 },
    { items: 15, columns: 3, expected: 15 },
  ])('are $expected of $items for $columns columns: fewer than five each double', (given) => {
    expect(rounds(given.items, given.columns) * given.items).toBe(given.expected);
    const inner = galleryColumns(given.items, given.columns).slice(1, -1);
    expect(inner.flat()).toHaveLength(given.expected);
  });

  test.each([
    { items: 6, columns: 3 },
    { items: 6, columns: 5 },
  ])('never repeat next to themselves in a column: $items in $columns', ({ items, columns }) => {
    for (const column of galleryColumns(items, columns)) {
      const indices = column.map(({ index }) => index);
      expect(new Set(indices).size).toBe(indices.length);
    }
  });
});

describe('the columns of a gallery', () => {
  test.each([
    { items: 1, columns: 5 },
    { items: 7, columns: 3 },
  ])('show each of $items items once to a keyboard, in $columns columns', ({ items, columns }) => {
    const all = galleryColumns(items, columns).flat();
    const reachable = all.filter(({ repeated }) => !repeated).map(({ index }) => index);
    expect(reachable.toSorted((a, b) => a - b)).toEqual([...Array(items).keys()]);
    expect(galleryColumns(items, columns)).toHaveLength(columns + 2);
  });

  test('beyond the width repeat the column at the other side', () => {
    const columns = galleryColumns(30, 4);
    const indices = columns.map((column) => column.map(({ index }) => index));
    expect(indices[0]).toEqual(indices[4]);
    expect(indices[5]).toEqual(indices[1]);
    expect([columns[0], columns[5]].flat().every((entry) => entry?.repeated)).toBe(true);
  });
});
