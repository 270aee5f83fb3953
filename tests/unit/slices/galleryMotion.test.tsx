import type { Content } from '@prismicio/client';
import { describe, expect, test } from 'vitest';
import {
  columnMeasures,
  roundDuration,
  tailLength,
} from '../../../slices/MovingGallery/coverage.ts';
import { createLanguage } from '#ui/words/language.ts';
import { galleryItems } from '../../../slices/MovingGallery/items.ts';
import { seekTime } from '../../../slices/MovingGallery/seek.ts';
import {
  gallerySettings,
  galleryVariables,
  type GalleryFields,
  type GallerySettings,
} from '../../../slices/MovingGallery/settings.ts';

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
    [{ columns: 0 }, { columns: 1 }],
    [{ columns: 3.4 }, { columns: 3 }],
    [{ height: 10 }, { height: 200 }],
    [{ angle: 90 }, { angle: 45 }],
    [{ speed: -5 }, { speed: 0 }],
    [{ gap: -1 }, { gap: 0 }],
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

describe('the gap', () => {
  test.each([
    { width: 1440, gap: 44 },
    { width: 1024, gap: 44 },
    { width: 900, gap: 44 * 0.8 },
    { width: 768, gap: 44 * 0.8 },
    { width: 390, gap: 44 * 0.6 },
  ])('is $gap px at $width px', ({ width, gap }) => {
    expect(columnMeasures(sample, width).gap).toBeCloseTo(gap);
  });
});

describe('a column', () => {
  const cases = [
    { name: 'one flat video', ratios: [9 / 16], fields: {} },
    { name: 'one phone', ratios: [2.16], fields: { columns: 5, angle: -14 } },
    {
      name: 'forty phones',
      ratios: Array.from({ length: 40 }, () => 2.16),
      fields: { columns: 5 },
    },
    { name: 'a steep lean', ratios: [1, 2], fields: { angle: 45, height: 2000, columns: 8 } },
    { name: 'an even ground', ratios: [1.5], fields: { gap: 0, columns: 1 } },
  ];
  const widths = [320, 390, 767, 768, 900, 1023, 1024, 1440, 1920, 2560, 3840];

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
    expect(
      tailLength(
        Array.from({ length: 40 }, () => 2.16),
        sample,
      ),
    ).toBeLessThan(6);
  });

  test.each([20, 40, 400])('passes at %i px a second', (speed) => {
    const given = { ...sample, speed };
    const { step } = columnMeasures(given, 1440);
    expect(step(2.16) * 3).toBeCloseTo(speed * roundDuration([2.16, 2.16, 2.16], given, 1440));
  });
});

describe('the time at which an item is in view', () => {
  const round = { length: 4000, cover: 1000, duration: 100_000, delay: -36_000 };
  const shareAt = (time: number) => (((time - round.delay) / round.duration) % 1) * round.length;

  test.each([
    { middle: 2000, direction: 'up' as const, travelled: 1500 },
    { middle: 3700, direction: 'up' as const, travelled: 3200 },
    { middle: 300, direction: 'up' as const, travelled: 0 },
    { middle: 2000, direction: 'down' as const, travelled: 2500 },
    { middle: 300, direction: 'down' as const, travelled: 4000 },
  ])('is $travelled px into a loop $direction for an item at $middle', (given) => {
    const time = seekTime({ ...round, ...given });
    expect(time).toBeGreaterThanOrEqual(0);
    expect(shareAt(time)).toBeCloseTo(given.travelled, -1);
  });
});

describe('the items of a gallery', () => {
  type Fields = Content.MovingGallerySlice['items'][number];
  // Casts: only the fields that are read.
  const image = (width: number, height: number, alt: string | null = null) =>
    ({ id: 'i', url: '/media/a.webp', alt, dimensions: { width, height } }) as Fields['image'];
  const video = { link_type: 'Media', url: '/media/a.mp4', id: 'v' } as unknown as Fields['video'];
  const none = { image: {}, video: { link_type: 'Any' } } as Fields;

  test('leave out items that show nothing', () => {
    expect(galleryItems([none, { ...none, video }], 'Simple', say)).toHaveLength(1);
  });

  test.each([
    [
      'an image by its alternative text',
      { image: image(780, 1688, 'A tide'), video: none.video },
      'A tide',
    ],
    [
      'an image without alternative text',
      { image: image(780, 1688), video: none.video },
      'Picture',
    ],
    ['a video without a description', { image: none.image, video }, 'Video'],
  ])('are named: %s', (_what, fields, name) => {
    expect(galleryItems([fields as Fields], 'Simple', say)[0]?.name).toBe(name);
  });

  test.each([
    ['Simple', 1280, 720, 720 / 1280],
    ['iPhone 13', 1280, 720, 1688 / 780],
    ['Outline Phone', 780, 1600, 1600 / 780],
    ['Simple', 100, 10_000, 4],
    ['Simple', 10_000, 100, 0.25],
  ] as const)('take their shape in the frame %s from %i by %i', (frame, width, height, ratio) => {
    const [item] = galleryItems([{ ...none, image: image(width, height) }], frame, say);
    expect(item?.ratio).toBeCloseTo(ratio);
  });
});
