/** Bytes asked for, both ends included; `none` where the whole is to be sent. */
export type ByteRange =
  | { readonly start: number; readonly end: number }
  | 'none'
  /** Nothing of the file lies within what was asked for. */
  | 'outside';

/** Reads a `range` header against a file's size. Several ranges at once are answered by the whole. */
export function byteRange(header: string | null, size: number): ByteRange {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return 'none';
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  // A range that ends before it begins is no range at all; one beyond the file is.
  if (first !== '' && last !== '' && Number(last) < start) return 'none';
  return start > end ? 'outside' : { start, end };
}
