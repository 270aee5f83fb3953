import { MediaError, quoted } from './MediaError.ts';

/** Dots, slashes, backslashes and NULs that are still encoded after one decoding are an attack. */
const ENCODED = /%(2e|2f|5c|00)/i;
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL = /[\u0000-\u001f\u007f]/;
const DRIVE = /^[a-z]:/i;

/** Whether a path is relative, names nothing hidden and cannot leave its folder. */
export function staysInside(path: string): boolean {
  if (ENCODED.test(path) || CONTROL.test(path) || DRIVE.test(path) || path.includes('\\')) {
    return false;
  }
  return path.split('/').every((name) => name !== '' && !name.startsWith('.'));
}

/**
 * Decodes the path below `content/media` from a URL. Throws MediaError 400 if it is malformed,
 * absolute, hidden or leads outside.
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
