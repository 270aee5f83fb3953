import { imageContent } from '@prismicio/types-internal';
import { expect, it } from 'vitest';
import { failWith, seeds } from '../../../../tests/support/hostile/seeds.ts';
import { randomOf } from '../../../../tests/support/random.ts';
import {
  cropImage,
  type CropRequest,
  type ImageView,
  recrop,
  rectOf,
  rectangleOf,
  type Size,
} from '../../src/authoring/media/crop.ts';

const ROUNDS = Number(process.env['CROPS'] ?? 4000);

const URL_OF_IMAGE = 'https://images.prismic.io/site/wave.jpg?auto=format,compress';
const WAVE = { url: '/media/wave.jpg', size: { width: 2000, height: 1000 } };

const SQUARE = { target: { width: 500, height: 500 } };
const RIGHT = { x: 0.9, y: 0.2 };
const ZOOMED = { target: { width: 300, height: 200 }, zoom: 2, focalPoint: { x: 0.25, y: 0.75 } };
const FREE = { rectangle: { x: 10, y: 20, width: 301.4, height: 99.6 } };
const OUTSIDE = { rectangle: { x: -5, y: 900, width: 4000, height: 500 } };
const WIDE = { ...SQUARE, rectangle: { x: 100, y: 100, width: 400, height: 200 } };

const HOSTED = { ...SQUARE, url: `${URL_OF_IMAGE}&rect=1,2,3,4&w=9&h=9` };

/** What is asked for, and the query and the zoom of a crop of 2000 by 1000 pixels. */
it.each<[string, Partial<CropRequest>, string, number]>([
  ['the largest centered one', SQUARE, '?rect=500,0,1000,1000&w=500&h=500', 1],
  ['near a focal point', { ...SQUARE, focalPoint: RIGHT }, '?rect=1000,0,1000,1000&w=500&h=500', 1],
  ['smaller at a zoom', ZOOMED, '?rect=125,500,750,500&w=300&h=200', 2],
  ['around a rectangle of another ratio', WIDE, '?rect=100,0,400,400&w=500&h=500', 2.5],
  ['as high as the width asks', { target: { width: 640 } }, '?rect=0,0,2000,1000&w=640&h=320', 1],
  ['the rectangle without a target', FREE, '?rect=10,20,301,100&w=301&h=100', 2000 / 301],
  ['none for the whole image', {}, '', 1],
  ['in place of another one', HOSTED, '&rect=500,0,1000,1000&w=500&h=500', 1],
  ['moved into the image', OUTSIDE, '?rect=0,500,2000,500&w=2000&h=500', 1],
])('A crop is %s.', (_title, request, query, zoom) => {
  const [x = 0, y = 0, , , width = 2000, height = 1000] = (query.match(/\d+/g) ?? []).map(Number);
  expect(cropImage({ ...WAVE, ...request })).toEqual({
    url: `${request === HOSTED ? URL_OF_IMAGE : WAVE.url}${query}`,
    dimensions: { width, height },
    edit: { x, y, zoom, background: 'transparent' },
  });
});

it.each([
  // From documents of public sites: both of the older editor, whose addresses have no `rect` here.
  [{ x: 0, y: -317, zoom: 0.8 }, [3200, 1500], { x: 0, y: 396, width: 4000, height: 1875 }],
  [
    { x: -800, y: 0, zoom: 1.1998500187476566 },
    [3200, 3200],
    { x: 667, y: 0, width: 2667, height: 2667 },
  ],
  [{ x: 100, y: 0, zoom: 2 }, [1000, 1000], { x: 100, y: 0, width: 1334, height: 1334 }],
] as const)('The crop %j of Prismic shows the same part.', (edit, [width, height], expected) => {
  const dimensions = { width, height };
  const shown = { url: URL_OF_IMAGE, dimensions, edit: { ...edit, background: '#fff' } };
  expect(rectangleOf(shown, { width: 4000, height: 2667 })).toEqual(expected);
});

it.each([
  ...['', '?rect=', '?rect=1,2', '?rect=a,b,c,d', '?rect=0,0,0,0', '?w=4'].map((query) => ({
    query,
    part: { x: 0, y: 0, ...WAVE.size },
  })),
  { query: '?rect=10%2C20%2C30%2C40', part: { x: 10, y: 20, width: 30, height: 40 } },
])('An address with “$query” and without an edit shows its part, or all.', ({ query, part }) => {
  const shown = { url: `${WAVE.url}${query}`, dimensions: { width: 4, height: 4 } };
  expect(rectangleOf(shown, WAVE.size)).toEqual(part);
});

