import { dirname, join, relative, sep } from 'node:path';
import { AuthoringError } from '../authoring/AuthoringError.ts';
import { checkPath } from './checkPath.ts';
import type { StoreFs } from './StoreFs.ts';

/** Where a file of the content folder really is. */
export interface Located {
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
