import { nodeFs, type StoreFs } from '../../src/store/StoreFs.ts';

export type Operation = keyof StoreFs;

const LATER = new Set<Operation>(['create', 'adopt', 'copy', 'flush', 'revisionLater']);

/** The real file system, with something to do before each operation: throw, count, or write. */
export function wrapFs(before: (operation: Operation, path: string, to?: string) => void): StoreFs {
  const wrapped = Object.entries(nodeFs).map(([operation, run]) => [
    operation,
    (...values: unknown[]) => {
      // Cast: Object.entries forgets the names, and each operation takes paths first.
      const [name, path] = [operation as Operation, values[0] as string];
      const to = ['link', 'rename', 'replace'].includes(name) ? String(values[1]) : undefined;
      if (LATER.has(name)) {
        return Promise.resolve().then(() => {
          before(name, path, to);
          return Reflect.apply(run, nodeFs, values);
        });
      }
      before(name, path, to);
      return Reflect.apply(run, nodeFs, values);
    },
  ]);
  // Cast: the same operations with the same parameters.
  return Object.fromEntries(wrapped) as StoreFs;
}

/** An error as Node's file system throws it. */
export function fsError(code: string): Error {
  return Object.assign(new Error(`${code}: injected`), { code });
}
