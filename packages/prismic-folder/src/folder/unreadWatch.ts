import { closeSync, lstatSync, opendirSync, openSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Problem } from '../types.ts';
import { errorCode } from './errorCode.ts';

/** How often it is looked, in ms; and at how many, which takes less than a millisecond. */
const INTERVAL_MS = 5000;
const MAX_PATHS = 100;

/** Whether files and folders that could not be read have changed, for who reads the content once. */
export interface UnreadWatch {
  /** Follows what these problems say is not read; paths are relative to `root`. */
  follow(root: string, problems: readonly Problem[]): void;
  /** True if one of them has changed; looks at most every five seconds. */
  hasChanged(): boolean;
}

export function createUnreadWatch(now = () => performance.now()): UnreadWatch {
  let known = new Map<string, string>();
  let lookAt = 0;
  return {
    follow(root, problems) {
      const unread = problems.filter(({ kind }) => kind === 'unread').slice(0, MAX_PATHS);
      const paths = unread.map(({ file }) => resolve(root, file));
      known = new Map(paths.map((path) => [path, stateOf(path)]));
      lookAt = now() + INTERVAL_MS;
    },
    hasChanged() {
      if (known.size === 0 || now() < lookAt) return false;
      lookAt = now() + INTERVAL_MS;
      return [...known].some(([path, state]) => stateOf(path) !== state);
    },
  };
}

/** Changes when a path is replaced, gets other permissions, leads elsewhere, or can be read at last. */
function stateOf(path: string): string {
  try {
    const [own, target] = [lstatSync(path), statSync(path, { throwIfNoEntry: false })];
    // Opening a pipe would wait for who writes to it.
    if (target?.isDirectory()) opendirSync(path).closeSync();
    else if (target?.isFile()) closeSync(openSync(path, 'r'));
    return `${own.ino}:${own.ctimeMs}:${target?.ino}:${target?.ctimeMs}`;
  } catch (error) {
    return errorCode(error) ?? 'unknown';
  }
}
