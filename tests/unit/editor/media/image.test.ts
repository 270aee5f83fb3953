import { describe, expect, it } from 'vitest';
import type { MediaItem } from '#prismic-folder/contract';
import type { Rectangle } from '#prismic-folder/crop';
import type { Json, JsonObject } from '#prismic-folder/edit';
import type { FieldModel } from '#prismic-folder/models';
import { frameOf, readCrops } from '#page-editor/fields/media/crop/cropDraft.ts';
import * as geometry from '#page-editor/fields/media/crop/cropGeometry.ts';
import * as crops from '#page-editor/fields/media/crop/cropState.ts';
import { shapeWarning } from '#page-editor/fields/media/file/fileWords.ts';
import * as work from '#page-editor/fields/media/imageWork.ts';
import { isEmptyImage, readImage } from '#page-editor/fields/media/value/imageValue.ts';
import { altOf, typedAlt, withAlt } from '#page-editor/fields/media/value/imageValue.ts';
import { croppedImage, newImage } from '#page-editor/fields/media/value/newImage.ts';
import { pickOf, randomOf } from '../../../support/random.ts';

const SIZE = { width: 1800, height: 1200 };
const URL = '/media/boat.webp';
const THUMBNAILS = [
  { name: 'Square', width: 400, height: 400 },
  { name: 'Phone', width: '640px', height: 'auto' },
];
const PLAIN: FieldModel = { type: 'Image', config: { constraint: {}, thumbnails: [] } };
const SQUARE: FieldModel = { type: 'Image', config: { constraint: { width: 600, height: 600 } } };
const VIEWS: FieldModel = {
  type: 'Image',
  config: { constraint: { width: null, height: null }, thumbnails: THUMBNAILS },
};

function file(name: string, more: Partial<MediaItem> = {}): MediaItem {
  const facts = { kind: 'image', contentType: 'image/webp', bytes: 118_000, savedAt: 0 } as const;
  return { name, ...facts, ...SIZE, uses: 0, ...more };
}
const DRAWING = file('mark.svg', { contentType: 'image/svg+xml' });
const BOAT = file('boat.webp', { alt: 'A boat.' });

/** A cut image as Prismic stores it: a part of the picture in a size. */
function cut(rect: string, size: string, zoom = 1): JsonObject {
  const [x = 0, y = 0] = rect.split(',').map(Number);
  const [width = 0, height = 0] = size.split('x').map(Number);
  return {
    url: `${URL}?rect=${rect}&w=${width}&h=${height}`,
    dimensions: { width, height },
    edit: { x, y, zoom, background: 'transparent' },
  };
}

describe('A picture that is put into a field', () => {
  const old = '/media/old.webp?rect=0,0,9,9&w=9&h=9';
  const kept = { url: 'media/boat.webp?rect=0,0,9,9&w=9&h=9', alt: 'Mine.', dimensions: null };
  it.each<[string, Json | undefined, MediaItem, FieldModel, JsonObject]>([
    ['is its address', undefined, file('boat.webp'), PLAIN, { url: URL }],
    ['brings the description of its file', null, BOAT, PLAIN, { url: URL, alt: 'A boat.' }],
    ['has an encoded address', {}, file('a/ü 1.webp'), PLAIN, { url: '/media/a/%C3%BC%201.webp' }],
    [
      'leaves crops and facts of the last one, and keeps unknown keys',
      { note: 'by hand', id: 'x', alt: 'Old.', Square: { url: old }, ...cut('0,0,9,9', '9x9') },
      file('sea.webp'),
      VIEWS,
      { url: '/media/sea.webp', note: 'by hand' },
    ],
    ['stays decoration', { url: old, alt: '' }, BOAT, PLAIN, { url: URL, alt: '' }],
    ['that is there already stays as it is', kept, BOAT, PLAIN, kept],
    [
      'is cut around its focal point where the model has views',
      undefined,
      { ...BOAT, focalPoint: { x: 1, y: 0.5 } },
      VIEWS,
      {
        url: URL,
        alt: 'A boat.',
        Square: { alt: 'A boat.', ...cut('600,0,1200,1200', '400x400') },
        Phone: { alt: 'A boat.', ...cut('1,0,1799,1200', '640x427') },
      },
    ],
    ['has the size of the model', {}, file('boat.webp'), SQUARE, cut('300,0,1200,1200', '600x600')],
    ['is not cut if it is a drawing', {}, DRAWING, SQUARE, { url: '/media/mark.svg' }],
  ])('%s.', (_, before, item, model, expected) => {
    expect(newImage(readImage(before), item, model)).toEqual(expected);
  });
});

