import type { FileStamp } from '../../folder/listFiles.ts';
import type { MediaCatalog } from '../../folder/mediaCatalog.ts';
import type { FolderStore } from '../../store/types.ts';

/** For each file of which there is another one with the same bytes: the others. */
export type SameFiles = ReadonlyMap<string, readonly string[]>;

/**
 * Finds files with the same bytes. Only files of exactly the same size are read, and those only
 * once as long as they do not change.
 */
export function createSameFiles(store: FolderStore): (catalog: MediaCatalog) => Promise<SameFiles> {
  let known = new Map<string, { readonly stamp: string; readonly revision: string | null }>();
  let last: { readonly catalog: MediaCatalog; readonly same: SameFiles } | undefined;

  const revisionOf = async ({ name, stamp }: FileStamp) => {
    const before = known.get(name);
    if (before?.stamp === stamp) return before.revision;
    // What cannot be read is like no other file.
    return store.revision(`media/${name}`).catch(() => null);
  };

  return async (catalog) => {
    if (last?.catalog === catalog) return last.same;
    const next: typeof known = new Map();
    const groups = new Map<string, string[]>();
    for (const file of ofEqualSize(catalog)) {
      // One at a time: files may be large, and there are few.
      // oxlint-disable-next-line no-await-in-loop
      const revision = await revisionOf(file);
      next.set(file.name, { stamp: file.stamp, revision });
      if (revision !== null) groups.set(revision, [...(groups.get(revision) ?? []), file.name]);
    }
    known = next;
    const same = new Map<string, readonly string[]>();
    for (const names of groups.values()) {
      if (names.length < 2) continue;
      for (const name of names) {
        same.set(
          name,
          names.filter((other) => other !== name),
        );
      }
    }
    last = { catalog, same };
    return same;
  };
}

function ofEqualSize(catalog: MediaCatalog): FileStamp[] {
  const bySize = new Map<number, FileStamp[]>();
  for (const { file } of catalog.values()) {
    const known = bySize.get(file.size);
    if (known === undefined) bySize.set(file.size, [file]);
    else known.push(file);
  }
  return [...bySize.values()].filter((files) => files.length > 1).flat();
}
