import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { valueOf } from '../../json.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import { nodeFs } from '../../store/StoreFs.ts';
import { ignoredFolder } from '../../store/ignoredFolder.ts';
import { storageError } from '../../store/storageError.ts';
import type { FolderStore } from '../../store/types.ts';
import { jsonPath, jsonValue } from '../contract/documents.ts';

/** How long something can be brought back. */
const KEPT_MS = 30 * 24 * 3600 * 1000;

/** A value of a file that another file's new content changed. */
const followed = z.object({
  file: z.string(),
  path: jsonPath,
  was: jsonValue.optional(),
  is: jsonValue.optional(),
});
export type Followed = z.infer<typeof followed>;

/** A deleted file, or the content of one that has another one now. */
const binEntry = z.object({
  name: z.string(),
  at: z.number(),
  bytes: z.int(),
  revision: z.string(),
  /** Its entry of `media.json`. */
  details: jsonValue.optional(),
  /** The file that has another content now, and what followed it. */
  replacedBy: z.string().optional(),
  followed: z.array(followed).optional(),
});
export type BinEntry = z.infer<typeof binEntry>;

/** Deleted files and replaced contents, below `content/.bin`, where git and the site do not look. */
export function createBin({ contentDir }: FolderStore, now: () => number = Date.now) {
  const folder = join(contentDir, '.bin');
  const place = (id: string) => join(folder, id);

  const readEntry = async (id: string): Promise<BinEntry | null> => {
    const text = await readFile(join(place(id), 'entry.json'), 'utf8').catch(() => '');
    return binEntry.safeParse(valueOf(text)).data ?? null;
  };
  /** Takes a copy away again: the commit failed, or it was brought back. */
  const drop = async (id: string) => {
    await rm(place(id), { recursive: true, force: true }).catch(() => undefined);
  };
  const list = async () => {
    const ids = await readdir(folder).catch(() => []);
    const read = ids
      .filter((id) => ID.test(id))
      .map(async (id) => {
        const entry = await readEntry(id);
        return entry === null ? [] : [{ ...entry, id }];
      });
    const entries = (await Promise.all(read)).flat();
    const isOver = ({ at }: BinEntry) => at < now() - KEPT_MS;
    await Promise.all(entries.filter(isOver).map(({ id }) => drop(id)));
    return entries.filter((entry) => !isOver(entry)).sort((one, other) => other.at - one.at);
  };

  return {
    drop,
    list,
    /** Puts a copy of a file there, before the commit that takes it away. */
    async put(entry: Omit<BinEntry, 'at'>): Promise<string> {
      const id = `${now().toString(36)}${randomBytes(6).toString('hex')}`;
      try {
        ignoredFolder(nodeFs, folder);
        await mkdir(place(id));
        await linkOrCopy(join(contentDir, 'media', entry.name), join(place(id), 'content'));
        const text = JSON.stringify({ ...entry, at: now() } satisfies BinEntry);
        await writeFile(join(place(id), 'entry.json'), text);
      } catch (error) {
        await drop(id);
        throw storageError(error, `media/${entry.name}`, 'written');
      }
      await list();
      return id;
    },
    /** Throws `not_found`. */
    async read(id: string): Promise<BinEntry> {
      const entry = ID.test(id) ? await readEntry(id) : null;
      if (entry !== null) return entry;
      throw new AuthoringError('not_found', 'This is no longer in the bin', { at: 'id' });
    },
    /** Copies the content to another place. */
    async copyTo(id: string, path: string): Promise<void> {
      await linkOrCopy(join(place(id), 'content'), path);
    },
  };
}

export type Bin = ReturnType<typeof createBin>;

const ID = /^[a-z0-9]{1,40}$/;

/** A link needs no space, so that a file can be deleted from a full disk. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch {
    // A file system without links.
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  }
}