describe('A crop in the file', () => {
  const read = (json: Json, model = PLAIN, focal = { x: 0.5, y: 0.5 }) =>
    readCrops(readImage(json), model, { size: SIZE, focal });
  const whole = (json: JsonObject) => {
    const draft = read(json);
    return { ...draft, views: draft.views.map((view) => ({ ...view, byHand: null })) };
  };

  it('is written as Prismic stores it, and read back.', () => {
    const before = { url: URL, alt: 'A boat.', note: 1 };
    const part = { x: 100, y: 50, width: 900, height: 600 };
    const draft = read(before);
    const [main] = draft.views;
    const written = croppedImage(before, { ...draft, views: [{ ...main!, byHand: part }] });
    expect(written).toEqual({ ...before, ...cut('100,50,900,600', '900x600', 2) });
    expect(read(written).views[0]?.byHand).toEqual(part);
  });

  it('that is taken back leaves the short form, other parameters, and size and edit if they are there.', () => {
    const short = { url: 'media/boat.webp?auto=format&rect=1,2,3,4&w=3&h=4', alt: '' };
    const uncut = { url: 'media/boat.webp?auto=format', alt: '' };
    expect(croppedImage(short, whole(short))).toEqual(uncut);
    const long = cut('100,50,900,600', '900x600', 2);
    const edit = { x: 0, y: 0, zoom: 1, background: 'transparent' };
    expect(croppedImage(long, whole(long))).toEqual({ url: URL, dimensions: SIZE, edit });
  });

  it('of views follows the focal point, but for those that were set by hand.', () => {
    const before = { url: URL, alt: 'A boat.', Square: { note: 'mine' } };
    const draft = read(before, VIEWS);
    const [main, square, phone] = draft.views;
    const byHand = { x: 0, y: 0, width: 600, height: 600 };
    const focal = { x: 0.9, y: 0.5 };
    const views = [main!, { ...square!, byHand }, phone!];
    const written = croppedImage(before, { ...draft, focal, views });
    const texts = { alt: 'A boat.', note: 'mine' };
    expect(written['Square']).toEqual({ ...texts, ...cut('0,0,600,600', '400x400', 2) });
    const again = read(written, VIEWS, focal);
    expect(again.views.map((view) => view.byHand)).toEqual([null, byHand, null]);
  });

  it('of views in the middle of a whole picture is what the site does by itself.', () => {
    const square = { url: `${URL}?rect=300,0,1200,1200&w=400&h=400`, alt: 'A boat.' };
    const before = { url: URL, alt: 'A boat.', Square: square };
    expect(croppedImage(before, read(before, VIEWS))).toEqual({ url: URL, alt: 'A boat.' });
  });

  const start = work.startWork({ url: URL, alt: 'A boat.' }, BOAT, VIEWS);
  const zoomed = (point: number) => {
    const crop = start.crop!.start;
    const now = crops.changeCrop(crop, { type: 'zoom', zoom: 2 });
    const by = { type: 'point', from: crop.draft.focal, dx: point, dy: 0 } as const;
    return { start: crop, now: point === 0 ? now : crops.changeCrop(now, by) };
  };

  it('that nobody changed is written as it was, also when it is opened again.', () => {
    expect(work.isUntouched(start)).toBe(true);
    expect(work.finishWork(start, VIEWS)).toBe(start.json);
    const crop = zoomed(-0.4);
    const changed = { ...start, alt: { kind: 'decoration' as const }, crop };
    expect([start, changed].map(work.movedPoint)).toEqual([undefined, { x: 0.1, y: 0.5 }]);
    const written = work.finishWork(changed, VIEWS);
    expect(written).toMatchObject({ alt: '', Square: { alt: '' } });
    const again = work.startWork(written, { ...BOAT, focalPoint: { x: 0.1, y: 0.5 } }, VIEWS);
    expect(again.crop?.now.draft.views[0]?.byHand).toEqual(crop.now.draft.views[0]?.byHand);
    expect(work.isUntouched(again)).toBe(true);
    expect(work.finishWork(again, VIEWS)).toEqual(written);
  });

  it('goes on when the file gets another name; with another content, what it says stays.', () => {
    const alt = { kind: 'text' as const, text: 'Two boats.' };
    const changed = { ...start, alt, crop: zoomed(0) };
    const value = { url: '/media/two.webp', alt: 'A boat.' };
    const renamed = work.renamedWork(changed, value, 'two.webp');
    expect(renamed).toMatchObject({ name: 'two.webp', value, alt, crop: changed.crop });
    const named = JSON.stringify(work.finishWork(changed, VIEWS)).replaceAll('/boat.', '/two.');
    expect(JSON.stringify(work.finishWork(renamed, VIEWS))).toBe(named);
    const replaced = work.replacedWork(changed, { ...BOAT, width: 900, height: 900 }, VIEWS);
    expect([replaced.alt, work.isUntouched({ ...replaced, alt: start.alt })]).toEqual([alt, true]);
    expect(work.finishWork(replaced, VIEWS)).toMatchObject({ alt: 'Two boats.' });
  });
});

