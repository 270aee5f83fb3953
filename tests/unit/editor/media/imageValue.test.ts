import { describe, expect, it } from 'vitest';
import type { MediaItem } from '#prismic-folder/contract';
import type { Json } from '#prismic-folder/edit';
import type { FieldModel } from '#prismic-folder/models';
import { readCrops } from '#editor/media/crop/cropDraft.ts';
import { altOf, typedAlt, withAlt, type AltState } from '#editor/media/value/altText.ts';
import { croppedImage } from '#editor/media/value/croppedImage.ts';
import { isEmptyImage, readImage, type JsonObject } from '#editor/media/value/imageValue.ts';
import { newImage } from '#editor/media/value/newImage.ts';

const PLAIN: FieldModel = { type: 'Image', config: { constraint: {}, thumbnails: [] } };
const THUMBNAILS = [
  { name: 'Square', width: 400, height: 400 },
  { name: 'Phone', width: '640px', height: 'auto' },
];
const VIEWS: FieldModel = {
  type: 'Image',
  config: { constraint: { width: null, height: null }, thumbnails: THUMBNAILS },
};

function file(name: string, more: Partial<MediaItem> = {}): MediaItem {
  return {
    name,
    kind: 'image',
    contentType: 'image/webp',
    bytes: 118_000,
    width: 1800,
    height: 1200,
    savedAt: 0,
    uses: 0,
    ...more,
  };
}

describe('A picture that is put into a field', () => {
  const cases: readonly [string, Json | undefined, MediaItem, FieldModel, JsonObject][] = [
    ['is its address', undefined, file('boat.webp'), PLAIN, { url: '/media/boat.webp' }],
    [
      'brings the description of its file',
      null,
      file('boat.webp', { alt: 'A boat.' }),
      PLAIN,
      { url: '/media/boat.webp', alt: 'A boat.' },
    ],
    [
      'has an encoded address',
      {},
      file('a folder/über 1.webp'),
      PLAIN,
      { url: '/media/a%20folder/%C3%BCber%201.webp' },
    ],
    [
      'leaves crops and facts of the last one, and keeps unknown keys',
      {
        note: 'by hand',
        id: 'x',
        url: '/media/old.webp?rect=0,0,9,9&w=9&h=9',
        alt: 'Old.',
        dimensions: { width: 9, height: 9 },
        edit: { x: 0, y: 0, zoom: 2, background: 'transparent' },
        Square: { url: '/media/old.webp?rect=1,1,2,2&w=400&h=400' },
      },
      file('boat.webp'),
      VIEWS,
      { url: '/media/boat.webp', note: 'by hand' },
    ],
    [
      'stays decoration in a place of decoration',
      { url: '/media/old.webp', alt: '' },
      file('boat.webp', { alt: 'A boat.' }),
      PLAIN,
      { url: '/media/boat.webp', alt: '' },
    ],
    [
      'that is there already stays as it is',
      { url: 'media/boat.webp?rect=0,0,9,9&w=9&h=9', alt: 'Mine.', dimensions: null },
      file('boat.webp', { alt: 'A boat.' }),
      PLAIN,
      { url: 'media/boat.webp?rect=0,0,9,9&w=9&h=9', alt: 'Mine.', dimensions: null },
    ],
    [
      'is cut around its focal point where the model has views',
      undefined,
      file('boat.webp', { focalPoint: { x: 1, y: 0.5 }, alt: 'A boat.' }),
      VIEWS,
      {
        url: '/media/boat.webp',
        alt: 'A boat.',
        Square: {
          url: '/media/boat.webp?rect=600,0,1200,1200&w=400&h=400',
          alt: 'A boat.',
          dimensions: { width: 400, height: 400 },
          edit: { x: 600, y: 0, zoom: 1, background: 'transparent' },
        },
        Phone: {
          url: '/media/boat.webp?rect=1,0,1799,1200&w=640&h=427',
          alt: 'A boat.',
          dimensions: { width: 640, height: 427 },
          edit: { x: 1, y: 0, zoom: 1, background: 'transparent' },
        },
      },
    ],
    [
      'is cut to the size that the model asks for',
      undefined,
      file('boat.webp'),
      { type: 'Image', config: { constraint: { width: 600, height: 600 } } },
      {
        url: '/media/boat.webp?rect=300,0,1200,1200&w=600&h=600',
        dimensions: { width: 600, height: 600 },
        edit: { x: 300, y: 0, zoom: 1, background: 'transparent' },
      },
    ],
    [
      'is not cut if it is a drawing, which scales',
      undefined,
      file('mark.svg', { contentType: 'image/svg+xml' }),
      { type: 'Image', config: { constraint: { width: 600, height: 600 } } },
      { url: '/media/mark.svg' },
    ],
  ];
  it.each(cases)('%s.', (_, before, item, model, expected) => {
    expect(newImage(readImage(before), item, model)).toEqual(expected);
  });
});

