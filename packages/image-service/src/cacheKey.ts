import type { FormatChoice } from './formats.ts';
import type { Fit, ImageParameters } from './imageParameters.ts';
import type { FileStat } from './MediaFiles.ts';

/** Increment when the same parameters give other outputs, so that cached images become invalid. */
const KEY_VERSION = 5;

/** Fits that give the same image as another one. */
const SAME_FIT: { readonly [fit in Fit]?: Fit } = { max: 'clip', min: 'crop' };

/** Canonical text of parameters: `w=100&dpr=2` equals `w=200`. */
function canonicalParameters(parameters: ImageParameters): string {
  const { rect, width, height, dpr, fit, crop, ratio } = parameters;
  const side = (value: number | undefined) =>
    value === undefined ? null : value < 1 ? `${value * dpr}/1` : Math.round(value * dpr);
  const isWhole = width !== undefined && height !== undefined;
  // With one side a ratio gives the other one.
  const hasRatio =
    fit === 'crop' && ratio !== undefined && (width === undefined) !== (height === undefined);
  const crops = hasRatio || (isWhole && (fit === 'crop' || fit === 'min'));
  return JSON.stringify([
    rect ? [rect.x, rect.y, rect.width, rect.height] : null,
    side(width),
    side(height),
    SAME_FIT[fit] ?? fit,
    crops ? crop : [],
    hasRatio ? ratio : null,
    parameters.quality ?? null,
    parameters.compress,
  ]);
}

/**
 * Key of one encoded image, 32 hexadecimal digits, derived from the file, the parameters and the
 * formats the client accepts; a quick encoding has its own. It is also the entity tag, so a client's copy can be revalidated
 * without encoding the image again.
 */
export async function cacheKey(
  path: string,
  stat: FileStat,
  parameters: ImageParameters,
  choice: FormatChoice,
  { quick = false } = {},
): Promise<string> {
  const identity = [
    KEY_VERSION,
    path,
    stat.size,
    stat.modified,
    canonicalParameters(parameters),
    choice,
    quick,
  ];
  const text = new TextEncoder().encode(JSON.stringify(identity));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
