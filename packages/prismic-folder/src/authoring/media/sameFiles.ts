import type { MediaCatalog } from '../../folder/mediaCatalog.ts';
import { digest } from '../../lib/digest.ts';
import type { FileStamp } from '../../lib/listFiles.ts';
import { createPauses, readPart } from '../../lib/readPart.ts';
import type { FolderStore } from '../../store/types.ts';

/** For each file of which there is another one with the same bytes: the others. */
export type SameFiles = ReadonlyMap<string, readonly string[]>;

/** Last bytes of a file, which tell nearly all pictures of the same size apart. */
const END_BYTES = 512;
const end = Buffer.alloc(END_BYTES);

interface Known {
  readonly stamp: string;
  /** Digest of its last bytes; null: it cannot be read. */
  readonly end: string | null;
  /** Of all its bytes; absent: its end is like no other. */
  readonly revision?: string | null;
}

/**
 * Finds files with the same bytes. Of files with exactly the same size the ends are read, and of those with
 * the same end everything, only once as long as they do not change.
 */
export function createSameFiles(store: FolderStore): (catalog: MediaCatalog) => Promise<SameFiles> {
  let known: ReadonlyMap<string, Known> = new Map();
  let last: { readonly catalog: MediaCatalog; readonly same: SameFiles } | undefined;

  const readEnds = async (files: readonly FileStamp[]): Promise<Map<string, Known>> => {
    const ends = new Map<string, Known>();
    const pause = createPauses();
    for (const file of files) {
      const { name, stamp } = file;
      const before = known.get(name);
      const isKnown = before?.stamp === stamp;
      ends.set(name, isKnown ? before : { stamp, end: endOf(file) });
      // oxlint-disable-next-line no-await-in-loop
      if (!isKnown) await pause();
    }
    return ends;
  };
  const withRevision = async (name: string, file: Known): Promise<Known> => {
    if (file.revision !== undefined) return file;
    // What cannot be read is like no other file.
    return { ...file, revision: await store.revision(`media/${name}`).catch(() => null) };
  };

  return async (catalog) => {
    if (last?.catalog === catalog) return last.same;
    const files = groupsOf([...catalog.values()], ({ file }) => file.size).flat();
    const found = await readEnds(files.map(({ file }) => file));
    const alike = groupsOf([...found], ([name, { end: own }]) =>
      own === null ? null : `${catalog.get(name)?.file.size} ${own}`,
    );
    for (const [name, file] of alike.flat()) {
      // One at a time: files may be large, and there are few.
      // oxlint-disable-next-line no-await-in-loop
      found.set(name, await withRevision(name, file));
    }
    known = found;
    const same = new Map<string, readonly string[]>();
    for (const group of groupsOf([...found], ([, { revision }]) => revision ?? null)) {
      for (const [name] of group) {
        const others = group.map(([other]) => other).filter((other) => other !== name);
        same.set(name, others);
      }
    }
    last = { catalog, same };
    return same;
  };
}

/** Digest of a file's last bytes; null if it cannot be read. */
function endOf({ path, size }: FileStamp): string | null {
  try {
    return digest(readPart(path, end, Math.max(0, size - END_BYTES)));
  } catch {
    return null;
  }
}

/** Those that have the same key as another one, by key; null is like no other. */
function groupsOf<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key | null): Item[][] {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}
