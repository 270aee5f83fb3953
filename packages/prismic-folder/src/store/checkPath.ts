import { AuthoringError } from '../authoring/AuthoringError.ts';

/** What the store reads and writes, by the first part of the path. */
const FOLDERS = ['documents', 'drafts', 'archive', 'releases', 'media', 'behance', 'aside'];
const FILES = ['media.json', 'repository.json', 'demo.json'];

/** Folders whose replaced versions go to the history. */
const WITH_HISTORY = new Set(['documents', 'drafts', 'archive', 'releases']);

/** Most systems allow 255 bytes for a name; the store adds a few of its own. */
const MAX_NAME_BYTES = 240;
const MAX_PATH_BYTES = 1024;

/** Names of devices on Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?:\..*)?$/i;
/**
 * Control characters, half characters, and what Windows does not allow in names; `:` would also
 * reach a file's hidden streams there.
 */
const FORBIDDEN = /[\p{Cc}\p{Cs}<>:"|?*\\]/u;

/** Throws AuthoringError (refused) unless a path is a plain file name inside the content's folders. */
export function checkPath(path: string): void {
  const reason = reasonAgainst(path);
  if (reason === undefined) return;
  // A path may be anything here, also what a terminal would interpret.
  const shown = JSON.stringify(path.slice(0, 200));
  throw new AuthoringError('refused', `The path ${shown} is refused: ${reason}`, {
    at: path.slice(0, 200),
  });
}

/** Whether the store reads and writes this path. */
export function isContentPath(path: string): boolean {
  return reasonAgainst(path) === undefined;
}

/** Whether replaced versions of this file are stored. */
export function hasHistory(path: string): boolean {
  return WITH_HISTORY.has(path.split('/', 1)[0] ?? '');
}

function reasonAgainst(path: string): string | undefined {
  if (Buffer.byteLength(path) > MAX_PATH_BYTES) return `it is longer than ${MAX_PATH_BYTES} bytes`;
  if (FORBIDDEN.test(path)) return 'it has a character that file names cannot have everywhere';
  const parts = path.split('/');
  for (const part of parts) {
    if (part === '') return 'it has an empty part, or begins or ends with /';
    if (part.startsWith('.')) return 'names that begin with a dot are not content';
    if (/[. ]$/.test(part)) return 'a name must not end with a dot or a space';
    if (DEVICE.test(part)) return `${part} is the name of a device on Windows`;
    if (Buffer.byteLength(part) > MAX_NAME_BYTES) {
      return `a name in it is longer than ${MAX_NAME_BYTES} bytes`;
    }
  }
  const [top = '', ...below] = parts;
  const isContent = below.length > 0 ? FOLDERS.includes(top) : FILES.includes(top);
  if (!isContent) return `only ${[...FOLDERS, ...FILES].join(', ')} can be read and written`;
  return undefined;
}
