import type { OutputFormat } from './formats.ts';
import type { Size, SourceImage, TransformPlan } from './MediaImages.ts';

/**
 * CPU milliseconds per megapixel, measured with sharp 0.35 (libvips, one thread, x86-64 at about
 * 3 GHz) on detailed images of 10 and 24 megapixels; `npm run bench` compares the estimate with the
 * machine it runs on. Smooth images take half, noise up to three times as much.
 */
const DECODE: Readonly<Record<OutputFormat, number>> = {
  jpg: 10,
  gif: 11,
  png: 20,
  webp: 28,
  avif: 95,
};

/** The same for resizing and encoding, with `q=80`. */
const ENCODE: Readonly<Record<OutputFormat, number>> = {
  jpg: 25,
  webp: 50,
  png: 55,
  gif: 150,
  avif: 300,
};

/** Encoding AVIF quickly. */
const QUICK_AVIF = 90;

/** Encoding with `compress`, for the formats it affects. */
const COMPRESSED: { readonly [format in OutputFormat]?: number } = { jpg: 100, png: 110 };

/** CPU milliseconds of the smallest transform. */
const BASE = 5;

/** CPU milliseconds per megabyte for reading an image's format and size. */
const READ_PER_MB = 2;

const megapixels = ({ width, height }: Size) => (width * height) / 1e6;

/** Estimates the CPU milliseconds of a transform. */
export function transformCost(source: SourceImage, plan: TransformPlan): number {
  const { format, compress, animated, quick } = plan;
  const frames = animated ? source.frames : 1;
  const output = plan.resizing ?? plan.extract ?? source;
  const encode =
    (compress ? COMPRESSED[format] : undefined) ??
    (quick && format === 'avif' ? QUICK_AVIF : ENCODE[format]);
  const perFrame = DECODE[source.format] * megapixels(source) + encode * megapixels(output);
  return Math.ceil(BASE + frames * perFrame);
}

/** Estimates the CPU milliseconds for reading the format and size of an image. */
export const inspectCost = (bytes: number): number => Math.ceil(BASE + (READ_PER_MB * bytes) / 1e6);
