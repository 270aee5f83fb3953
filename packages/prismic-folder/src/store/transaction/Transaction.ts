import { basename, dirname, join } from 'node:path';

/** One file of a transaction: what it was, and what it becomes. */
export interface Entry {
  /** As the caller named it. */
  readonly path: string;
  /** Without links; both are relative to the content folder, with `/`. */
  readonly name: string;
  /** Revision of the file to replace or delete; null: it is created. */
  readonly expected: string | null;
  /** null: it is deleted. */
  readonly next: string | null;
  /** Whether the temporary files are beside the file, because it is on another file system. */
  readonly isBeside: boolean;
}

/** A commit on its way, with everything that completes or undoes it. */
export interface Transaction {
  /** Identity of its process and a number; name of its folder in `.store`. */
  readonly id: string;
  readonly entries: readonly Entry[];
  /** Folders it creates, relative to the content folder; removed if it does not succeed. */
  readonly folders: readonly string[];
}

/** Where the files of a transaction are. */
export interface Places {
  readonly root: string;
  /** `.store`, without links. */
  readonly store: string;
  readonly folder: string;
  /** The file itself. */
  file(entry: Entry): string;
  folderOf(entry: Entry): string;
  /** The new content before it has the file's name. */
  fresh(entry: Entry): string;
  /** The replaced file, which another program may still have open. */
  old(entry: Entry): string;
  /** The new file after its replacement was undone; another program may have opened it. */
  undone(entry: Entry): string;
}

/** Start of the names of temporary files beside the file they replace. */
const BESIDE = '.store-';

export function placesOf(
  root: string,
  { id, entries }: Pick<Transaction, 'id' | 'entries'>,
): Places {
  const store = join(root, '.store');
  const folder = join(store, id);
  const numbers = new Map(entries.map((entry, at) => [entry, at]));
  const file = (entry: Entry) => join(root, entry.name);
  const temporary = (entry: Entry, end: string) => {
    const name = `${numbers.get(entry)}.${end}`;
    if (!entry.isBeside) return join(folder, name);
    return join(dirname(file(entry)), `${BESIDE}${basename(folder)}-${name}`);
  };
  return {
    root,
    store,
    folder,
    file,
    folderOf: (entry) => dirname(file(entry)),
    fresh: (entry) => temporary(entry, 'new'),
    old: (entry) => temporary(entry, 'old'),
    undone: (entry) => temporary(entry, 'undone'),
  };
}