describe('A crop', () => {
  const size = { width: 1800, height: 1200 };
  const part = { x: 100, y: 50, width: 900, height: 600 };

  it('is written as Prismic stores it, and read back.', () => {
    const before = { url: '/media/boat.webp', alt: 'A boat.', note: 1 };
    const draft = readCrops(readImage(before), PLAIN, { size });
    const [main] = draft.views;
    const cut = croppedImage(before, { ...draft, views: [{ ...main!, byHand: part }] });
    expect(cut).toEqual({
      url: '/media/boat.webp?rect=100,50,900,600&w=900&h=600',
      alt: 'A boat.',
      note: 1,
      dimensions: { width: 900, height: 600 },
      edit: { x: 100, y: 50, zoom: 2, background: 'transparent' },
    });
    expect(readCrops(readImage(cut), PLAIN, { size }).views[0]?.byHand).toEqual(part);
  });

  it('that is taken back leaves the short form, and other parameters.', () => {
    const before = { url: 'media/boat.webp?auto=format&rect=1,2,3,4&w=3&h=4', alt: '' };
    const draft = readCrops(readImage(before), PLAIN, { size });
    const whole = { ...draft, views: draft.views.map((view) => ({ ...view, byHand: null })) };
    expect(croppedImage(before, whole)).toEqual({ url: 'media/boat.webp?auto=format', alt: '' });
  });

  it('that is taken back keeps the size and the edit where the file has them.', () => {
    const before = {
      url: '/media/boat.webp?rect=100,50,900,600&w=900&h=600',
      dimensions: { width: 900, height: 600 },
      edit: { x: 100, y: 50, zoom: 2, background: 'transparent' },
    };
    const draft = readCrops(readImage(before), PLAIN, { size });
    const whole = { ...draft, views: draft.views.map((view) => ({ ...view, byHand: null })) };
    expect(croppedImage(before, whole)).toEqual({
      url: '/media/boat.webp',
      dimensions: size,
      edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
    });
  });

  it('of views follows the focal point, but for those that were set by hand.', () => {
    const before = { url: '/media/boat.webp', alt: 'A boat.', Square: { note: 'mine' } };
    const draft = readCrops(readImage(before), VIEWS, { size });
    const [main, square, phone] = draft.views;
    const byHand = { x: 0, y: 0, width: 600, height: 600 };
    const moved = {
      ...draft,
      focal: { x: 0.9, y: 0.5 },
      views: [main!, { ...square!, byHand }, phone!],
    };
    const written = croppedImage(before, moved);
    expect(written['Square']).toEqual({
      url: '/media/boat.webp?rect=0,0,600,600&w=400&h=400',
      alt: 'A boat.',
      note: 'mine',
      dimensions: { width: 400, height: 400 },
      edit: { x: 0, y: 0, zoom: 2, background: 'transparent' },
    });
    const again = readCrops(readImage(written), VIEWS, { size, focal: moved.focal });
    expect(again.views.map((view) => view.byHand)).toEqual([null, byHand, null]);
  });

  it('of views in the middle of a whole picture is what the site does by itself.', () => {
    const square = { url: '/media/boat.webp?rect=300,0,1200,1200&w=400&h=400', alt: 'A boat.' };
    const before = { url: '/media/boat.webp', alt: 'A boat.', Square: square };
    const draft = readCrops(readImage(before), VIEWS, { size });
    expect(draft.views.every(({ byHand }) => byHand === null)).toBe(true);
    expect(croppedImage(before, draft)).toEqual({ url: '/media/boat.webp', alt: 'A boat.' });
  });
});

