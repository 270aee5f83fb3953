import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { bytes } from '../../format.ts';
import { errorCode, messageOf, unreadReason } from '../../lib/errorCode.ts';
import { SyncError } from '../SyncJob.ts';
import type { ExportFiles } from './exportFiles.ts';

/** As many as a scan of a folder lists. */
const MAX_FILES = 100_000;
/** Bytes of one file, unpacked; an archive of a few kB can claim any size. */
const MAX_FILE = 512 * 1024 ** 2;

/**
 * Opens a zip. Files are read one at a time from where they are in the archive, so that it is never
 * unpacked. Throws a SyncError for an archive that is broken, encrypted, or has paths that lead
 * out of it.
 */
export async function openZip(path: string): Promise<ExportFiles> {
  const refused = (reason: string) => new SyncError(`${path} cannot be imported: ${reason}`);
  let zip: ZipFile | undefined;
  try {
    const opened = await openPromise(path, { autoClose: false, lazyEntries: true });
    zip = opened;
    const entries = await entriesOf(opened);
    return {
      files: [...entries.values()].map((entry) => ({
        name: entry.fileName,
        size: entry.uncompressedSize,
      })),
      async read({ name, size }) {
        const entry = entries.get(name);
        if (entry === undefined) throw refused(`it has no ${name}`);
        if (size > MAX_FILE) throw refused(`${name} has ${bytes(size)}, more than a file may have`);
        const content = await opened
          .openReadStreamPromise(entry)
          .then(buffer)
          .catch((error: unknown) => {
            throw refused(`${name} in it is damaged (${messageOf(error)})`);
          });
        if (crc32(content) !== entry.crc32) throw refused(`${name} in it is damaged`);
        return content;
      },
      close: () => opened.close(),
    };
  } catch (error) {
    zip?.close();
    if (error instanceof ZipError) throw refused(error.message);
    throw refused(openReason(error));
  }
}

class ZipError extends Error {
  override readonly name = 'ZipError';
}

async function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  if (zip.entryCount > MAX_FILES) {
    throw new ZipError(`it has ${zip.entryCount} files, more than ${MAX_FILES}`);
  }
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    if (entry.isEncrypted()) {
      throw new ZipError('it is encrypted. Unpack it with its password and import the folder');
    }
    if (!entry.canDecodeFileData()) {
      throw new ZipError(`${entry.fileName} is packed in a way that few programs read`);
    }
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/** The messages of yauzl are about bytes; these are for who has the file. */
function openReason(error: unknown): string {
  if (errorCode(error) !== undefined) return unreadReason('file', error);
  const message = messageOf(error);
  if (/relative path|absolute path|invalid characters/.test(message)) {
    return `it has a path that leads out of it (${message})`;
  }
  if (/end of central directory record/i.test(message)) {
    return 'it is not a zip, or its end is missing';
  }
  return `it is damaged (${message})`;
}
