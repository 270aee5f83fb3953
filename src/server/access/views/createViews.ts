import type { KeptText } from '../share/ShareStore.ts';
import {
  addViews,
  dayOf,
  type NewViews,
  printViews,
  readViews,
  type ViewedName,
  type ViewRecord,
} from './viewFile.ts';

/** A file that several processes write: each reads and replaces it while no other does. */
export interface SharedText extends KeptText {
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Counts views of pages and share links. */
export interface Views {
  /** As this process knows it: another one may have changed it seconds ago. */
  readonly isOn: () => boolean;
  /** Counts one on this day, of what is found, if anything is. Takes no time of who asks. */
  readonly add: (find: () => ViewedName | Promise<ViewedName | null>) => void;
  readonly read: () => Promise<ViewRecord>;
  /** The day that is counted now. */
  readonly today: () => string;
  /** Throws if that cannot be stored. */
  readonly choose: (isOn: boolean) => Promise<void>;
  /** Stores what was counted. */
  readonly settled: () => Promise<void>;
}

interface ViewsOptions {
  readonly file: SharedText;
  readonly log: (message: string, error: unknown) => void;
  /** How long views wait to be stored, in ms; what a crash loses. */
  readonly delay?: number;
}

const DELAY = 5000;
/** Names of pages that wait: no site has more, and a disk that is full for days fills no memory. */
const MAX_WAITING = 20_000;

/** Counts in memory, and adds that to the file now and then. What cannot be stored waits. */
export function createViews({ file, log, delay = DELAY }: ViewsOptions): Views {
  let isOn = false;
  let waiting = new Map<string, number>();
  /** Views of what is still being found. */
  const finding = new Set<Promise<void>>();
  let writing: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let hasFailed = false;

  const read = async () => {
    const record = readViews(await file.read());
    isOn = record.isOn === true;
    return record;
  };
  const count = (key: string, more: number) => {
    const before = waiting.get(key);
    if (before !== undefined || waiting.size < MAX_WAITING) waiting.set(key, (before ?? 0) + more);
  };
  const store = async () => {
    const added: NewViews = waiting;
    waiting = new Map();
    try {
      if (added.size === 0) await read();
      else
        await file.alone(async () => {
          await file.write(printViews(addViews(await read(), added, Date.now())));
        });
      hasFailed = false;
    } catch (error) {
      for (const [key, more] of added) count(key, more);
      // Once: a full disk stays full.
      if (!hasFailed)
        log(`Views are counted in memory only: ${file.name} cannot be read or written`, error);
      hasFailed = true;
    }
  };
  const settled = async () => {
    await Promise.all(finding);
    if (timer) clearTimeout(timer);
    timer = null;
    await writing;
    writing = store().finally(() => {
      writing = null;
    });
    await writing;
  };
  const later = () => {
    if (timer) return;
    timer = setTimeout(() => void settled(), delay);
    // A process that ends does not wait for it: who ends it calls `settled`.
    if (typeof timer === 'object') timer.unref();
  };
  // Whether to count at all.
  void settled();

  return {
    isOn() {
      // Another process may have been told to count.
      later();
      return isOn;
    },
    add(find) {
      if (!isOn) return;
      const day = dayOf(Date.now());
      const countFound = async () => {
        const found = await find();
        if (found === null) return;
        count(`${day} ${found}`, 1);
        later();
      };
      const adding = countFound()
        .catch((error: unknown) => log('A view was not counted', error))
        .finally(() => finding.delete(adding));
      finding.add(adding);
    },
    today: () => dayOf(Date.now()),
    async read() {
      await settled();
      return read();
    },
    async choose(next) {
      await settled();
      await file.alone(async () => file.write(printViews({ ...(await read()), isOn: next })));
      isOn = next;
    },
    settled,
  };
}
