import { unzipSync } from 'fflate';
import { droppedPaths } from '../../fields/media/upload/useFileDrop.ts';
import { ImportError, type NoteFile, type NoteFiles } from './notes/NoteFiles.ts';

/** In bytes: an archive is in memory while it is read. */
const MAX_ZIP = 1_000_000_000;

const isZip = (file: File) => /\.zip$/i.test(file.name) || file.type === 'application/zip';

/** Opens what the owner has chosen or dropped: a zip, or files with their folders. Throws ImportError. */
export async function openNotes(files: readonly File[]): Promise<NoteFiles> {
  const [first] = files;
  if (files.length === 1 && first && isZip(first)) return openZip(first);
  const byName = new Map(
    files.map((file) => [droppedPaths.get(file) ?? (file.webkitRelativePath || file.name), file]),
  );
  return {
    files: [...byName].map(([name, { size }]) => ({ name, size })),
    async read(name) {
      const file = byName.get(name);
      if (!file) throw new ImportError(`There is no ${name}.`);
      return new Uint8Array(await file.arrayBuffer());
    },
  };
}

/**
 * Reads an archive one file at a time. A file takes no more memory than its entry says, and no entry that says too much is
 * read.
 */
async function openZip(file: File): Promise<NoteFiles> {
  if (file.size > MAX_ZIP)
    throw new ImportError(`${file.name} has more than 1 GB. Unpack it, and import the folder.`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const unzip = (isWanted: (entry: NoteFile) => boolean) =>
    unzipSync(bytes, {
      filter: ({ name, originalSize: size }) => isWanted({ name, size }),
    });
  const files = new Map<string, NoteFile>();
  try {
    unzip((entry) => {
      if (!entry.name.endsWith('/')) files.set(entry.name, entry);
      return false;
    });
  } catch {
    throw new ImportError(`${file.name} is damaged, or no zip.`);
  }
  return {
    files: [...files.values()],
    async read(name) {
      const found = unzip((entry) => entry.name === name)[name];
      if (!found) throw new ImportError(`There is no ${name}.`);
      return Uint8Array.from(found);
    },
  };
}
