import { AsyncLocalStorage } from 'node:async_hooks';

/** Runs work while no other work with one of its names runs. */
export type Exclusive = <Result>(
  names: readonly string[],
  work: () => Promise<Result>,
) => Promise<Result>;

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
