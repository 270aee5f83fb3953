import { join, relative, sep } from 'node:path';
import { inSlices } from '../../lib/inBackground.ts';
import {
  type FileStamp,
  type LeftOut,
  type Listing,
  lookAt,
  scanFiles,
  stampFile,
} from '../../lib/listFiles.ts';
import { fileRevision, fileRevisionLater, LARGE } from '../fileRevision.ts';
import { identityOf } from '../../lib/watchFolders.ts';
import { isWatchedFile, isWatchedFolder, WATCHED } from '../checkPath.ts';

interface Known {
  readonly stamp: string;
  /** undefined: the file has not been read. */
  readonly revision: string | undefined;
}

/** The time of a file may stay the same within a tick of the clock: such files are read. */
const RECENT_MS = 2000;
/** For so long the first listing goes on at once: who listens to most folders misses no change of them. */
const FIRST_MS = 200;

/** What was last seen of the files that are watched. `onLeftOut` gets the path of each file or folder that can no longer be read, or that can again. */
export function knownFiles(root: string, onLeftOut: (path: string) => void) {
  const known = new Map<string, Known>();
  const leftOut = new Map<string, string>();

  const stampOf = (path: string) => stampFile(join(root, path), path);
  function* list(): Generator<void, Listing> {
    const files: FileStamp[] = [];
    const left: LeftOut[] = [];
    for (const top of WATCHED) {
      const found = yield* listBelow(top);
      for (const file of found.files) files.push(file);
      for (const one of found.leftOut) left.push(one);
    }
    return { files, leftOut: left };
  }
  function* listBelow(path: string): Generator<void, Listing> {
    // The scan says of a part of the content that it is no folder.
    const isPart = WATCHED.includes(path);
    const isFolder = !path.endsWith('.json') && (isPart || identityOf(root, path) !== undefined);
    if (!isFolder) {
      const own =
        isWatchedFolder(path) || isWatchedFile(path) ? lookAt(join(root, path), path) : undefined;
      if (own === undefined) return { files: [], leftOut: [] };
      if (!('stamp' in own)) return { files: [], leftOut: [own] };
      return { files: isWatchedFile(path) ? [own] : [], leftOut: [] };
    }
    const found = yield* scanFiles(join(root, path));
    const all = found.files.map((file) => ({ ...file, name: `${path}/${file.name}` }));
    return { files: all.filter(({ name }) => isWatchedFile(name)), leftOut: found.leftOut };
  }
  function* listFirst(touched: ReadonlySet<string>): Generator<void, void> {
    const found = yield* list();
    note('', found.leftOut, () => undefined);
    for (const { name, path, stamp, modified } of found.files) {
      if (known.has(name) || isTouched(name, touched)) continue;
      const isRecent = Date.now() - modified < RECENT_MS;
      const revision = isRecent ? orUndefined(path) : undefined;
      // It was written since it was listed: that is a change.
      if (isRecent && stampOf(name)?.stamp !== stamp) continue;
      known.set(name, { stamp, revision });
      if (isRecent) yield;
    }
  }
  /** Notes what is left out at and below a path now. */
  const note = (path: string, found: readonly LeftOut[], announce = onLeftOut) => {
    const now = new Map(
      found.map((one) => [relative(root, one.path).split(sep).join('/'), one.reason]),
    );
    const before = [...leftOut.keys()].filter((one) => isBelow(one, path));
    for (const one of new Set([...before, ...now.keys()])) {
      const reason = now.get(one);
      if (leftOut.get(one) === reason) continue;
      if (reason === undefined) leftOut.delete(one);
      else leftOut.set(one, reason);
      announce(one);
    }
  };

  return {
    /**
     * Lists all files, except those at or below `touched` paths: what happens to them meanwhile is a
     * change. All but very large folders are listed when this returns.
     */
    begin: (touched: ReadonlySet<string>) => inSlices(listFirst(touched), FIRST_MS),
    /** Paths whose stamps differ from what was seen. */
    async changed(): Promise<string[]> {
      const found = await inSlices(list());
      note('', found.leftOut);
      const files = new Map(found.files.map(({ name, stamp }) => [name, stamp]));
      const paths = new Set([...files.keys(), ...known.keys()]);
      return [...paths].filter((path) => files.get(path) !== known.get(path)?.stamp);
    },
    /** Files at this path or below it, now or when they were last seen. */
    async below(path: string): Promise<string[]> {
      // Most are files, and there may be thousands of them.
      const own = isWatchedFile(path) ? lookAt(join(root, path), path) : undefined;
      if (own !== undefined && 'stamp' in own) {
        note(path, []);
        return [path];
      }
      const found = await inSlices(path === '' ? list() : listBelow(path));
      note(path, found.leftOut);
      const now = found.files.map(({ name }) => name);
      return [...new Set([...now, ...[...known.keys()].filter((one) => isBelow(one, path))])];
    },
    /** Whether reading it takes so long that other files must not wait for it. */
    isLarge: (path: string) => (stampOf(path)?.size ?? 0) >= LARGE,
    /** Looks at a file: its revision if that has changed, null if the file is gone. */
    async look(path: string): Promise<{ revision: string | null } | undefined> {
      const before = known.get(path);
      const file = stampOf(path);
      if (file === undefined) {
        known.delete(path);
        return before === undefined ? undefined : { revision: null };
      }
      const isLarge = file.size >= LARGE;
      const revision = isLarge ? await laterOrUndefined(file.path) : orUndefined(file.path);
      // A commit was faster.
      if (known.get(path) !== before) return undefined;
      // It cannot be read, or was deleted just now: the content is without it.
      if (revision === undefined) {
        known.delete(path);
        return before === undefined ? undefined : { revision: null };
      }
      known.set(path, { stamp: file.stamp, revision });
      const isSame =
        before?.revision === undefined
          ? before?.stamp === file.stamp
          : before.revision === revision;
      return isSame ? undefined : { revision };
    },
    /** A commit of this process has written or deleted a file. */
    set(path: string, revision: string | null): void {
      const stamp = stampOf(path)?.stamp;
      if (revision === null || stamp === undefined) known.delete(path);
      else known.set(path, { stamp, revision });
    },
  };
}

const isBelow = (one: string, path: string) =>
  path === '' || one === path || one.startsWith(`${path}/`);

function isTouched(name: string, touched: ReadonlySet<string>): boolean {
  if (touched.size === 0) return false;
  const parts = name.split('/');
  return (
    parts.some((_part, at) => touched.has(parts.slice(0, at + 1).join('/'))) || touched.has('')
  );
}

function orUndefined(path: string): string | undefined {
  try {
    return fileRevision(path);
  } catch {
    return undefined;
  }
}

const laterOrUndefined = (path: string) => fileRevisionLater(path).catch(() => undefined);
