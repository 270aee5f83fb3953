import type { ShrunkMedia } from '#prismic-folder/contract';

/** What became of one picture: measured, or why it stays. */
export type Shrunk =
  | { readonly kind: 'measured' | 'done'; readonly report: ShrunkMedia }
  | { readonly kind: 'refused'; readonly message: string };
