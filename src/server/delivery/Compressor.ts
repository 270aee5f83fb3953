/** How an answer's bytes may travel: the best first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * Compresses bytes. `best` takes its time for what is made once and sent often, `quick` must be
 * worth its while for a single answer. An engine whose platform compresses gives none.
 */
export type Compressor = (
  encoding: Encoding,
  bytes: Uint8Array<ArrayBuffer>,
  effort: 'quick' | 'best',
) => Promise<Uint8Array<ArrayBuffer>>;

/** Below these bytes an answer fits into one packet whether it is compressed or not. */
export const MIN_COMPRESSED_BYTES = 860;

/** Whether bytes of a content type become fewer: text does, pictures, films and fonts do not. */
export const isCompressible = (type: string | null) =>
  type !== null &&
  /^(?:text\/|image\/svg|application\/([\w.-]+\+)?(?:json|xml|javascript))/.test(type);
