/** Content codings in order of preference. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** `best` is for what is sent more than once. */
export type Effort = 'quick' | 'best';

/** Compresses a response body. A platform that compresses responses itself has none. */
export type Compressor = (
  encoding: Encoding,
  bytes: Uint8Array<ArrayBuffer>,
  effort: Effort,
) => Promise<Uint8Array<ArrayBuffer>>;

/** A smaller body fits into one packet, compressed or not. */
export const MIN_COMPRESSED_BYTES = 860;

/** Whether a content type is text; images, video and fonts are compressed already. */
export const isCompressible = (type: string | null) =>
  type !== null &&
  /^(?:text\/|image\/svg|application\/([\w.-]+\+)?(?:json|xml|javascript))/.test(type);
