import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { mediaTypeOf, type OutputFormat } from './formats.ts';
import { MAX_SECONDS, MAX_SOURCE_PIXELS } from './limits.ts';
import type { MediaImages, Resizing, SourceImage, TransformPlan } from './MediaImages.ts';

/** Rejects truncated and broken images, but not mere warnings, as for many cameras' files. */
const READING = {
  failOn: 'error',
  limitInputPixels: MAX_SOURCE_PIXELS,
} as const satisfies SharpOptions;

const FORMATS: Readonly<Record<string, OutputFormat>> = {
  avif: 'avif',
  gif: 'gif',
  heif: 'avif',
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
};

async function inspect(bytes: Uint8Array): Promise<SourceImage> {
  const found = await sharp(bytes, READING).metadata();
  const format = FORMATS[found.format];
  const foreign = found.format === 'heif' && found.compression !== 'av1';
  if (!format || foreign) throw new Error(`the format ${found.format} is not answered`);
  const { width, height } = found.autoOrient;
  return { width, height, format, frames: found.pages ?? 1, alpha: found.hasAlpha };
}

function resize(image: Sharp, resizing: Resizing, format: OutputFormat): Sharp {
  const { width, height, mode } = resizing;
  if (mode === 'exact') return image.resize(width, height, { fit: 'fill' });
  if (mode === 'cover')
    return image.resize(width, height, { fit: 'cover', position: resizing.position });
  const { inner, filling } = resizing;
  const left = Math.floor((width - inner.width) / 2);
  const top = Math.floor((height - inner.height) / 2);
  return image.resize(inner.width, inner.height, { fit: 'fill' }).extend({
    left,
    top,
    right: width - inner.width - left,
    bottom: height - inner.height - top,
    // JPEG has no transparency, and libvips pads after it flattens.
    background: filling === 'white' || format === 'jpg' ? '#fff' : { r: 0, g: 0, b: 0, alpha: 0 },
  });
}

/**
 * The efforts are the best trade-off of time and bytes for 1200 × 800 demo images on one core:
 * WebP 2 takes 0.10 s (4: 0.14 s for 3% fewer bytes); AVIF 3 takes 0.39 s (0: 0.06 s for a third
 * more bytes; 2: 0.27 s for 6% more; 4: 1.8 to 2.9 s for 8% fewer). AVIF has ten bits and full
 * colour resolution: eight bits cut smooth dark areas into bands, and halved colour blurs coloured
 * type, each for about as many bytes (`npm run bench -- likeness`).
 */
function encode(image: Sharp, { format, quality: q, compress, quick }: TransformPlan): Sharp {
  const quality = encoderQuality(format, q);
  switch (format) {
    case 'avif':
      return image.avif({
        quality,
        effort: quick ? 0 : 3,
        chromaSubsampling: '4:4:4',
        bitdepth: 10,
      });
    case 'webp':
      return image.webp({ quality, effort: 2, alphaQuality: Math.max(quality, 50) });
    case 'jpg':
      return image
        .flatten({ background: '#fff' })
        .jpeg({ quality, mozjpeg: compress, progressive: true });
    case 'png':
      return image.png({ compressionLevel: compress ? 9 : 6 });
    case 'gif':
      return image.gif({ effort: 3 });
  }
}

/** The engine based on sharp and libvips. A transform uses one thread; the queue runs several. */
export function sharpImages(): MediaImages {
  sharp.concurrency(1);
  sharp.cache(false);
  return {
    inspect,
    async transform(plan, bytes) {
      const { extract, resizing, animated } = plan;
      let image = sharp(bytes, { ...READING, animated })
        .autoOrient()
        .timeout({ seconds: MAX_SECONDS });
      if (extract) {
        const { x: left, y: top, width, height } = extract;
        image = image.extract({ left, top, width, height });
      }
      // libvips finds the busiest part of still images only.
      const still = animated && resizing?.mode === 'cover' && resizing.position === 'entropy';
      if (resizing)
        image = resize(image, still ? { ...resizing, position: 'center' } : resizing, plan.format);
      return { type: mediaTypeOf(plan.format), bytes: await encode(image, plan).toBuffer() };
    },
  };
}

/**
 * AVIF quality that looks like a WebP quality: points of equal structural similarity (SSIM of
 * brightness, five demo images at 800 × 533, WebP effort 2 against AVIF effort 2, 4:2:0). At
 * these points AVIF is 28% (q 80) to 35% (q 20) smaller.
 */
const AVIF_FOR_WEBP = [
  [1, 24],
  [5, 26],
  [20, 37],
  [40, 45],
  [60, 51],
  [75, 57],
  [80, 63],
  [90, 80],
  [100, 95],
] as const;

/** The encoder's own setting for a `q` of 1 to 100, so that `q` means the same in every format. */
export function encoderQuality(format: OutputFormat, quality: number): number {
  if (format !== 'avif') return quality;
  const above = AVIF_FOR_WEBP.findIndex(([webp]) => webp >= quality);
  const [highQ, high] = AVIF_FOR_WEBP[above] ?? [100, 95];
  const [lowQ, low] = AVIF_FOR_WEBP[above - 1] ?? [highQ, high];
  const share = highQ === lowQ ? 0 : (quality - lowQ) / (highQ - lowQ);
  return Math.round(low + share * (high - low));
}