describe('Alternative text', () => {
  it('that is typed as nothing is missing, because an empty one means decoration.', () => {
    expect([typedAlt(''), typedAlt(' \n')]).toEqual([{ kind: 'missing' }, { kind: 'missing' }]);
    expect([altOf({ alt: null }).kind, altOf({ alt: '' }).kind]).toEqual(['missing', 'decoration']);
  });

  const views = { Square: { url: '/s', alt: 'B' }, Phone: { url: '/p' } };
  const REST = { Phone: {}, url: '/u' };
  const SAME = { Square: { url: '/s', alt: 'A' }, Phone: { url: '/p', alt: 'A' } };
  it.each<[string, JsonObject, ReturnType<typeof altOf>, JsonObject]>([
    ['is added', { url: '/u' }, typedAlt('A'), { url: '/u', alt: 'A' }],
    ['keeps its place', { alt: 'B', url: '/u' }, typedAlt('A'), { alt: 'A', url: '/u' }],
    ['is empty for decoration', { url: '/u' }, { kind: 'decoration' }, { url: '/u', alt: '' }],
    ['is removed', { url: '/u', alt: 'B' }, { kind: 'missing' }, { url: '/u' }],
    ['is that of the views, too', { alt: 'B', ...views }, typedAlt('A'), { alt: 'A', ...SAME }],
    [
      'leaves a view that says something else, and one without a picture',
      { alt: 'C', ...views, ...REST },
      typedAlt('A'),
      { alt: 'A', ...views, ...REST },
    ],
  ])('%s.', (_, before, state, expected) => {
    const after = withAlt(before, state, ['Square', 'Phone']);
    expect(JSON.stringify(after)).toBe(JSON.stringify(expected));
  });
});

it.each<[Json | undefined, boolean]>([
  [undefined, true],
  [{ url: null, Square: {} }, true],
  [{ alt: 'A' }, false],
  ['/media/x.webp', false],
])('A field with %j has no image, and is empty: %s.', (value, isEmpty) => {
  expect(readImage(value)).toBeNull();
  expect(isEmptyImage(value)).toBe(isEmpty);
});

it.each<[string, string | null]>([
  ['/media/a%20b.webp?rect=1,2,3,4', 'a b.webp'],
  ['repository:/media/x/y.webp', 'x/y.webp'],
  ['/media/%E0%A4%A.webp', '%E0%A4%A.webp'],
  ['https://images.example.com/media/x.webp', null],
])('An image at %s is of the file %s.', (url, name) => {
  expect(readImage({ url })?.name).toBe(name);
});

/** `x y width height`. */
const words = ({ x, y, width, height }: Rectangle) => [x, y, width, height].join(' ');

describe('A frame', () => {
  const CENTER = { x: 0.5, y: 0.5 };
  const IN = { width: 1000, height: 600 };
  const FRAME = { x: 100, y: 100, width: 400, height: 300 };

  it.each<[geometry.Corner, number, number, number | null, string]>([
    ['se', 50, 20, null, '100 100 450 320'],
    ['nw', 50, 20, null, '150 120 350 280'],
    ['ne', 50, -20, null, '100 80 450 320'],
    ['sw', -50, -20, null, '50 100 450 280'],
    ['se', -5000, -5000, null, '100 100 16 16'],
    ['se', 80, 0, 4 / 3, '100 100 480 360'],
    ['se', 0, 60, 4 / 3, '100 100 480 360'],
    ['nw', -5000, 0, 4 / 3, '0 25 500 375'],
  ])('resized at %s by %d, %d in the ratio %s.', (corner, dx, dy, ratio, expected) => {
    const resized = geometry.resizeFrame(FRAME, corner, { dx, dy }, { size: IN, ratio });
    expect(words(resized)).toBe(expected);
  });

  it('moves by parts of pixels, and is in a ratio the largest around a place, at least one pixel.', () => {
    expect(words(geometry.moveFrame(FRAME, 0.4, 0.6, IN))).toBe('100 101 400 300');
    expect(words(geometry.zoomedFrame(IN, 1, 1, { x: 0, y: 0 }))).toBe('0 0 600 600');
    expect(words(geometry.zoomedFrame(IN, 1000, 1, CENTER))).toBe('0 300 1000 1');
  });

  it('is in the picture, in whole pixels and in its ratio, however it is dragged.', () => {
    const random = randomOf(20_261_122);
    const far = () => Math.round((random() - 0.5) * 4000) / pickOf(random, [1, 7, 100]);
    const side = () => 16 + Math.floor(random() * 5000);
    for (let round = 0; round < 300; round += 1) {
      const size = { width: side(), height: side() };
      const ratio = pickOf(random, [null, 1, 16 / 9, 4 / 3, 4 / 5, 0.2, 7]);
      let frame = geometry.zoomedFrame(size, ratio ?? size.width / size.height, 1, CENTER);
      for (let step = 0; step < 8; step += 1) {
        const moved = random() < 0.4 ? geometry.moveFrame(frame, far(), far(), size) : frame;
        const corner = pickOf<geometry.Corner>(random, ['nw', ...geometry.CORNERS]);
        frame = geometry.resizeFrame(moved, corner, { dx: far(), dy: far() }, { size, ratio });
        if (random() < 0.1 && ratio !== null) {
          const center = { x: random(), y: random() };
          frame = geometry.zoomedFrame(size, ratio, 1 + random() * 5, center);
        }
        const { x, y, width, height } = frame;
        const off = ratio === null ? 0 : Math.abs(width / ratio - height);
        const isRight =
          [x, y, width, height].every(Number.isInteger) &&
          Math.min(x, y, width - 1, height - 1) >= 0 &&
          x + width <= size.width &&
          y + height <= size.height &&
          off <= 0.5 + 0.5 / (ratio ?? 1) + 1e-9;
        if (!isRight) expect.fail(JSON.stringify({ round, size, ratio, frame }));
      }
    }
  });
});

