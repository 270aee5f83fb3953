import {
  accessSync,
  constants,
  type Dirent,
  lstatSync,
  opendirSync,
  type Stats,
  statSync,
} from 'node:fs';
import { basename, isAbsolute, relative, sep } from 'node:path';
import { errorCode, unreadReason } from './errorCode.ts';
import { atOnce, inSlices } from './inBackground.ts';
import type { Problem } from '../types.ts';
import { keptProblem } from './createReport.ts';

/** A file found by a scan. `stamp` changes exactly when the file is written. */
export interface FileStamp {
  /** Path below the scanned folder, with `/` on every system. */
  readonly name: string;
  readonly path: string;
  readonly stamp: string;
  /** Milliseconds since 1970. */
  readonly modified: number;
  /** Bytes. */
  readonly size: number;
  /** It has another name elsewhere, by which it may change without an event of its folder: a link. */
  readonly isLinked?: true;
}

/** A file or folder that a scan has left out. */
export interface LeftOut {
  readonly path: string;
  readonly reason: string;
  /** Nothing is missing without it: a link to a folder, a pipe, what a file system keeps for itself. */
  readonly isHarmless: boolean;
  /** What could be read of it before is served. */
  readonly isKept?: true;
}

/** What a scan has found, and what it could not read. */
export interface Listing {
  readonly files: readonly FileStamp[];
  readonly leftOut: readonly LeftOut[];
}

/** Limits of one scan. */
interface ListLimits {
  /** Files and folders together. */
  readonly entries: number;
  /** Levels of folders. */
  readonly depth: number;
}

/** Ten times what the repository is made for; a scan of so many takes about half a second. */
const LIMITS: ListLimits = { entries: 100_000, depth: 32 };

/**
 * Lists every file below a folder in a stable order, without hidden ones; none if the folder does
 * not exist. It never fails: `leftOut` has what cannot be read, and what is beyond the limits. The
 * folder itself may be a link; links to folders below it are not followed, so that no scan leads
 * out of the content or round in circles.
 *
 * Other work has its turn in between. The calls are synchronous, because 10,000 stamps take 0.04 s
 * this way and ten times as long with promises.
 */
export async function listFiles(folder: string, limits = LIMITS): Promise<Listing> {
  return inSlices(scanFiles(folder, limits));
}

/** Names of the folders directly inside a folder. Other files in it are nobody's; links are left out. */
export function listFolders(folder: string): {
  readonly names: readonly string[];
  readonly leftOut: readonly LeftOut[];
} {
  const found = atOnce(readFolder(folder, LIMITS.entries));
  if (!Array.isArray(found)) return { names: [], leftOut: found === undefined ? [] : [found] };
  const links = found.filter((entry) => entry.isSymbolicLink());
  return {
    names: found.filter((entry) => entry.isDirectory()).map(({ name }) => name),
    leftOut: links.flatMap(({ name }) => {
      const file = lookAt(folder + sep + name, name);
      return file === undefined || 'stamp' in file ? [] : [file];
    }),
  };
}

/** One file's stamp; undefined if there is no such file. */
export function stampFile(path: string, name: string): FileStamp | undefined {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    return stat?.isFile() ? stampOf(stat, path, name) : undefined;
  } catch {
    // Such as a link to itself. Reading it reports the reason.
    return { name, path, stamp: 'unreadable', modified: 0, size: 0 };
  }
}

/** A file's stamp, or why what is there is no file; undefined if there is nothing. */
export const fileAt = (path: string, name: string): FileStamp | LeftOut | undefined =>
  stampFile(path, name) ?? lookAt(path, name);

/** Why a folder, or what is in its place, cannot be read; undefined if it can, and if nothing is there. */
export function unreadFolder(path: string): LeftOut | undefined {
  try {
    opendirSync(path).closeSync();
    accessSync(path, constants.X_OK);
    return undefined;
  } catch (error) {
    return leaveOutFolder(path, error);
  }
}

/** Whether there is a folder at a path, or a link to one. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    // Such as a link to itself.
    return false;
  }
}

function stampOf(stat: Stats, path: string, name: string): FileStamp {
  const stamp = `${stat.ctimeMs}:${stat.mtimeMs}:${stat.size}:${stat.ino}`;
  const file = { name, path, stamp, modified: stat.mtimeMs, size: stat.size };
  return stat.nlink > 1 ? { ...file, isLinked: true } : file;
}

/** A path for messages: relative to the project's folder, or unchanged if outside of it. */
export function shownPath(root: string, path: string): string {
  const below = relative(root, path);
  const shown = below.startsWith('..') || isAbsolute(below) ? path : below;
  return sep === '/' ? shown : shown.replaceAll(sep, '/');
}

/** The problem of what a scan has left out; `root` is the project's folder. */
export function leftOutProblem(
  root: string,
  { path, reason, isHarmless, isKept }: LeftOut,
): Problem {
  const severity = isHarmless ? 'warning' : 'error';
  const problem = { file: shownPath(root, path), reason, severity, kind: 'unread' } as const;
  return isKept ? keptProblem(problem) : { ...problem, leftOut: true };
}

