import { join } from 'node:path';
import { z } from 'zod';
import { revision } from '../../authoring/contract/documents.ts';
import type { StoreFs } from '../StoreFs.ts';
import { type Places, placesOf, type Transaction } from './Transaction.ts';

/**
 * How far a transaction is; the journal's file name says it, because a rename is atomic and needs
 * no space on the disk. prepared: no file has changed. committing: complete it. undoing: undo it.
 * done: only the replaced files are left.
 */
export type Phase = 'prepared' | 'committing' | 'undoing' | 'done';

const PHASES: readonly Phase[] = ['done', 'undoing', 'committing', 'prepared'];

const journal = z.object({
  entries: z.array(
    z.object({
      path: z.string(),
      name: z.string(),
      expected: revision.nullable(),
      next: revision.nullable(),
      isBeside: z.boolean(),
    }),
  ),
  folders: z.array(z.string()),
});

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
    const parsed = journal.safeParse(parse(Buffer.from(bytes).toString('utf8')));
    if (!parsed.success) return null;
    const transaction = { id, ...parsed.data };
    return { transaction, places: placesOf(root, transaction), phase };
  }
  return null;
}

const nameOf = ({ folder }: Places, phase: Phase) => join(folder, `${phase}.json`);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
