import { dirname, join, relative, sep } from 'node:path';
import { ASIDE } from '../types.ts';
import { AuthoringError } from './AuthoringError.ts';
import type { StoreFs } from './StoreFs.ts';

/** Marks the demo that the project comes with. */
export const DEMO_FILE = 'demo.json';

/** What content consists of, by the first part of the path. */
export const CONTENT_FOLDERS = ['documents', 'drafts', 'archive', 'releases', 'media', 'behance'];
export const CONTENT_FILES = ['media.json', 'repository.json', DEMO_FILE];

/** What the store reads and writes. */
const FOLDERS = [...CONTENT_FOLDERS, ASIDE];

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
function checkPath(path: string): void {
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
  const isContent = below.length > 0 ? FOLDERS.includes(top) : CONTENT_FILES.includes(top);
  if (!isContent)
    return `only ${[...FOLDERS, ...CONTENT_FILES].join(', ')} can be read and written`;
  return undefined;
}

/** Where a file of the content folder really is. */
interface Located {
  /** Absolute, without links. */
  readonly real: string;
  /** Relative to the content folder, with `/`; differs from the path asked for behind a link. */
  readonly name: string;
}

/**
 * Resolves a path below the content folder (`root`, without links). Throws AuthoringError (refused)
 * if the path is not a plain one, or if it or its nearest existing parent leads elsewhere.
 */
export function locate(fs: StoreFs, root: string, path: string): Located {
  checkPath(path);
  const real = realPathOf(fs, join(root, path), path);
  const name = relative(root, real).split(sep).join('/');
  try {
    checkPath(name);
  } catch {
    throw refusal(path, 'it is a link to something outside of the content');
  }
  return { real, name };
}

/** The real path of a file that may not exist yet. */
export function realPathOf(fs: StoreFs, path: string, shown: string): string {
  const missing: string[] = [];
  for (let at = path; ; at = dirname(at)) {
    const real = fs.realPath(at);
    if (real !== null) return join(real, ...missing.toReversed());
    if (fs.isLink(at)) throw refusal(shown, 'it is a link to something that does not exist');
    if (dirname(at) === at) return path;
    missing.push(at.slice(dirname(at).length).replace(/^[\\/]/, ''));
  }
}

function refusal(path: string, reason: string): AuthoringError {
  return new AuthoringError('refused', `The path ${JSON.stringify(path)} is refused: ${reason}`, {
    at: path,
  });
}

/** Folders and files of the content folder whose changes are announced. */
export const WATCHED = [
  'documents',
  'drafts',
  'archive',
  'releases',
  'media',
  'media.json',
  'repository.json',
];

/** Whether a change of this file is announced: no backups and temporary files of editors. */
export function isWatchedFile(path: string): boolean {
  if (!isContentPath(path) || !WATCHED.includes(topOf(path))) return false;
  return hasHistory(path) ? path.endsWith('.json') : !path.endsWith('~');
}

/** Whether a folder may hold such files; the content folder itself is `''`. */
export function isWatchedFolder(path: string): boolean {
  return path === '' || (isContentPath(`${path}/a`) && WATCHED.includes(topOf(path)));
}

const topOf = (path: string) => path.split('/', 1)[0] ?? '';
