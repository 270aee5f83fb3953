/** Longest side an address may ask for, in pixels, after `dpr`. */
export const MAX_DIMENSION = 8192;

/** Range of `dpr`; image width and density sets use 1, 2 and 3. */
export const DPR = { min: 1, max: 3 } as const;

/** Range of `q`. */
export const QUALITY = { min: 1, max: 100 } as const;

/** Quality when the address names none: the image service's own default. */
export const DEFAULT_QUALITY = 75;

/** Quality for `auto=compress` without `q`: 13% fewer bytes than 75 in WebP at 800 × 533. */
export const COMPRESSED_QUALITY = 60;

/**
 * Pixels of one frame of an output image, 3840 × 3840: the site asks for widths only, up to 1920,
 * twice that on dense screens, so any image up to a square is possible at 3840. What has more
 * pixels is scaled down to this area.
 */
export const MAX_PIXELS = 3840 * 3840;

/**
 * The same for AVIF, 3840 × 2160: encoding takes 0.15 to 0.8 s of CPU a megapixel and cannot be
 * interrupted. A client that also takes another format gets that one instead.
 */
export const MAX_AVIF_PIXELS = 3840 * 2160;

/** Pixels of a source, all frames together, above which it is refused as a decompression bomb. */
export const MAX_SOURCE_PIXELS = 120_000_000;

/** Bytes of a source that may be held in memory for one transform. */
export const MAX_SOURCE_BYTES = 64 * 1024 * 1024;

/**
 * Seconds after which a transform is interrupted. libvips stops between pixels only, so an encoder
 * that works on the whole image is bounded by the pixel limits instead.
 */
export const MAX_SECONDS = 30;
