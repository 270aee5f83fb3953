import type { OutputFormat } from './formats.ts';
import type { Rect } from './MediaImages.ts';
import { MediaError, quoted } from './MediaError.ts';
import { DPR, MAX_DIMENSION, QUALITY } from './limits.ts';
import { numberIn, positiveNumber, wholeNumbers } from './numbers.ts';

const FITS = ['clip', 'crop', 'max', 'scale', 'fill', 'min'] as const;
const CROPS = ['top', 'bottom', 'left', 'right', 'center', 'entropy', 'faces'] as const;
const FORMATS = ['avif', 'webp', 'jpg', 'png'] as const satisfies readonly OutputFormat[];
/** `enhance` and `redeye` are accepted, without effect, so that URLs of Prismic's service work. */
const AUTOS = ['compress', 'format', 'enhance', 'redeye'] as const;
const NAMES = ['w', 'width', 'h', 'height', 'q', 'auto', 'fit', 'crop', 'rect', 'dpr', 'fm'];

export type Fit = (typeof FITS)[number];
export type Crop = (typeof CROPS)[number];

/** Parameters of a URL, validated as far as possible without the image. */
export interface ImageParameters {
  /** In source pixels. */
  readonly rect?: Rect;
  /** In pixels before `dpr`; below 1 a fraction of the source. */
  readonly width?: number;
  readonly height?: number;
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

function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((entry) => entry === value.toLowerCase());
  if (found) return found;
  throw new MediaError(400, `${name}=${quoted(value)} is not one of ${allowed.join(', ')}`);
}

/** Lists are separated by commas, by double-encoded commas or by repeating the parameter. */
function list<T extends string>(query: URLSearchParams, name: string, allowed: readonly T[]): T[] {
  const values = query.getAll(name).flatMap((value) => value.split(/,|%2C/i));
  const named = values.map((value) => value.trim()).filter((value) => value !== '');
  return [...new Set(named.map((value) => oneOf(name, value, allowed)))];
}

function dimension(query: URLSearchParams, names: readonly string[], dpr: number) {
  const name = names.find((entry) => query.has(entry));
  const value = name === undefined ? undefined : last(query, name);
  if (name === undefined || value === undefined) return undefined;
  const pixels = positiveNumber(name, value);
  if (pixels >= 1 && Math.round(pixels * dpr) > MAX_DIMENSION) {
    const atDpr = dpr === 1 ? '' : ` at dpr=${dpr}, ${Math.round(pixels * dpr)} px,`;
    throw new MediaError(400, `${name}=${value}${atDpr} is over the limit of ${MAX_DIMENSION} px`);
  }
  return pixels;
}

function rect(value: string): Rect {
  const [x, y, width, height] = wholeNumbers('rect', value, 'x,y,w,h in source pixels', 4);
  if (x === undefined || y === undefined || !width || !height) {
    throw new MediaError(
      400,
      `rect=${quoted(value)} is empty: its width and height must be over 0`,
    );
  }
  return { x, y, width, height };
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
  const width = dimension(query, ['width', 'w'], dpr);
  const height = dimension(query, ['height', 'h'], dpr);
  const area = given('rect');
  const q = given('q');
  const fm = given('fm');
  return {
    dpr,
    fit: oneOf('fit', given('fit') ?? 'clip', FITS),
    crop: list(query, 'crop', CROPS),
    compress: auto.includes('compress'),
    negotiate: auto.includes('format'),
    ...(area !== undefined && { rect: rect(area) }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(q !== undefined && { quality: Math.round(numberIn('q', q, QUALITY)) }),
    ...(fm !== undefined && {
      format: fm === 'jpeg' || fm === 'pjpg' ? 'jpg' : oneOf('fm', fm, FORMATS),
    }),
  };
}

/** Whether size, quality and format stay the source's, so that the file itself can be served. */
export function leavesImageAsIs(parameters: ImageParameters): boolean {
  const { rect, width, height, quality, compress, format } = parameters;
  const requested = [rect, width, height, quality, format];
  return !compress && requested.every((value) => value === undefined);
}
