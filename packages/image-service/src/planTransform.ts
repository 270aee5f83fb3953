import type { FormatChoice, OutputFormat } from './formats.ts';
import type { ImageParameters } from './imageParameters.ts';
import type { Rect, Size, SourceImage, TransformPlan } from './MediaImages.ts';
import { MediaError } from './MediaError.ts';
import { COMPRESSED_QUALITY, DEFAULT_QUALITY, MAX_AVIF_PIXELS, MAX_PIXELS } from './limits.ts';
import { planResizing } from './planResizing.ts';

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
