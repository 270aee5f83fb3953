import type { ByteRange } from './MediaFiles.ts';

/** What a client's copy is compared with; `modified` in milliseconds, absent for encoded images. */
export interface Validators {
  /** Quoted, strong. */
  readonly etag: string;
  readonly modified?: number;
}

/** HTTP dates count whole seconds. */
const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

/** Whether the client's copy is current, so that the response is 304 (RFC 9110, 13.2.2). */
export function isUnchanged(
  headers: Pick<Headers, 'get'>,
  { etag, modified }: Validators,
): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) {
    const listed = tags.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return listed.includes('*') || listed.includes(etag);
  }
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return modified !== undefined && seconds(modified) <= seconds(since);
}

/** Whether a range may be served: If-Range is absent or names exactly this file. */
export function rangeHolds(headers: Pick<Headers, 'get'>, { etag, modified }: Validators): boolean {
  const condition = headers.get('if-range');
  if (condition === null || condition === etag) return true;
  return modified !== undefined && seconds(modified) === seconds(Date.parse(condition));
}

const SINGLE = /^\s*bytes\s*=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i;

/**
 * Parses a Range header for a file of `size` bytes (RFC 9110, 14.1.2): the range to send, `whole`
 * if the header does not apply (absent, malformed, several ranges), or `unsatisfiable`.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const match = header === undefined ? null : SINGLE.exec(header);
  if (!match) return 'whole';
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const count = Number(last);
    if (count === 0 || size === 0) return 'unsatisfiable';
    return { start: Math.max(0, size - count), end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'whole';
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
