import { join } from 'node:path';
import { type FileStamp, listFiles, stampFile } from '../../folder/listFiles.ts';
import { fileRevision, fileRevisionLater } from '../fileRevision.ts';
import { isWatchedFile, WATCHED } from './isWatched.ts';

interface Known {
  readonly stamp: string;
  /** undefined: the file has not been read. */
  readonly revision: string | undefined;
}

/** What was last seen of the files that are watched. */
export interface KnownFiles {
  /** Paths whose stamps differ from what was seen. */
  changed(): string[];
  /** Files at this path or below it, now or when they were last seen. */
  below(path: string): string[];
  /** Whether reading it takes so long that other files must not wait for it. */
  isLarge(path: string): boolean;
  /** Looks at a file: its revision if that has changed, null if the file is gone. */
  look(path: string): Promise<{ revision: string | null } | undefined>;
  /** A commit of this process has written or deleted a file. */
  set(path: string, revision: string | null): void;
}

/** Files at least this large are read in parts. */
const LARGE = 1_000_000;
/** The time of a file may stay the same within a tick of the clock: such files are read. */
const RECENT_MS = 2000;

export function knownFiles(root: string): KnownFiles {
  const known = new Map<string, Known>();

  const stampOf = (path: string) => stampFile(join(root, path), path);
  const list = () => WATCHED.flatMap((top) => listBelow(top));
  const listBelow = (path: string): FileStamp[] => {
    const own = stampOf(path);
    const files = own === undefined ? listFiles(join(root, path)) : [];
    const all = files.map((file) => ({ ...file, name: `${path}/${file.name}` }));
    return [...(own === undefined ? all : [own])].filter(({ name }) => isWatchedFile(name));
  };
  for (const { name, path, stamp, modified } of list()) {
    const isRecent = Date.now() - modified < RECENT_MS;
    known.set(name, { stamp, revision: isRecent ? orUndefined(path) : undefined });
  }

  return {
    changed() {
      const files = new Map(list().map(({ name, stamp }) => [name, stamp]));
      const paths = new Set([...files.keys(), ...known.keys()]);
      return [...paths].filter((path) => files.get(path) !== known.get(path)?.stamp);
    },
    below(path) {
      // Most are files, and there may be thousands of them.
      if (isWatchedFile(path) && stampOf(path) !== undefined) return [path];
      const now = (path === '' ? list() : listBelow(path)).map(({ name }) => name);
      const isBelow = (one: string) => path === '' || one === path || one.startsWith(`${path}/`);
      return [...new Set([...now, ...[...known.keys()].filter(isBelow)])];
    },
    isLarge: (path) => (stampOf(path)?.size ?? 0) >= LARGE,
    async look(path) {
      const before = known.get(path);
      const file = stampOf(path);
      if (file === undefined) {
        known.delete(path);
        return before === undefined ? undefined : { revision: null };
      }
      const isLarge = file.size >= LARGE;
      const revision = isLarge ? await laterOrUndefined(file.path) : orUndefined(file.path);
      // It was deleted just now, which is another change.
      if (revision === undefined) return undefined;
      // A commit was faster.
      if (known.get(path) !== before) return undefined;
      known.set(path, { stamp: file.stamp, revision });
      const isSame =
        before?.revision === undefined
          ? before?.stamp === file.stamp
          : before.revision === revision;
      return isSame ? undefined : { revision };
    },
    set(path, revision) {
      const stamp = stampOf(path)?.stamp;
      if (revision === null || stamp === undefined) known.delete(path);
      else known.set(path, { stamp, revision });
    },
  };
}

function orUndefined(path: string): string | undefined {
  try {
    return fileRevision(path);
  } catch {
    return undefined;
  }
}

const laterOrUndefined = (path: string) => fileRevisionLater(path).catch(() => undefined);
