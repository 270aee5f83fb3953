import type { Content } from '../content.ts';
import type { StepStack } from '../history.ts';
import {
  baseKey,
  headKey,
  type KeptHead,
  type KeptStore,
  type KeptWrite,
  record,
  type StackName,
  stepKey,
} from './keptStore.ts';

interface KeeperOptions {
  /** null: this browser keeps nothing. */
  readonly store: KeptStore | null;
  readonly document: string;
  readonly page: string;
  readonly content: Content;
  readonly now: () => number;
  /** Called once when the browser refuses to keep something. */
  readonly onRefused: () => void;
}

export type Keeper = ReturnType<typeof createKeeper>;

/** Keeps the edits of one page in this browser. */
export function createKeeper(options: KeeperOptions) {
  const { store, document, page, content, now, onRefused } = options;
  let isDirty = false;
  // Documents that were only looked at leave nothing.
  let isUsed = false;
  let isStopped = false;
  let writing: Promise<void> | null = null;
  let baseKept: string | null = null;
  let hasFailed = false;
  let removals: readonly KeptWrite[] = [];
  // Steps are taken from the stacks once; what could not be written is written again.
  let waiting: readonly KeptWrite[] = [];

  const writesOf = (): readonly KeptWrite[] => {
    const { version, revision, json: base } = content.base();
    const { undoStack, redoStack } = content.history;
    const head: KeptHead = {
      version,
      revision,
      at: now(),
      changes: content.unsaved(),
      sent: content.sent(),
      conflicts: content.conflicts(),
      undo: undoStack.range(),
      redo: redoStack.range(),
    };
    const steps = (name: StackName, stack: StepStack) =>
      stack
        .takeWrites()
        .map(([number, step]): KeptWrite => [
          stepKey(document, page, name, number),
          step === null ? undefined : record(step),
        ]);
    return [
      [headKey(document, page), record(head)],
      ...(revision === baseKept
        ? []
        : [[baseKey(document, page), record({ revision, json: base })] as const]),
      ...steps('undo', undoStack),
      ...steps('redo', redoStack),
    ];
  };

  const write = async (target: KeptStore) => {
    while (isDirty) {
      isDirty = false;
      const { revision } = content.base();
      const removed = removals;
      const writes = [...new Map([...waiting, ...writesOf(), ...removed])];
      try {
        // oxlint-disable-next-line no-await-in-loop -- one write at a time
        await target.write(writes);
        baseKept = revision;
        waiting = [];
        removals = removals.filter((one) => !removed.includes(one));
        hasFailed = false;
      } catch {
        waiting = writes;
        isDirty = true;
        if (!hasFailed) onRefused();
        hasFailed = true;
        return;
      }
    }
  };

  return {
    /** Writes what there is now; one write at a time, the last state always. */
    keep() {
      if (isStopped) return;
      const { undo, redo } = content.history.labels();
      isUsed ||= undo !== null || redo !== null || content.unsaved().length > 0;
      if (!isUsed) return;
      isDirty = true;
      if (store === null || writing !== null) return;
      writing = write(store).finally(() => {
        writing = null;
      });
    },
    /** Resolves when everything is written, or cannot be. */
    settled: async () => {
      await writing;
    },
    /** Writes no more, as others may read and delete the records from now on. */
    stop: async () => {
      isStopped = true;
      await writing;
    },
    /** Whether everything is written. */
    isKept: () => !isDirty && writing === null,
    /** Deletes all with the next write, such as records that were taken over. */
    remove(writes: readonly KeptWrite[]) {
      removals = [...removals, ...writes];
    },
  };
}
