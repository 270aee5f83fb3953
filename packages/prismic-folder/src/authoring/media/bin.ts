import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Json, JsonPath } from '../../edit/types.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import { nodeFs } from '../../store/StoreFs.ts';
import { ignoredFolder } from '../../store/ignoredFolder.ts';
import { storageError } from '../../store/storageError.ts';
import type { FolderStore } from '../../store/types.ts';
import { jsonPath, jsonValue } from '../contract/documents.ts';

/** How long something can be brought back. */
const KEPT_MS = 30 * 24 * 3600 * 1000;

/** A value of a file that another file's new content changed. */
export interface Followed {
  readonly file: string;
  readonly path: JsonPath;
  readonly was?: Json;
  readonly is?: Json;
}

/** A deleted file, or the content of one that has another one now. */
export interface BinEntry {
  readonly name: string;
  readonly at: number;
  readonly bytes: number;
  readonly revision: string;
  /** Its entry of `media.json`. */
  readonly details?: Json;
  /** The file that has another content now, and what followed it. */
  readonly replacedBy?: string;
  readonly followed?: readonly Followed[];
}

const followed = z.object({
  file: z.string(),
  path: jsonPath,
  was: jsonValue.optional(),
  is: jsonValue.optional(),
});

const binEntry = z.object({
  name: z.string(),
  at: z.number(),
  bytes: z.int(),
  revision: z.string(),
  details: jsonValue.optional(),
  replacedBy: z.string().optional(),
  followed: z.array(followed).optional(),
});

/** Deleted files and replaced contents, below `content/.bin`, where git and the site do not look. */
export interface Bin {
  /** Puts a copy of a file there, before the commit that takes it away. */
  put(entry: Omit<BinEntry, 'at'>): Promise<string>;
  /** Takes a copy away again: the commit failed, or it was brought back. */
  drop(id: string): Promise<void>;
  /** Throws `not_found`. */
  read(id: string): Promise<BinEntry>;
  /** Copies the content to another place. */
  copyTo(id: string, path: string): Promise<void>;
  list(): Promise<(BinEntry & { readonly id: string })[]>;
}

export function createBin({ contentDir }: FolderStore, now: () => number = Date.now): Bin {
  const folder = join(contentDir, '.bin');
  const place = (id: string) => join(folder, id);

  const readEntry = async (id: string): Promise<BinEntry | null> => {
    try {
      const text = await readFile(join(place(id), 'entry.json'), 'utf8');
      const { success, data } = binEntry.safeParse(JSON.parse(text));
      // Cast: zod's optional properties may also be undefined, which JSON cannot be.
      return success ? (data as BinEntry) : null;
    } catch {
      return null;
    }
  };
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
    async put(entry) {
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
    async read(id) {
      const entry = ID.test(id) ? await readEntry(id) : null;
      if (entry !== null) return entry;
      throw new AuthoringError('not_found', 'This is no longer in the bin', { at: 'id' });
    },
    async copyTo(id, path) {
      await linkOrCopy(join(place(id), 'content'), path);
    },
  };
}

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
