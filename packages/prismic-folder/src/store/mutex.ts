import { AsyncLocalStorage } from 'node:async_hooks';

/** Runs work while no other work with one of its names runs. */
export type Exclusive = <Result>(
  names: readonly string[],
  work: () => Promise<Result>,
) => Promise<Result>;

/** Work starts in the order of the calls; all names are taken at once, so none can block another. */
export function createMutex(): Exclusive {
  const last = new Map<string, Promise<unknown>>();
  const held = new AsyncLocalStorage<readonly string[]>();
  return async (names, work) => {
    const outer = held.getStore() ?? [];
    const twice = names.find((name) => outer.includes(name));
    if (twice !== undefined) throw new Error(`${twice} would wait for itself`);
    const own = new Set(names);
    const result = Promise.all([...own].map((name) => last.get(name))).then(() =>
      held.run([...outer, ...own], work),
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
