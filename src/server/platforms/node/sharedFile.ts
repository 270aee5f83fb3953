import { mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SharedText } from '#server/access/views/createViews.ts';
import type { KeptText } from '#server/access/share/ShareStore.ts';

/** Between two looks at a lock, in ms. */
const PAUSE = 15;
/** Reading and writing takes some ms: the process that holds a lock for longer has died. In ms. */
const MAX_HELD = 3000;

/** A file that processes write in turns, by a second file that only one of them can create. */
export function sharedFile(file: KeptText): SharedText {
  const lock = `${file.name}.lock`;
  const take = async () => {
    await mkdir(dirname(lock), { recursive: true });
    const from = performance.now();
    for (;;) {
      // oxlint-disable no-await-in-loop -- another process has it
      const isTaken = await open(lock, 'wx').then(
        (handle) => handle.close().then(() => true),
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'EEXIST') return false;
          throw error;
        },
      );
      if (isTaken) return;
      if (performance.now() - from > MAX_HELD) await rm(lock, { force: true });
      else await pause(PAUSE);
      // oxlint-enable no-await-in-loop
    }
  };
  return {
    ...file,
    async alone(work) {
      await take();
      try {
        return await work();
      } finally {
        await rm(lock, { force: true });
      }
    },
  };
}
