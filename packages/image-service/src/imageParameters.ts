import type { OutputFormat } from './formats.ts';
import { DPR, MAX_DIMENSION, QUALITY } from './limits.ts';
import { MediaError, quoted } from './MediaError.ts';
import type { Rect } from './MediaImages.ts';

const FITS = ['clip', 'crop', 'max', 'scale', 'fill', 'min'] as const;
const CROPS = ['top', 'bottom', 'left', 'right', 'center', 'entropy', 'faces'] as const;
const FORMATS = ['avif', 'webp', 'jpg', 'png'] as const satisfies readonly OutputFormat[];
const AUTOS = ['compress', 'format'] as const;
const NAMES = ['w', 'width', 'h', 'height', 'ar', 'q', 'auto', 'fit', 'crop', 'rect', 'dpr', 'fm'];

/**
 * What imgix's service, which Prismic's is, knows beside these: the nearest of ours, or null for none of ours.
 * An address that works there shows a picture here, too (https://docs.imgix.com/en-US/apis/rendering).
 */
const IMGIX = {
  fit: { facearea: 'crop', fillmax: 'fill', clamp: 'clip' },
  crop: { edges: 'entropy', focalpoint: null },
  fm: {
    jpeg: 'jpg',
    pjpg: 'jpg',
    png8: 'png',
    png32: 'png',
    gif: null,
    jp2: null,
    jxr: null,
    json: null,
    blurhash: null,
    mp4: null,
    webm: null,
  },
  auto: { enhance: null, redeye: null, true: null },
} as const satisfies Record<string, Readonly<Record<string, string | null>>>;

export type Fit = (typeof FITS)[number];
export type Crop = (typeof CROPS)[number];

/** Parameters of a URL, validated as far as possible without the image. */
export interface ImageParameters {
  /** In source pixels. */
  readonly rect?: Rect;
  /** In pixels before `dpr`; below 1 a fraction of the source. */
  readonly width?: number;
  readonly height?: number;
  /** Width by height of what `fit=crop` shows, where one of both is given. */
  readonly ratio?: number;
  readonly dpr: number;
  readonly fit: Fit;
  readonly crop: readonly Crop[];
  readonly quality?: number;
  /** `auto=compress` */
  readonly compress: boolean;
  /** `auto=format` */
  readonly negotiate: boolean;
  /** `fm` */
  readonly format?: OutputFormat;
}

/** The last value wins, so that a parameter appended to a URL overrides earlier ones. */
const last = (query: URLSearchParams, name: string) => query.getAll(name).at(-1);

/** One of our values; null for one of imgix's that has none of ours beside it. */
function oneOf<T extends string>(
  name: keyof typeof IMGIX,
  value: string,
  allowed: readonly T[],
): T | null {
  const wanted = value.toLowerCase();
  const theirs: Readonly<Record<string, string | null>> = IMGIX[name];
  const nearest = Object.hasOwn(theirs, wanted) ? (theirs[wanted] ?? null) : wanted;
  if (nearest === null) return null;
  const found = allowed.find((entry) => entry === nearest);
  if (found) return found;
  throw new MediaError(400, `${name}=${quoted(value)} is not one of ${allowed.join(', ')}`);
}

/** Lists are separated by commas, by double-encoded commas or by repeating the parameter. */
function list<T extends string>(
  query: URLSearchParams,
  name: keyof typeof IMGIX,
  allowed: readonly T[],
): T[] {
  const values = query.getAll(name).flatMap((value) => value.split(/,|%2C/i));
  const named = values.map((value) => value.trim()).filter((value) => value !== '');
  return [...new Set(named.flatMap((value) => oneOf(name, value, allowed) ?? []))];
}

function dimension(query: URLSearchParams, names: readonly string[]) {
  const name = names.find((entry) => query.has(entry));
  const value = name === undefined ? undefined : last(query, name);
  if (name === undefined || value === undefined) return undefined;
  const pixels = positiveNumber(name, value);
  if (Math.round(pixels) > MAX_DIMENSION) {
    throw new MediaError(400, `${name}=${value} is over the limit of ${MAX_DIMENSION} px`);
  }
  return pixels;
}

