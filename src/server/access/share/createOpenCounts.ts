import { jsonOf } from '#server/lib/jsonOf.ts';
import { isRecord } from '#ui/isRecord.ts';
import type { KeptText } from './ShareStore.ts';

/** How often something was opened: a number and a day, and nothing of who opened it. */
export interface Opens {
  readonly count: number;
  /** The day of the last one in UTC, as 2026-11-24; null if there was none. */
  readonly lastOn: string | null;
}

/** Counts by what was opened. */
export interface OpenCounts {
  /** `link:` and the link's id, or `password:` and the id of the project's document. */
  readonly add: (name: OpenedName) => void;
  readonly read: (name: OpenedName) => Promise<Opens>;
  readonly forget: (name: OpenedName) => void;
}

export type OpenedName = `link:${string}` | `password:${string}`;

type Counts = ReadonlyMap<string, Opens>;
/** New opens, and whether those before them are forgotten. */
interface Edit extends Opens {
  readonly isAnew: boolean;
}

interface CountsOptions {
  readonly file: KeptText;
  readonly now: () => number;
  readonly log: (message: string, error: unknown) => void;
}

const NEVER: Opens = { count: 0, lastOn: null };

/**
 * Counts opens in a file. Edits are applied to what the file has when it is written, because another
 * process of the same folder may count too; those that cannot be written stay in memory.
 */
export function createOpenCounts({ file, now, log }: CountsOptions): OpenCounts {
  /** By name: a disk that is full for days fills no memory. */
  let waiting = new Map<string, Edit>();
  let writing: Promise<void> | null = null;
  let hasFailed = false;

  const applied = async (edits: ReadonlyMap<string, Edit>) => {
    const counts = new Map(parseCounts(await file.read()));
    for (const [name, edit] of edits) {
      const sum = sumOf(edit.isAnew ? undefined : counts.get(name), edit);
      if (sum.count > 0) counts.set(name, sum);
      else counts.delete(name);
    }
    return counts;
  };
  const note = (name: string, edit: Edit) => {
    const before = waiting.get(name);
    const isJoined = before !== undefined && !edit.isAnew;
    waiting.set(name, isJoined ? { ...before, ...sumOf(before, edit) } : edit);
  };
  const flush = async () => {
    while (waiting.size > 0) {
      const edits = waiting;
      waiting = new Map();
      try {
        // oxlint-disable-next-line no-await-in-loop -- what came meanwhile is written next
        await file.write(printCounts(await applied(edits)));
        hasFailed = false;
      } catch (error) {
        const newer = waiting;
        waiting = edits;
        for (const [name, edit] of newer) note(name, edit);
        if (!hasFailed)
          log(`Opens are counted in memory only: ${file.name} cannot be written`, error);
        hasFailed = true;
        return;
      }
    }
  };
  const queue = (name: OpenedName, edit: Edit) => {
    note(name, edit);
    writing ??= flush().finally(() => {
      writing = null;
    });
  };

  return {
    add(name) {
      const lastOn = new Date(now()).toISOString().slice(0, 10);
      queue(name, { count: 1, lastOn, isAnew: false });
    },
    forget: (name) => queue(name, { ...NEVER, isAnew: true }),
    async read(name) {
      await writing;
      return (await applied(waiting)).get(name) ?? NEVER;
    },
  };
}

const sumOf = (before: Opens | undefined, { count, lastOn }: Opens): Opens => ({
  count: (before?.count ?? 0) + count,
  lastOn,
});

const DAY = /^\d{4}-\d\d-\d\d$/;

/** A count that cannot be read starts again: it decides nothing. */
function parseCounts(text: string | null): Counts {
  const value = text === null ? null : jsonOf(text);
  if (!isRecord(value)) return new Map();
  return new Map(
    Object.entries(value).flatMap(([name, one]): [string, Opens][] => {
      if (!isRecord(one)) return [];
      const { count, lastOn } = one;
      const isCount = typeof count === 'number' && Number.isSafeInteger(count) && count > 0;
      const isDay = typeof lastOn === 'string' && DAY.test(lastOn);
      return isCount && isDay ? [[name, { count, lastOn }]] : [];
    }),
  );
}

const printCounts = (counts: Counts) => `${JSON.stringify(Object.fromEntries(counts), null, 2)}\n`;