describe('Alternative text', () => {
  const states: readonly [string | null, AltState['kind']][] = [
    [null, 'missing'],
    ['', 'decoration'],
    ['A boat.', 'text'],
  ];
  it.each(states)('%j is %s.', (alt, kind) => {
    expect(altOf({ alt }).kind).toBe(kind);
  });

  it.each(['', ' ', '\n'])(
    'typed as %j is missing, because an empty one means decoration.',
    (text) => {
      expect(typedAlt(text)).toEqual({ kind: 'missing' });
    },
  );

  const written: readonly [string, JsonObject, AltState, JsonObject][] = [
    ['is added', { url: '/u' }, typedAlt('A'), { url: '/u', alt: 'A' }],
    ['keeps its place', { alt: 'B', url: '/u' }, typedAlt('A'), { alt: 'A', url: '/u' }],
    ['is empty for decoration', { url: '/u' }, { kind: 'decoration' }, { url: '/u', alt: '' }],
    ['is removed', { url: '/u', alt: 'B' }, { kind: 'missing' }, { url: '/u' }],
    [
      'is that of the views, too',
      { url: '/u', alt: 'B', Square: { url: '/s', alt: 'B' }, Phone: { url: '/p' } },
      typedAlt('A'),
      { url: '/u', alt: 'A', Square: { url: '/s', alt: 'A' }, Phone: { url: '/p', alt: 'A' } },
    ],
    [
      'leaves a view that says something else, and one without a picture',
      { url: '/u', alt: 'B', Square: { url: '/s', alt: 'C' }, Phone: {} },
      typedAlt('A'),
      { url: '/u', alt: 'A', Square: { url: '/s', alt: 'C' }, Phone: {} },
    ],
  ];
  it.each(written)('%s.', (_, before, state, expected) => {
    const after = withAlt(before, state, ['Square', 'Phone']);
    expect(JSON.stringify(after)).toBe(JSON.stringify(expected));
  });
});

describe('An image field', () => {
  const empty: readonly [Json | undefined, boolean][] = [
    [undefined, true],
    [null, true],
    [{}, true],
    [{ url: null, Square: {} }, true],
    [{ alt: 'A' }, false],
    ['/media/x.webp', false],
    [[], false],
    [{ url: '/media/x.webp' }, false],
  ];
  it.each(empty)('with %j is empty: %s.', (value, expected) => {
    expect(isEmptyImage(value)).toBe(expected);
  });

  it.each<Json | undefined>([undefined, null, 'x', 3, [], {}, { url: '' }, { url: 3 }])(
    'with %j has no image.',
    (value) => {
      expect(readImage(value)).toBeNull();
    },
  );

  it.each<[string, string | null]>([
    ['/media/a%20b.webp?rect=1,2,3,4', 'a b.webp'],
    ['media/x/y.webp', 'x/y.webp'],
    ['repository:/media/x.webp', 'x.webp'],
    ['/media/%E0%A4%A.webp', '%E0%A4%A.webp'],
    ['https://images.example.com/media/x.webp', null],
    ['/media/', null],
  ])('at %s shows the file %s.', (url, name) => {
    expect(readImage({ url })?.name).toBe(name);
  });
});
