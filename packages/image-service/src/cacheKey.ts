import type { FormatChoice } from './formats.ts';
import type { Fit, ImageParameters } from './imageParameters.ts';
import type { FileStat } from './MediaFiles.ts';

/** Raised when outputs change for the same parameters, so that old cached images are not answered. */
const EDITION = 2;

/** Fits that give the same image as another. */
const SAME_FIT: { readonly [fit in Fit]?: Fit } = { max: 'clip', min: 'crop' };

/** Parameters with equal results in one spelling: `w=100&dpr=2` is `w=200`. */
export function canonicalParameters(parameters: ImageParameters): string {
  const { rect, width, height, dpr, fit, crop } = parameters;
  const side = (asked: number | undefined) =>
    asked === undefined ? null : asked < 1 ? `${asked * dpr}/1` : Math.round(asked * dpr);
  const crops = width !== undefined && height !== undefined && (fit === 'crop' || fit === 'min');
  return JSON.stringify([
    rect ? [rect.x, rect.y, rect.width, rect.height] : null,
    side(width),
    side(height),
    SAME_FIT[fit] ?? fit,
    crops ? crop : [],
    parameters.quality ?? null,
    parameters.compress,
  ]);
}

/**
 * Name of one finished image, 32 hexadecimal digits: changes with the file, the parameters and
 * the formats the client accepts. It is also the entity tag, so a client's copy can be confirmed
 * without making the image again.
 */
export async function cacheKey(
  path: string,
  stat: FileStat,
  parameters: ImageParameters,
  choice: FormatChoice,
): Promise<string> {
  const identity = [
    EDITION,
    path,
    stat.size,
    stat.modified,
    canonicalParameters(parameters),
    choice,
  ];
  const text = new TextEncoder().encode(JSON.stringify(identity));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