it('Random crops lie in the image, have the target’s aspect ratio and survive reading.', () => {
  for (const seed of seeds(ROUNDS)) {
    const request = randomRequest(seed);
    const cropped = cropImage(request);
    try {
      checkCrop(request, cropped, randomRequest(seed + ROUNDS).size);
    } catch (error) {
      failWith(import.meta.filename, seed, `${error} ${JSON.stringify({ request, cropped })}`);
    }
  }
});

function checkCrop(request: CropRequest, cropped: ImageView, other: Size): void {
  const { size, target } = request;
  const { dimensions, edit, url } = cropped;
  const part = rectangleOf(cropped, size);
  expect(Object.values(part).every(Number.isInteger)).toBe(true);
  expect(part.x >= 0 && part.y >= 0 && part.width >= 1 && part.height >= 1).toBe(true);
  expect(part.x + part.width <= size.width && part.y + part.height <= size.height).toBe(true);
  expect(edit.zoom).toBeGreaterThanOrEqual(1);
  expect([edit.x, edit.y]).toEqual([part.x, part.y]);
  // One side is exact; the other is within half a pixel, or as small as the image allows.
  const aspect = dimensions.width / dimensions.height;
  const isClose =
    Math.abs(part.width - part.height * aspect) <= 0.5 + 1e-6 ||
    Math.abs(part.height - part.width / aspect) <= 0.5 + 1e-6 ||
    part.width === 1 ||
    part.height === 1;
  expect(isClose).toBe(true);
  // What was written is read, and written again unchanged.
  const given = target === undefined ? {} : { target: dimensions };
  expect(cropImage({ url, size, ...given, rectangle: part })).toEqual(cropped);
  // Without the address, Prismic’s edit alone means the same part.
  expect(rectangleOf({ ...cropped, url: '/media/x.jpg' }, size)).toEqual(part);
  expectOfPrismic(cropped, size);
  expectInside(cropped, size);
  // A new file of any size shows its part in the same size, and never reaches outside of it.
  const replaced = recrop(cropped, size, other);
  expectInside(replaced, other);
  expect(replaced.dimensions).toEqual(dimensions);
}

/** What is served must not reach outside of the image, not even before it is read. */
function expectInside({ url }: ImageView, size: Size): void {
  const rect = rectOf(url);
  if (rect === undefined) return;
  expect(rect.x >= 0 && rect.x + rect.width <= size.width).toBe(true);
  expect(rect.y >= 0 && rect.y + rect.height <= size.height).toBe(true);
}

/** Prismic’s own functions make the same address of the edit. */
function expectOfPrismic({ url, dimensions, edit }: ImageView, size: Size): void {
  const origin = { id: 'x', url: 'https://images.prismic.io/site/wave.jpg', ...size };
  const { x, y, zoom, background } = edit;
  const croppedImage = imageContent.getCroppedImage({
    contentView: { origin, ...dimensions, edit: { crop: { x, y }, zoom, background } },
  });
  // Prismic's rectangle of an extreme aspect ratio would be empty.
  if (Math.round(croppedImage.cropWidth) < 1 || Math.round(croppedImage.cropHeight) < 1) return;
  const parameters = new URL(imageContent.buildCropURL({ origin, croppedImage })).searchParams;
  const own = new URL(url, origin.url).searchParams;
  // Prismic names the whole image, too, if rounding made the rectangle differ from it.
  const isWhole = parameters.get('rect') === `0,0,${size.width},${size.height}`;
  if (!parameters.has('rect') || (isWhole && !own.has('rect'))) return;
  for (const name of ['rect', 'w', 'h']) expect(own.get(name)).toBe(parameters.get(name));
}

function randomRequest(seed: number): CropRequest {
  const random = randomOf(seed);
  const side = () => Math.ceil(random() ** 3 * 6000);
  const size = { width: side(), height: side() };
  const isFree = random() < 0.2;
  const both = { width: side(), height: side() };
  const target = random() < 0.8 ? both : random() < 0.5 ? { width: side() } : { height: side() };
  const rectangle = {
    x: random() * size.width,
    y: random() * size.height,
    width: random() * size.width + 1,
    height: random() * size.height + 1,
  };
  return {
    url: random() < 0.5 ? '/media/wave.jpg' : URL_OF_IMAGE,
    size,
    ...(!isFree && { target }),
    ...(random() < 0.5
      ? { rectangle }
      : { focalPoint: { x: random(), y: random() }, zoom: 1 + random() * 5 }),
  };
}
