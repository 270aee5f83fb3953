import type { Rgb } from '../theme/contrast.ts';

export type { Rgb };

/** Mean opacity of the grain over the room, and of that over the disc. */
export const grainOver = { room: 0.2, disc: 0.12 };

/** What the grain adds to the disc: it moves green and blue, and leaves red. */
export const discGrain: Rgb = [218, 14, 0];

/** The grain's opacity is this linear function of the noise: over the room, and over the disc. */
export const grainAlpha = { scale: 0.62, offset: -0.11, disc: 0.6 } as const;

/**
 * Side of the tile of noise, in px of the device. The noise has no shapes that would show how it repeats. The
 * tile is smaller than a title's line on a phone (36,708 px² at 390 × 844): browsers would take a
 * larger one for the page's largest paint.
 */
export const TILE = 160;
