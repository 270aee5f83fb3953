import { AsyncLocalStorage } from 'node:async_hooks';
import { AuthoringError } from './AuthoringError.ts';
import { RevisionError } from './types.ts';

/** Runs work while no other work with one of its names runs. */
type Exclusive = <Result>(names: readonly string[], work: () => Promise<Result>) => Promise<Result>;

/** What the running work holds, of all mutexes: older Node pays for each storage with each promise. */
const held = new AsyncLocalStorage<readonly { readonly of: object; readonly name: string }[]>();

/** Work starts in the order of the calls; all names are taken at once, so none can block another. */
export function createMutex(): Exclusive {
  const last = new Map<string, Promise<unknown>>();
  return async (names, work) => {
    const outer = held.getStore() ?? [];
    const twice = names.find((name) => outer.some((one) => one.of === last && one.name === name));
    if (twice !== undefined) throw new Error(`${twice} would wait for itself`);
    const own = new Set(names);
    const result = Promise.all([...own].map((name) => last.get(name))).then(() =>
      held.run([...outer, ...[...own].map((name) => ({ of: last, name }))], work),
    );
    const settled = result.catch(() => undefined);
    for (const name of own) last.set(name, settled);
    try {
      return await result;
    } finally {
      for (const name of own) if (last.get(name) === settled) last.delete(name);
    }
  };
}

/** Somebody who writes a file that often in a row is a program; the caller may try again. */
const MAX_TRIES = 10;

/** Does work that reads, decides and commits again if a file that it read was changed before its commit. */
export async function untilUnchanged<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each attempt begins only after the last one has failed
      return await work();
    } catch (error) {
      if (!(error instanceof RevisionError)) throw error;
      if (tries < MAX_TRIES) continue;
      const { path, current } = error;
      const message = `${path} was changed again and again while it was saved; try again`;
      throw new AuthoringError('conflict', message, {
        at: path,
        revision: current?.revision ?? null,
      });
    }
  }
}
