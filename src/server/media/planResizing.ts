import type { Crop, ImageParameters } from './imageParameters.ts';
import type { CropPosition, Filling, Resizing, Size } from './MediaImages.ts';
import { MAX_DIMENSION } from './limits.ts';

const scaled = (size: Size, factor: number): Size => ({
  width: Math.max(1, Math.round(size.width * factor)),
  height: Math.max(1, Math.round(size.height * factor)),
});

/** A side nobody asked for follows from the aspect and is kept in bounds rather than refused. */
const bounded = (size: Size): Size =>
  scaled(size, Math.min(1, MAX_DIMENSION / size.width, MAX_DIMENSION / size.height));

/** Pixels of an asked side; under 1 it is a share of the source's. */
function pixels(asked: number | undefined, side: number, dpr: number): number | undefined {
  if (asked === undefined) return undefined;
  return Math.min(MAX_DIMENSION, Math.max(1, Math.round((asked < 1 ? asked * side : asked) * dpr)));
}

/**
 * Faces are not looked for: `faces` falls back to the busiest part of the picture, `entropy`.
 * Of two opposite sides the first counts.
 */
export function cropPosition(crop: readonly Crop[]): CropPosition {
  if (crop.includes('entropy') || crop.includes('faces')) return 'entropy';
  const across = crop.find((side) => side === 'left' || side === 'right');
  const down = crop.find((side) => side === 'top' || side === 'bottom');
  if (across && down) return `${across} ${down}`;
  return across ?? down ?? 'center';
}

/**
 * The answer's size. `clip`, `max`, `fill` and `min` never enlarge; `crop` with both sides and
 * `scale` do. With one side given every fit keeps the aspect. null when the size stays as it is.
 */
export function planResizing(
  parameters: ImageParameters,
  area: Size,
  filling: Filling,
): Resizing | null {
  const width = pixels(parameters.width, area.width, parameters.dpr);
  const height = pixels(parameters.height, area.height, parameters.dpr);
  const factor = Math.min((width ?? Infinity) / area.width, (height ?? Infinity) / area.height);
  const asked = width !== undefined && height !== undefined ? { width, height } : null;
  const { fit } = parameters;

  if (asked && fit === 'scale') return exact(asked, area);
  if (asked && fit === 'fill') {
    const inner = scaled(area, Math.min(1, factor));
    return same(asked, inner) ? exact(asked, area) : { mode: 'pad', ...asked, inner, filling };
  }
  if (asked && (fit === 'crop' || fit === 'min')) {
    const shrink = Math.min(1, area.width / asked.width, area.height / asked.height);
    const size = fit === 'min' ? scaled(asked, shrink) : asked;
    if (same(size, area)) return null;
    return { mode: 'cover', ...size, position: cropPosition(parameters.crop) };
  }
  const wanted = Number.isFinite(factor) ? factor : 1;
  return exact(bounded(scaled(area, fit === 'scale' ? wanted : Math.min(1, wanted))), area);
}

const same = (a: Size, b: Size) => a.width === b.width && a.height === b.height;

const exact = (size: Size, area: Size): Resizing | null =>
  same(size, area) ? null : { mode: 'exact', width: size.width, height: size.height };
