import type { Manifest } from '#server/site/assets.ts';
import type { KeptText } from '#server/access/share/ShareStore.ts';
import { ID_PATTERN, type ExternalFiles } from '#server/sources/ExternalFiles.ts';

/** What the build writes into a worker, which has no file system: `vite.worker.config.ts`. */
export interface BuiltIn {
  readonly manifest: Manifest;
  /** The records of what was protected, by the names of their files. */
  readonly protection: Readonly<Record<string, string>>;
  /** External projects of `content/behance` by id. */
  readonly external: Readonly<Record<string, unknown>>;
}

/** A record from the bundle, which the next build replaces. */
export function builtInRecord({ protection }: BuiltIn, name: string): KeptText {
  return {
    name: `content/${name}`,
    read: async () => protection[name] ?? null,
    write() {
      const how = 'start the site on Node with this repository once, and build the worker again';
      return Promise.reject(new Error(`a worker has no disk; ${how}`));
    },
  };
}

/** External projects from the bundle. */
export function builtInExternal({ external }: BuiltIn): ExternalFiles {
  return {
    list: async () => Object.keys(external),
    read: async (id) => (ID_PATTERN.test(id) ? external[id] : undefined),
  };
}