describe('Work on a crop', () => {
  const start = (url = URL) =>
    crops.startCrop(readCrops(readImage({ url }), VIEWS, { size: SIZE }));
  const run = (actions: readonly crops.CropAction[], from = start()) =>
    actions.reduce(crops.changeCrop, from);
  const rectangle = (state: crops.CropState) => frameOf(state.draft, crops.activeView(state));
  const frame = (state: crops.CropState) => words(rectangle(state));
  const square: crops.CropAction = { type: 'choose', view: 1 };

  it.each([
    ['', 'whole'],
    ['?rect=0,0,801,600&w=801&h=600', '4:3'],
    ['?rect=0,0,700,500&w=700&h=500', 'free'],
  ])('of %j begins with the shape %s.', (query, shape) => {
    expect(start(URL + query).shape).toBe(shape);
  });

  it('takes a shape around the middle of the last one, and the whole picture cuts nothing.', () => {
    const cropped = run([{ type: 'shape', shape: '1:1' }]);
    expect(frame(cropped)).toBe('300 0 1200 1200');
    const whole = run([{ type: 'shape', shape: 'whole' }], cropped);
    expect(crops.activeView(whole).byHand).toBeNull();
    expect(frame(whole)).toBe('0 0 1800 1200');
  });

  it('is free when a corner of the whole picture is moved.', () => {
    const from = { x: 0, y: 0, ...SIZE };
    const state = run([{ type: 'resize', from, corner: 'se', dx: -300, dy: -100 }]);
    expect([state.shape, frame(state)]).toEqual(['free', '0 0 1500 1100']);
  });

  it('has views that follow the point, keep their shape, and are by hand once they are moved.', () => {
    const followed = run([{ type: 'point', from: { x: 0.5, y: 0.5 }, dx: 0.5, dy: 0 }, square]);
    expect(crops.frameRatio(followed)).toBe(1);
    expect(frame(followed)).toBe('600 0 1200 1200');
    const moved = run([{ type: 'move', from: rectangle(followed), dx: -100, dy: 0 }], followed);
    expect(crops.activeView(moved).byHand).toMatchObject({ x: 500, y: 0 });
    expect(frame(run([{ type: 'follow' }], moved))).toBe(frame(followed));
    const held = run([square, { type: 'byHand' }]);
    const point = { type: 'point', from: held.draft.focal, dx: -0.5, dy: 0 } as const;
    expect(frame(run([point], held))).toBe(frame(held));
  });

  it('zooms a view around its middle.', () => {
    const state = run([square, { type: 'zoom', zoom: 2 }]);
    expect(frame(state)).toBe('600 300 600 600');
    expect(crops.zoomOf(state)).toBe(2);
    expect(frame(run([{ type: 'zoom', zoom: 1 }], state))).toBe('300 0 1200 1200');
  });
});

it('Replacing a picture by one of another shape is warned of where it is cut.', () => {
  const square = { width: 600, height: 600 };
  expect(shapeWarning({ ...SIZE, uses: 2 }, square)).toContain('crops in 2 places will be made');
  expect(shapeWarning({ ...SIZE, uses: 0 }, square)).toBeNull();
  expect(shapeWarning({ ...SIZE, uses: 2 }, { width: 1805, height: 1200 })).toBeNull();
});
