import type { FormatChoice, OutputFormat } from './formats.ts';
import type { Crop, ImageParameters } from './imageParameters.ts';
import {
  COMPRESSED_QUALITY,
  DEFAULT_QUALITY,
  MAX_AVIF_PIXELS,
  MAX_DIMENSION,
  MAX_PIXELS,
} from './limits.ts';
import { MediaError } from './MediaError.ts';
import type {
  CropPosition,
  Filling,
  Rect,
  Resizing,
  Size,
  SourceImage,
  TransformPlan,
} from './MediaImages.ts';

function planExtract(rect: Rect | undefined, source: Size): Rect | null {
  if (!rect) return null;
  const across = rect.isShare ? source.width : 1;
  const down = rect.isShare ? source.height : 1;
  const [x, y] = [Math.round(rect.x * across), Math.round(rect.y * down)];
  // As imgix does: what reaches over the edge ends there.
  const width = Math.min(Math.max(1, Math.round(rect.width * across)), source.width - x);
  const height = Math.min(Math.max(1, Math.round(rect.height * down)), source.height - y);
  if (width <= 0 || height <= 0) {
    throw new MediaError(
      400,
      `rect=${x},${y} is outside the image of ${source.width} × ${source.height} px`,
    );
  }
  return width === source.width && height === source.height ? null : { x, y, width, height };
}

/** AVIF is not used for animations or huge images, where it is too slow: takes the next format. */
function pickFormat(choice: FormatChoice, source: SourceImage, size: Size): OutputFormat {
  const [first, ...others] = choice;
  const tooMuch = source.frames > 1 || size.width * size.height > MAX_AVIF_PIXELS;
  const picked = first === 'avif' && others.length > 0 && tooMuch ? others[0] : first;
  return picked === undefined || picked === 'own' ? source.format : picked;
}

/**
 * Turns validated parameters and a source's metadata into a plan, in the order of imgix: rect, then
 * resizing and cropping, with `dpr` applied to the requested size.
 * Throws MediaError 400 for a rect outside the image.
 */
export function planTransform(
  parameters: ImageParameters,
  source: SourceImage,
  choice: FormatChoice,
  { quick = false } = {},
): TransformPlan {
  const extract = planExtract(parameters.rect, source);
  const area = extract ?? source;
  const filling = source.alpha ? 'transparent' : 'white';
  const largest = planResizing(parameters, area, filling, MAX_PIXELS);
  const format = pickFormat(choice, source, largest ?? area);
  const resizing =
    format === 'avif' ? planResizing(parameters, area, filling, MAX_AVIF_PIXELS) : largest;
  return {
    extract,
    resizing,
    format,
    quality: parameters.quality ?? (parameters.compress ? COMPRESSED_QUALITY : DEFAULT_QUALITY),
    compress: parameters.compress,
    animated: source.frames > 1 && (format === 'webp' || format === 'gif'),
    quick,
  };
}

const scaled = (size: Size, factor: number): Size => ({
  width: Math.max(1, Math.round(size.width * factor)),
  height: Math.max(1, Math.round(size.height * factor)),
});

/** Factor that scales a size down to the limits of side and area; at most 1. */
const shrinkTo = ({ width, height }: Size, maxPixels: number): number =>
  Math.min(
    1,
    MAX_DIMENSION / width,
    MAX_DIMENSION / height,
    Math.sqrt(maxPixels / (width * height)),
  );

/** Pixels of a requested side; a value below 1 is a fraction of the source's. */
function pixels(value: number | undefined, side: number, dpr: number): number | undefined {
  if (value === undefined) return undefined;
  return Math.min(MAX_DIMENSION, Math.max(1, Math.round((value < 1 ? value * side : value) * dpr)));
}

/**
 * Faces are not detected: `faces` falls back to the busiest part of the image, `entropy`.
 * Of two opposite sides the first wins.
 */
function cropPosition(crop: readonly Crop[]): CropPosition {
  if (crop.includes('entropy') || crop.includes('faces')) return 'entropy';
  const across = crop.find((side) => side === 'left' || side === 'right');
  const down = crop.find((side) => side === 'top' || side === 'bottom');
  if (across && down) return `${across} ${down}`;
  return across ?? down ?? 'center';
}

/**
 * Computes the output size, which never enlarges `area`: if both sides are requested and the source
 * is too small, the output is scaled down at the requested aspect ratio. With one side, every fit
 * preserves the source's aspect ratio. An output of more than `maxPixels` is scaled down. Returns
 * null if the size does not change.
 */
function planResizing(
  parameters: ImageParameters,
  area: Size,
  filling: Filling,
  maxPixels: number,
): Resizing | null {
  const { dpr, ratio } = parameters;
  const wanted = parameters.fit === 'crop' && ratio !== undefined ? ratio : null;
  const givenWidth = pixels(parameters.width, area.width, dpr);
  const givenHeight = pixels(parameters.height, area.height, dpr);
  const width =
    givenWidth ??
    (wanted && givenHeight ? Math.max(1, Math.round(givenHeight * wanted)) : undefined);
  const height =
    givenHeight ??
    (wanted && givenWidth ? Math.max(1, Math.round(givenWidth / wanted)) : undefined);
  const requested = width !== undefined && height !== undefined ? { width, height } : null;
  const { fit } = parameters;
  /** Scale factors of the source's sides. */
  const across = (width ?? Infinity) / area.width;
  const down = (height ?? Infinity) / area.height;

  if (requested && fit === 'fill') {
    // The image touches two sides of the padded box, unless that would enlarge it.
    const reach = Math.min(across, down);
    const box = scaled(requested, 1 / Math.max(1, reach));
    const shrink = shrinkTo(box, maxPixels);
    const size = scaled(box, shrink);
    const fitted = scaled(area, Math.min(1, reach) * shrink);
    const inner = {
      width: Math.min(size.width, fitted.width),
      height: Math.min(size.height, fitted.height),
    };
    return same(size, inner) ? exact(size, area) : { mode: 'pad', ...size, inner, filling };
  }
  if (requested && (fit === 'crop' || fit === 'min' || fit === 'scale')) {
    const inside = scaled(requested, 1 / Math.max(1, across, down));
    const size = scaled(inside, shrinkTo(inside, maxPixels));
    if (fit === 'scale' || same(size, area)) return exact(size, area);
    return { mode: 'cover', ...size, position: cropPosition(parameters.crop) };
  }
  const inside = scaled(area, Math.min(1, across, down));
  return exact(scaled(inside, shrinkTo(inside, maxPixels)), area);
}

const same = (a: Size, b: Size) => a.width === b.width && a.height === b.height;

const exact = (size: Size, area: Size): Resizing | null =>
  same(size, area) ? null : { mode: 'exact', width: size.width, height: size.height };
