import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { valueOf } from '../../json.ts';
import { digest } from '../../lib/digest.ts';
import { ignoredFolder } from '../ignoredFolder.ts';
import type { StoreFs } from '../StoreFs.ts';
import { REVISION } from '../types.ts';

/** An entry of a file's index. */
const indexEntry = z.object({
  /** Increases within a file, also when the clock goes back. */
  seq: z.number(),
  at: z.number(),
  revision: z.string().regex(REVISION),
  bytes: z.number(),
  /** When this version was written; absent where another program wrote over it. */
  made: z.number().optional(),
});
export type IndexEntry = z.infer<typeof indexEntry>;

const END = '.jsonl';

/**
 * `content/.history`: earlier contents by revision in `objects`, and in `index` one file of lines
 * for each path. Nothing here is needed to read the content, so broken files are skipped.
 */
export function historyFiles(fs: StoreFs, root: string, temporaryFile: () => string) {
  const folder = join(root, '.history');
  const index = join(folder, 'index');
  const objectOf = (revision: string) => join(folder, 'objects', revision);
  const indexOf = (path: string) => join(index, `${path}${END}`);
  const read = (path: string) => {
    const bytes = fs.read(path);
    return bytes === null ? '' : Buffer.from(bytes).toString('utf8');
  };
  return {
    objects: () => fs.list(join(folder, 'objects')),
    objectInfo: (revision: string) => fs.info(objectOf(revision)),
    removeObject: (revision: string) => fs.remove(objectOf(revision)),
    /** null if it is missing or broken. */
    object(revision: string): Uint8Array | null {
      if (!REVISION.test(revision)) return null;
      const bytes = fs.read(objectOf(revision));
      return bytes !== null && digest(bytes) === revision ? bytes : null;
    },
    writeObject(revision: string, bytes: Uint8Array): void {
      if (fs.info(objectOf(revision)) !== null) return;
      ignoredFolder(fs, folder);
      fs.makeFolder(join(folder, 'objects'));
      // A second name first: a process that dies while it writes leaves no half object.
      const temporary = join(folder, basename(temporaryFile()));
      fs.note(temporary, bytes);
      fs.rename(temporary, objectOf(revision));
    },
    /** The oldest first. */
    entries: (path: string): IndexEntry[] =>
      readLines(read(indexOf(path)).split('\n'), indexEntry).sort(
        (one, other) => one.seq - other.seq,
      ),
    append(path: string, entry: IndexEntry): void {
      ignoredFolder(fs, folder);
      fs.makeFolder(dirname(indexOf(path)));
      const text = read(indexOf(path));
      // A process died while it wrote the last line.
      const start = text === '' || text.endsWith('\n') ? '' : '\n';
      fs.append(indexOf(path), start + writeLines([entry]));
    },
    rewrite(path: string, entries: readonly IndexEntry[]): void {
      if (entries.length === 0) {
        fs.remove(indexOf(path));
        return;
      }
      const temporary = join(folder, basename(temporaryFile()));
      fs.note(temporary, writeLines(entries));
      fs.rename(temporary, indexOf(path));
    },
    names: (folder: string) =>
      fs.list(join(index, folder)).map((name) => name.replace(/\.jsonl$/, '')),
    /** All paths that have an index. */
    paths(below = ''): string[] {
      return fs.list(join(index, below)).flatMap((name) => {
        const path = below === '' ? name : `${below}/${name}`;
        if (fs.info(join(index, path))?.kind === 'folder') return this.paths(path);
        return path.endsWith(END) ? [path.slice(0, -END.length)] : [];
      });
    },
  };
}

export type HistoryFiles = ReturnType<typeof historyFiles>;

/** The entries of lines of JSON. Lines that are broken, or of another form, are skipped. */
export const readLines = <Schema extends z.ZodType>(lines: readonly string[], schema: Schema) =>
  lines.flatMap((line) => schema.safeParse(valueOf(line)).data ?? []);

export const writeLines = (entries: readonly unknown[]): string =>
  entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
