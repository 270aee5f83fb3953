/** Longest side a URL may request, in pixels; `dpr` goes no further. */
export const MAX_DIMENSION = 8192;

/** Range of `dpr`, imgix's own; image width and density sets use 1 to 5. */
export const DPR = { min: 0.75, max: 5 } as const;

/** Range of `q`. */
export const QUALITY = { min: 1, max: 100 } as const;

/** Quality if the URL names none: the default of Prismic's image service. */
export const DEFAULT_QUALITY = 75;

/** Quality for `auto=compress` without `q`: 13% fewer bytes than 75 in WebP at 800 × 533. */
export const COMPRESSED_QUALITY = 60;

/**
 * Maximum pixels of one output frame. Sites request widths up to 3840,
 * so any image up to a square is possible. Larger outputs are scaled down to this area.
 */
export const MAX_PIXELS = 3840 * 3840;

/**
 * The same for AVIF: encoding takes 0.15 to 0.8 s of CPU per megapixel and cannot be interrupted. A
 * client that also accepts another format gets that one instead.
 */
export const MAX_AVIF_PIXELS = 3840 * 2560;

/** Maximum pixels of a source, all frames together, as a protection against decompression bombs. */
export const MAX_SOURCE_PIXELS = 120_000_000;

/** Maximum bytes of a source, because a transform holds it in memory. */
export const MAX_SOURCE_BYTES = 64 * 1024 * 1024;

/**
 * Seconds after which a transform is interrupted. libvips stops between pixels only, so an encoder
 * that works on the whole image is bounded by the pixel limits instead.
 */
export const MAX_SECONDS = 30;
