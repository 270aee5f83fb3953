import { describe, expect, it } from 'vitest';
import {
  CORNERS,
  largestFrame,
  moveFrame,
  movePoint,
  resizeFrame,
  zoomedFrame,
  zoomOfFrame,
  type Corner,
} from '#editor/media/crop/cropGeometry.ts';
import type { Rectangle } from '#prismic-folder/crop';
import { pickOf, randomOf } from '../../../support/random.ts';

const SIZE = { width: 1000, height: 600 };
const FRAME = { x: 100, y: 100, width: 400, height: 300 };

describe('A crop frame', () => {
  it.each<[string, number, number, Partial<Rectangle>]>([
    ['moves by pixels', 1, -10, { x: 101, y: 90 }],
    ['moves by parts of pixels, rounded', 0.4, 0.6, { x: 100, y: 101 }],
    ['stays in the picture', -500, 5000, { x: 0, y: 300 }],
  ])('%s.', (_, dx, dy, expected) => {
    expect(moveFrame(FRAME, dx, dy, SIZE)).toEqual({ ...FRAME, ...expected });
  });

  const resized: readonly [Corner, number, number, number | null, Rectangle][] = [
    ['se', 50, 20, null, { x: 100, y: 100, width: 450, height: 320 }],
    ['nw', 50, 20, null, { x: 150, y: 120, width: 350, height: 280 }],
    ['ne', 50, -20, null, { x: 100, y: 80, width: 450, height: 320 }],
    ['sw', -50, -20, null, { x: 50, y: 100, width: 450, height: 280 }],
    ['se', 5000, 5000, null, { x: 100, y: 100, width: 900, height: 500 }],
    ['nw', -5000, -5000, null, { x: 0, y: 0, width: 500, height: 400 }],
    ['se', -5000, -5000, null, { x: 100, y: 100, width: 16, height: 16 }],
    ['se', 80, 0, 4 / 3, { x: 100, y: 100, width: 480, height: 360 }],
    ['se', 0, 60, 4 / 3, { x: 100, y: 100, width: 480, height: 360 }],
    ['nw', -5000, 0, 4 / 3, { x: 0, y: 25, width: 500, height: 375 }],
    ['se', -5000, 0, 4 / 3, { x: 100, y: 100, width: 21, height: 16 }],
  ];
  it.each(resized)(
    'resized at %s by %d, %d in the ratio %s.',
    (corner, dx, dy, ratio, expected) => {
      expect(resizeFrame(FRAME, corner, { dx, dy }, { size: SIZE, ratio })).toEqual(expected);
    },
  );

  it.each<[number, { x: number; y: number } | undefined, Rectangle]>([
    [1, undefined, { x: 200, y: 0, width: 600, height: 600 }],
    [1, { x: 0, y: 0 }, { x: 0, y: 0, width: 600, height: 600 }],
    [2, undefined, { x: 0, y: 50, width: 1000, height: 500 }],
    [1000, undefined, { x: 0, y: 300, width: 1000, height: 1 }],
  ])('in the ratio %d around %j is the largest one.', (ratio, center, expected) => {
    expect(largestFrame(SIZE, ratio, center)).toEqual(expected);
  });

  it('zooms around its center.', () => {
    const frame = zoomedFrame(SIZE, 1, 2, { x: 0.5, y: 0.5 });
    expect(frame).toEqual({ x: 350, y: 150, width: 300, height: 300 });
    expect(zoomOfFrame(frame, SIZE, 1)).toBe(2);
  });
});

describe('A focal point', () => {
  it.each<[number, number, { x: number; y: number }]>([
    [0.01, -0.01, { x: 0.51, y: 0.49 }],
    [0.1, 0.1, { x: 0.6, y: 0.6 }],
    [5, -5, { x: 1, y: 0 }],
    [1 / 3, 0, { x: 0.833, y: 0.5 }],
  ])('moves by %d, %d within the picture.', (dx, dy, expected) => {
    expect(movePoint({ x: 0.5, y: 0.5 }, dx, dy)).toEqual(expected);
  });
});

const ROUNDS = Number(process.env['CROP_FRAMES'] ?? 3000);

it('However it is dragged, a frame is in the picture, in whole pixels and in its ratio.', () => {
  const random = randomOf(20_261_122);
  const far = () => Math.round((random() - 0.5) * 4000) / pickOf(random, [1, 7, 100]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const size = {
      width: 16 + Math.floor(random() * 5000),
      height: 16 + Math.floor(random() * 5000),
    };
    const ratio = pickOf(random, [null, 1, 16 / 9, 4 / 3, 4 / 5, 0.2, 7]);
    let frame = largestFrame(size, ratio ?? size.width / size.height);
    for (let step = 0; step < 8; step += 1) {
      const moved = random() < 0.4 ? moveFrame(frame, far(), far(), size) : frame;
      const corner = pickOf<Corner>(random, ['nw', ...CORNERS]);
      frame = resizeFrame(moved, corner, { dx: far(), dy: far() }, { size, ratio });
      if (random() < 0.1 && ratio !== null) {
        frame = zoomedFrame(size, ratio, 1 + random() * 5, { x: random(), y: random() });
      }
      const { x, y, width, height } = frame;
      expect([x, y, width, height].every(Number.isInteger), JSON.stringify({ round, frame })).toBe(
        true,
      );
      expect(x >= 0 && y >= 0 && width >= 1 && height >= 1, JSON.stringify({ round, frame })).toBe(
        true,
      );
      expect(
        x + width <= size.width && y + height <= size.height,
        JSON.stringify({ round, size, frame }),
      ).toBe(true);
      if (ratio === null) continue;
      const off = Math.abs(width / ratio - height);
      expect(off, JSON.stringify({ round, size, ratio, frame })).toBeLessThanOrEqual(
        0.5 + 0.5 / ratio + 1e-9,
      );
    }
  }
});
