import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { valueOf } from '../../json.ts';
import type { StoreFs } from '../StoreFs.ts';
import { REVISION } from '../types.ts';

/**
 * How far a transaction is; the journal's file name says it, because a rename is atomic and needs
 * no space on the disk. prepared: no file has changed. committing: complete it. undoing: undo it.
 * done: only the replaced files are left.
 */
export type Phase = 'prepared' | 'committing' | 'undoing' | 'done';

const PHASES: readonly Phase[] = ['done', 'undoing', 'committing', 'prepared'];

const revision = z.string().regex(REVISION);
const entry = z.object({
  /** As the caller named it. */
  path: z.string(),
  /** Without links; both are relative to the content folder, with `/`. */
  name: z.string(),
  /** Revision of the file to replace or delete; null: it is created. */
  expected: revision.nullable(),
  /** null: it is deleted. */
  next: revision.nullable(),
  /** Whether the temporary files are beside the file, because it is on another file system. */
  isBeside: z.boolean(),
});
const journal = z.object({
  entries: z.array(entry),
  /** Folders it creates, relative to the content folder; removed if it does not succeed. */
  folders: z.array(z.string()),
});

/** One file of a transaction: what it was, and what it becomes. */
export type Entry = z.infer<typeof entry>;

/** A commit on its way, with everything that completes or undoes it. */
export interface Transaction extends z.infer<typeof journal> {
  /** Identity of its process and a number; name of its folder in `.store`. */
  readonly id: string;
}

/** Creates a transaction's folder with its journal. */
export function writeJournal(fs: StoreFs, places: Places, transaction: Transaction): void {
  const { entries, folders } = transaction;
  fs.makeFolder(places.folder);
  fs.note(nameOf(places, 'prepared'), JSON.stringify({ entries, folders }));
}

export function enterPhase(fs: StoreFs, places: Places, from: Phase, to: Phase): void {
  fs.rename(nameOf(places, from), nameOf(places, to));
}

/** Reads what a process left; null if it wrote no complete journal, and so changed nothing. */
export function readJournal(
  fs: StoreFs,
  root: string,
  id: string,
): { transaction: Transaction; places: Places; phase: Phase } | null {
  const empty = placesOf(root, { id, entries: [] });
  for (const phase of PHASES) {
    const bytes = fs.read(nameOf(empty, phase));
    if (bytes === null) continue;
    const parsed = journal.safeParse(valueOf(Buffer.from(bytes).toString('utf8')));
    if (!parsed.success) return null;
    const transaction = { id, ...parsed.data };
    return { transaction, places: placesOf(root, transaction), phase };
  }
  return null;
}

const nameOf = ({ folder }: Places, phase: Phase) => join(folder, `${phase}.json`);

/** Start of the names of temporary files beside the file they replace. */
const BESIDE = '.store-';

export type Places = ReturnType<typeof placesOf>;

/** Where the files of a transaction are. */
export function placesOf(root: string, { id, entries }: Pick<Transaction, 'id' | 'entries'>) {
  const store = join(root, '.store');
  const folder = join(store, id);
  const numbers = new Map(entries.map((entry, at) => [entry, at]));
  const file = (entry: Entry) => join(root, entry.name);
  const temporary = (end: string) => (entry: Entry) => {
    const name = `${numbers.get(entry)}.${end}`;
    if (!entry.isBeside) return join(folder, name);
    return join(dirname(file(entry)), `${BESIDE}${basename(folder)}-${name}`);
  };
  return {
    root,
    /** `.store`, without links. */
    store,
    folder,
    /** The file itself. */
    file,
    folderOf: (entry: Entry) => dirname(file(entry)),
    /** The new content before it has the file's name. */
    fresh: temporary('new'),
    /** The replaced file, which another program may still have open. */
    old: temporary('old'),
    /** The new file after its replacement was undone; another program may have opened it. */
    undone: temporary('undone'),
  };
}
