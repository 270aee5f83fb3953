import { describe, expect, it } from 'vitest';
import type { FieldModel } from '#prismic-folder/models';
import { frameOf, readCrops } from '#editor/media/crop/cropDraft.ts';
import {
  activeView,
  changeCrop,
  frameRatio,
  startCrop,
  zoomOf,
  type CropAction,
  type CropState,
} from '#editor/media/crop/cropState.ts';
import { shapeWarning } from '#editor/media/file/shapeWarning.ts';
import { readImage } from '#editor/media/value/imageValue.ts';

const SIZE = { width: 1800, height: 1200 };
const THUMBNAILS = [{ name: 'Square', width: 400, height: 400 }];
const MODEL: FieldModel = { type: 'Image', config: { thumbnails: THUMBNAILS } };

const start = (url = '/media/boat.webp') =>
  startCrop(readCrops(readImage({ url }), MODEL, { size: SIZE }));
const run = (actions: readonly CropAction[], from = start()) =>
  actions.reduce((state, action) => changeCrop(state, action), from);
const frame = (state: CropState) => frameOf(state.draft, activeView(state));

describe('The shape of a crop', () => {
  it.each([
    ['/media/boat.webp', 'whole'],
    ['/media/boat.webp?rect=0,0,1600,900&w=1600&h=900', '16:9'],
    ['/media/boat.webp?rect=0,0,801,600&w=801&h=600', '4:3'],
    ['/media/boat.webp?rect=0,0,700,500&w=700&h=500', 'free'],
  ])('of %s is %s.', (url, shape) => {
    expect(start(url).shape).toBe(shape);
  });

  it('is taken around the middle of the last one, and the whole picture cuts nothing.', () => {
    const square = run([{ type: 'shape', shape: '1:1' }]);
    expect(frame(square)).toEqual({ x: 300, y: 0, width: 1200, height: 1200 });
    const whole = run([{ type: 'shape', shape: 'whole' }], square);
    expect(activeView(whole).byHand).toBeNull();
    expect(frame(whole)).toEqual({ x: 0, y: 0, ...SIZE });
  });

  it('becomes free when a corner of the whole picture is moved.', () => {
    const from = { x: 0, y: 0, ...SIZE };
    const state = run([{ type: 'resize', from, corner: 'se', dx: -300, dy: -100 }]);
    expect(state.shape).toBe('free');
    expect(frame(state)).toEqual({ x: 0, y: 0, width: 1500, height: 1100 });
  });
});

describe('A responsive view', () => {
  const square: CropAction = { type: 'choose', view: 1 };

  it('follows the point, keeps its shape, and is by hand once it is moved.', () => {
    const point: CropAction = { type: 'point', from: { x: 0.5, y: 0.5 }, dx: 0.5, dy: 0 };
    const followed = run([point, square]);
    expect(frameRatio(followed)).toBe(1);
    expect(frame(followed)).toEqual({ x: 600, y: 0, width: 1200, height: 1200 });
    const moved = run([{ type: 'move', from: frame(followed), dx: -100, dy: 0 }], followed);
    expect(activeView(moved).byHand).toEqual({ x: 500, y: 0, width: 1200, height: 1200 });
    const back = run([{ type: 'follow' }], moved);
    expect(frame(back)).toEqual(frame(followed));
  });

  it('that is set by hand stays when the point moves.', () => {
    const state = run([square, { type: 'byHand' }]);
    const point: CropAction = { type: 'point', from: state.draft.focal, dx: -0.5, dy: 0 };
    expect(frame(run([point], state))).toEqual(frame(state));
  });

  it('zooms around its middle.', () => {
    const state = run([square, { type: 'zoom', zoom: 2 }]);
    expect(frame(state)).toEqual({ x: 600, y: 300, width: 600, height: 600 });
    expect(zoomOf(state)).toBe(2);
    expect(frame(run([{ type: 'zoom', zoom: 1 }], state)).width).toBe(1200);
  });
});

it.each<[string, { width: number; height: number } | null, number, string | null]>([
  ['the same shape', { width: 900, height: 600 }, 3, null],
  ['nearly the same shape', { width: 1805, height: 1200 }, 3, null],
  ['a shape that matters nowhere', { width: 100, height: 600 }, 0, null],
  ['an unknown size', null, 3, null],
  [
    'another shape',
    { width: 600, height: 600 },
    2,
    'The new picture has another shape. Its crops in 2 places will be made again.',
  ],
])('Replacing a picture by one of %s is warned of where it must be.', (_, next, uses, expected) => {
  expect(shapeWarning({ ...SIZE, uses }, next)).toBe(expected);
});