/** Pixels, rounded as editors write fractions of them; shares, if none is over 1 and one is a fraction. */
function rect(value: string): Rect {
  const numbers = decimals('rect', value, 'x,y,w,h in source pixels, or shares of the source', 4);
  const isShare =
    numbers.every((number) => number <= 1) && numbers.some((number) => !Number.isInteger(number));
  const [x, y, width, height] = isShare ? numbers : numbers.map(Math.round);
  if (x === undefined || y === undefined || !width || !height) {
    throw new MediaError(
      400,
      `rect=${quoted(value)} is empty: its width and height must be over 0`,
    );
  }
  return { x, y, width, height, ...(isShare && { isShare }) };
}

/** `3:2` or `1.5`. */
function ratio(value: string): number {
  const [, across = '', down = '1'] = /^([\d.]+)(?::([\d.]+))?$/.exec(value.trim()) ?? [];
  return positiveNumber('ar', across) / positiveNumber('ar', down);
}

/**
 * Parses the image parameters of a URL; null if it has none and requests the file unchanged.
 * `width` overrides `w` and `height` overrides `h`, because width sets append the long names.
 * Other parameters are ignored. Throws MediaError 400 naming parameter, value and limit.
 */
export function imageParameters(query: URLSearchParams): ImageParameters | null {
  if (!NAMES.some((name) => query.has(name))) return null;
  const given = (name: string) => last(query, name);
  const auto = list(query, 'auto', AUTOS);
  const dprValue = given('dpr');
  const dpr = dprValue === undefined ? 1 : numberIn('dpr', dprValue, DPR);
  const width = dimension(query, ['width', 'w']);
  const height = dimension(query, ['height', 'h']);
  const longest = Math.max(1, width ?? 1, height ?? 1);
  const ar = given('ar');
  const area = given('rect');
  const q = given('q');
  const fm = given('fm');
  const format = fm === undefined ? null : oneOf('fm', fm, FORMATS);
  return {
    dpr: Math.min(dpr, MAX_DIMENSION / longest),
    fit: oneOf('fit', given('fit') ?? 'clip', FITS) ?? 'clip',
    crop: list(query, 'crop', CROPS),
    compress: auto.includes('compress'),
    negotiate: auto.includes('format'),
    ...(area !== undefined && { rect: rect(area) }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(ar !== undefined && { ratio: ratio(ar) }),
    ...(q !== undefined && { quality: Math.round(numberIn('q', q, QUALITY)) }),
    ...(format !== null && { format }),
  };
}

/** Whether size, quality and format stay the source's, so that the file itself can be served. */
export function leavesImageAsIs(parameters: ImageParameters): boolean {
  const { rect, width, height, quality, compress, format } = parameters;
  const requested = [rect, width, height, quality, format];
  return !compress && requested.every((value) => value === undefined);
}

const DECIMAL = /^\d{1,15}(\.\d{1,15})?$/;

/** Parses plain decimal notation; NaN for anything else, such as signs, exponents and units. */
function decimal(value: string): number {
  return DECIMAL.test(value.trim()) ? Number(value) : Number.NaN;
}

function positiveNumber(name: string, value: string): number {
  const number = decimal(value);
  if (number > 0) return number;
  throw new MediaError(400, `${name}=${quoted(value)} is not a positive number`);
}

function numberIn(
  name: string,
  value: string,
  range: { readonly min: number; readonly max: number },
): number {
  const number = decimal(value);
  if (number >= range.min && number <= range.max) return number;
  const limit = `a number from ${range.min} to ${range.max}`;
  throw new MediaError(400, `${name}=${quoted(value)} is not ${limit}`);
}

/** Parses exactly `count` numbers from 0 up. */
function decimals(name: string, value: string, form: string, count: number): number[] {
  const numbers = value.split(/,|%2C/i).map(decimal);
  if (numbers.length === count && numbers.every((number) => number >= 0)) return numbers;
  throw new MediaError(400, `${name}=${quoted(value)} is not ${form}`);
}
