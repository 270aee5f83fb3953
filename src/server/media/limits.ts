/** Longest side of an answered picture in pixels, after `dpr`. */
export const MAX_DIMENSION = 8192;

/** Range of `dpr`; image width and density sets use 1, 2 and 3. */
export const DPR = { least: 1, most: 3 } as const;

/** Range of `q`. */
export const QUALITY = { least: 1, most: 100 } as const;

/** Quality when the address names none: the image service's own default. */
export const DEFAULT_QUALITY = 75;

/** Quality for `auto=compress` without `q`: 13% fewer bytes than 75 in WebP at 800 × 533. */
export const COMPRESSED_QUALITY = 60;

/**
 * Pixels above which WebP is answered instead of AVIF: AVIF takes about 0.45 s a megapixel, so a
 * bigger picture would hold a core for longer than it saves anyone.
 */
export const MAX_AVIF_PIXELS = 8_300_000;

/** Pixels of a source, all frames together, above which it is refused as a decompression bomb. */
export const MAX_SOURCE_PIXELS = 120_000_000;

/** Bytes of a source that may be held in memory for one transform. */
export const MAX_SOURCE_BYTES = 64 * 1024 * 1024;

/** Seconds one transform may take. */
export const MAX_SECONDS = 30;
