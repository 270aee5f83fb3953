import { MediaError, quoted } from './MediaError.ts';

/** Encodings of dot, slash, backslash and NUL that survived one decoding were meant to hide. */
const ENCODED = /%(2e|2f|5c|00)/i;
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL = /[\u0000-\u001f\u007f]/;
const DRIVE = /^[a-z]:/i;

/** True for a relative path that names nothing hidden and cannot climb out of its folder. */
export function staysInside(path: string): boolean {
  if (ENCODED.test(path) || CONTROL.test(path) || DRIVE.test(path) || path.includes('\\')) {
    return false;
  }
  return path.split('/').every((name) => name !== '' && !name.startsWith('.'));
}

/**
 * The decoded path below `content/media` an address asks for.
 * Throws MediaError 400 when it is malformed, absolute, hidden or leads outside.
 */
export function mediaPath(encoded: string): string {
  let path: string;
  try {
    path = decodeURIComponent(encoded);
  } catch (cause) {
    throw new MediaError(400, `path "${quoted(encoded)}" is not valid percent-encoding`, { cause });
  }
  if (path === '') throw new MediaError(404, 'no file is named: ask for /media/<file>');
  if (staysInside(path)) return path;
  throw new MediaError(
    400,
    `path "${quoted(path)}" leads outside content/media or to a hidden file`,
  );
}