/** The same step by step; where it yields, other work may have its turn. */
export function* scanFiles(
  root: string,
  { entries: max, depth: maxDepth }: ListLimits = LIMITS,
): Generator<void, Listing> {
  let files: FileStamp[] = [];
  let leftOut: LeftOut[] = [];
  /** Entries by folder directly inside of the root. */
  const sizes = new Map<string, number>();
  let total = 0;

  /** Adds what a folder holds; returns its number of entries, or more than `max`. */
  function* add(folder: string, below: string, depth: number): Generator<void, number> {
    const entries = yield* readFolder(folder, max);
    if (!Array.isArray(entries)) {
      if (entries !== undefined) leftOut.push(entries);
      return 0;
    }
    let count = entries.length;
    for (const [at, entry] of entries.entries()) {
      if (at % IN_A_ROW === 0) yield;
      const path = folder + sep + entry.name;
      const name = below + entry.name;
      if (!entry.isDirectory() || name.endsWith('.json')) {
        addFile(lookAt(path, name), entry.isSymbolicLink());
      } else if (depth === maxDepth)
        leftOut.push(leaveOut(path, `is below ${depth} other folders`));
      else if (depth > 0) count += yield* add(path, `${name}/`, depth + 1);
      else if (!(yield* addPart(path, name))) break;
      if (count > max) break;
    }
    return count;
  }

  const addFile = (found: FileStamp | LeftOut | undefined, isLink: boolean) => {
    if (found === undefined) return;
    if ('stamp' in found) files.push(isLink ? { ...found, isLinked: true } : found);
    else leftOut.push(found);
  };

  /** Adds a folder directly inside of the root; false if the scan ends with it. */
  function* addPart(path: string, name: string): Generator<void, boolean> {
    const [filesBefore, leftOutBefore] = [files.length, leftOut.length];
    const size = yield* add(path, `${name}/`, 1);
    sizes.set(name, size);
    total += size;
    if (total <= max) return true;
    const [largest, its] = [...sizes].reduce((one, other) => (other[1] > one[1] ? other : one));
    if (its < max / 2) {
      files.length = filesBefore;
      leftOut.length = leftOutBefore;
      leftOut.push(leaveOut(root, `${tooMany(max)}. Nothing from ${name} on is read`));
      return false;
    }
    // This is most likely what is not meant to be here: a copy of a disk, a package folder.
    files = files.filter((file) => !file.name.startsWith(`${largest}/`));
    leftOut = leftOut.filter((one) => !one.path.startsWith(root + sep + largest + sep));
    leftOut.push(leaveOut(root + sep + largest, tooMany(max)));
    sizes.delete(largest);
    total -= its;
    return true;
  }

  yield* add(root, '', 0);
  return { files, leftOut };
}

const tooMany = (max: number) => `has more than ${max.toLocaleString('en')} files and folders`;

const leaveOut = (path: string, reason: string, isHarmless = false): LeftOut => ({
  path,
  reason,
  isHarmless,
});

/** A file, or why it is left out; undefined if there is none. */
export function lookAt(path: string, name: string): FileStamp | LeftOut | undefined {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined) return missing(path, 'does not exist');
    if (stat.isFile()) return stampOf(stat, path, name);
    if (!stat.isDirectory()) return leaveOut(path, 'is neither a file nor a folder', true);
    return lstatSync(path).isSymbolicLink()
      ? leaveOut(path, 'is a link to a folder, and is not followed here', true)
      : leaveOut(path, 'is a folder, and a file is expected there');
  } catch (error) {
    return leaveOut(path, unreadReason('file', error));
  }
}

/** Why there is nothing at a path where something was listed; undefined if it was deleted meanwhile. */
function missing(path: string, what: string): LeftOut | undefined {
  try {
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (stat?.isSymbolicLink() === true) {
      return leaveOut(path, `is a link to something that ${what}`);
    }
    if (stat !== undefined) return leaveOut(path, 'is a file, and a folder is expected there');
  } catch (error) {
    return leaveOut(path, unreadReason('folder', error));
  }
  return path.includes('\uFFFD')
    ? leaveOut(path, 'has a name that is not valid UTF-8, so it cannot be opened. Rename it')
    : undefined;
}

/** Entries looked at, or only read, in a row before other work may have its turn: less than 1 ms. */
const IN_A_ROW = 32;
const READ_IN_A_ROW = 1000;

/**
 * What is in a folder, in the order of names, without hidden ones; or why it is not read. undefined
 * if there is no such folder.
 */
function* readFolder(path: string, max: number): Generator<void, Dirent[] | LeftOut | undefined> {
  const entries: Dirent[] = [];
  try {
    const folder = opendirSync(path, { bufferSize: READ_IN_A_ROW });
    try {
      for (let entry = folder.readSync(); entry !== null; entry = folder.readSync()) {
        if (entry.name.startsWith('.')) continue;
        if (entries.push(entry) > max) return leaveOut(path, tooMany(max));
        if (entries.length % READ_IN_A_ROW === 0) yield;
      }
    } finally {
      folder.closeSync();
    }
    // Otherwise each file in it would fail.
    if (entries.length > 0) accessSync(path, constants.X_OK);
  } catch (error) {
    return leaveOutFolder(path, error);
  }
  return entries.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Why a folder could not be opened; undefined if nothing is there. */
function leaveOutFolder(path: string, error: unknown): LeftOut | undefined {
  const code = errorCode(error);
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return missing(path, 'is not there, or is not a folder');
  // What file systems keep for themselves at their root.
  return leaveOut(path, unreadReason('folder', error), basename(path) === 'lost+found');
}
