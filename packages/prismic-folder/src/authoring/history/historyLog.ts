import { join, resolve } from 'node:path';
import type { z } from 'zod';
import { ignoredFolder } from '../../store/ignoredFolder.ts';
import { realPathOf } from '../../store/checkPath.ts';
import { nodeFs } from '../../store/StoreFs.ts';

/** Notes on what was done, beside the versions in `content/.history`: no document's file can say them. */
export interface HistoryLog<Entry> {
  /** The oldest first; only lines with a text, if one is given. */
  read(text?: string): Entry[];
  /** Never fails: what was done is done, with or without a note of it. */
  add(entry: Entry): void;
}

/** A file of lines of JSON. Lines that are broken, or of another form, are skipped. */
export function openHistoryLog<Schema extends z.ZodType>(
  contentDir: string,
  name: string,
  schema: Schema,
  /** The oldest entries beyond so many are dropped. */
  max: number,
): HistoryLog<z.output<Schema>> {
  const root = () => realPathOf(nodeFs, resolve(contentDir), contentDir);
  const fileIn = (folder: string) => join(folder, '.history', name);
  const read = (text = '') => {
    return linesOf(() => fileIn(root())).flatMap((line) => {
      if (!line.includes(text)) return [];
      const entry = schema.safeParse(parse(line));
      return entry.success ? [entry.data] : [];
    });
  };
  return {
    read,
    add(entry) {
      try {
        const folder = root();
        ignoredFolder(nodeFs, join(folder, '.history'));
        const entries = [...read(), entry].slice(-max);
        const temporary = `${fileIn(folder)}.${process.pid}`;
        nodeFs.note(temporary, entries.map((one) => `${JSON.stringify(one)}\n`).join(''));
        nodeFs.rename(temporary, fileIn(folder));
      } catch {
        // The disk is full, or the folder a link: then there is no note.
      }
    },
  };
}

/** None where the file cannot be read: reading content must work without it. */
function linesOf(file: () => string): string[] {
  try {
    const bytes = nodeFs.read(file());
    return bytes === null ? [] : Buffer.from(bytes).toString('utf8').split('\n');
  } catch {
    return [];
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
