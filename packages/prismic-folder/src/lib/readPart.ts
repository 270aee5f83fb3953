import { closeSync, openSync, readSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';

/** Fills a buffer from a file, from `position` in bytes; returns the filled part, which the next use overwrites. */
export function readPart(path: string, buffer: Buffer, position = 0): Buffer {
  const descriptor = openSync(path, 'r');
  try {
    return buffer.subarray(0, readSync(descriptor, buffer, 0, buffer.length, position));
  } finally {
    closeSync(descriptor);
  }
}

/** Files read in a row before other work has its turn. */
const AT_ONCE = 50;

/** Call it after each of many files: now and then it lets other work have its turn. */
export function createPauses(): () => Promise<void> {
  let count = 0;
  return async () => {
    count += 1;
    if (count % AT_ONCE === 0) await setImmediate();
  };
}
