import { safeAddress } from '#ui/links/address.ts';
import { positiveOf, recordOf, textOf, type Fields } from './values.ts';

/** An image; width and height are null if unknown. */
export interface ImageView {
  readonly src: string;
  /** A `srcset` of the sizes that the service has, which a browser chooses from; undefined where it has one. */
  readonly srcSet: string | undefined;
  readonly width: number | null;
  readonly height: number | null;
  readonly alt: string;
}

/** Sizes of an image module, preferred first (at most 1920 wide). */
export const imageSizes = [
  'max_1920',
  'max_1400',
  'max_1240',
  'max_1200',
  'original',
  'source',
  'disp',
] as const;

/** Sizes of an image in a collection, preferred first. */
export const collectionSizes = ['hd', 'fullhd', 'disp', 'source'] as const;

/** Widths in px of sizes whose names do not say it. */
const namedWidths: Readonly<Record<string, number>> = { disp: 600, hd: 1400, fullhd: 1920 };

const maxSide = 20_000;
const maxAddress = 2_000;
const maxAlt = 1_000;

/** An http(s) or root-relative address; else null. */
function imageAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > maxAddress) return null;
  const address = safeAddress(value);
  return address !== null && /^(?:https?:)?\//i.test(address) ? address : null;
}

/** Another service's address that a `srcset` can hold: a space or a comma would end it. This site makes its own sizes. */
const foreign = /^(?:https?:)?\/\/[^\s,]+$/i;

/** The sizes that a service offers of an image, up to its own width. */
function offered(known: Fields, own: number | null): string | undefined {
  const byWidth = new Map<number, string>();
  for (const [name, value] of Object.entries(known)) {
    const width = Number(/^max_(\d{3,4})$/.exec(name)?.[1] ?? namedWidths[name]);
    const address = imageAddress(value);
    if (width && address && foreign.test(address))
      byWidth.set(Math.min(width, own ?? width), address);
  }
  if (byWidth.size < 2) return undefined;
  return Array.from(byWidth, ([width, address]) => `${address} ${width}w`).join(', ');
}

/** The image of a module or of a collection's component; null without an address. */
export function imageView(part: unknown, order: readonly string[]): ImageView | null {
  const { sizes, src, width, height, alt_text } = recordOf(part) ?? {};
  const known = recordOf(sizes) ?? {};
  const address = order
    .map((name) => imageAddress(known[name]))
    .concat(imageAddress(src))
    .find((candidate) => candidate !== null);
  if (!address) return null;
  const [w, h] = [positiveOf(width, maxSide), positiveOf(height, maxSide)];
  const measured = w !== null && h !== null;
  return {
    src: address,
    srcSet: offered(known, w),
    width: measured ? w : null,
    height: measured ? h : null,
    alt: textOf(alt_text, maxAlt),
  };
}
