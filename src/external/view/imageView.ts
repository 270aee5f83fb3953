import { safeAddress } from '#ui/links/address.ts';
import { positiveOf, recordOf, textOf } from './values.ts';

/** An image; width and height are null if unknown. */
export interface ImageView {
  readonly src: string;
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

const maxSide = 20_000;
const maxAddress = 2_000;
const maxAlt = 1_000;

/** An http(s) or root-relative address; else null. */
function imageAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > maxAddress) return null;
  const address = safeAddress(value);
  return address !== null && /^(?:https?:)?\//i.test(address) ? address : null;
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
    width: measured ? w : null,
    height: measured ? h : null,
    alt: textOf(alt_text, maxAlt),
  };
}
