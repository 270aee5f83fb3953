/** Files of dropped folders, with their paths from there. */
export const droppedPaths = new WeakMap<File, string>();

/**
 * What was dropped: the files, and those of folders with everything below them, by name. Must be called while the event
 * is handled: browsers empty the transfer after that. A folder that cannot be read counts as empty.
 */
export function droppedFiles(data: DataTransfer): readonly File[] | Promise<readonly File[]> {
  const entries = [...data.items].map((item) => item.webkitGetAsEntry());
  if (!entries.some((entry) => entry?.isDirectory === true)) return [...data.files];
  return filesOf(entries.filter((entry) => entry !== null));
}

async function filesOf(entries: readonly FileSystemEntry[]): Promise<readonly File[]> {
  const files = await Promise.all(entries.map(filesOfEntry));
  return files.flat();
}

/** Casts: the interface of the browser has no other way to tell a file from a folder. */
async function filesOfEntry(entry: FileSystemEntry): Promise<readonly File[]> {
  if (entry.isFile) {
    return new Promise((resolve) => {
      (entry as FileSystemFileEntry).file(
        (file) => {
          droppedPaths.set(file, entry.fullPath.replace(/^\//, ''));
          resolve([file]);
        },
        () => resolve([]),
      );
    });
  }
  const below = await readFolder((entry as FileSystemDirectoryEntry).createReader());
  const named = below
    // What systems put beside pictures, such as `.DS_Store`.
    .filter(({ name }) => !name.startsWith('.'))
    .toSorted((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }));
  return filesOf(named);
}

/** A reader gives a hundred entries at a time, and none at the end. */
async function readFolder(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const some = await new Promise<FileSystemEntry[]>((resolve) => {
    reader.readEntries(resolve, () => resolve([]));
  });
  return some.length === 0 ? [] : [...some, ...(await readFolder(reader))];
}
