import type { Manifest } from '#server/site/assets.ts';
import { ID_PATTERN, type ExternalFiles } from '#server/sources/ExternalFiles.ts';

/** What the build writes into a worker, which has no file system: `vite.worker.config.ts`. */
export interface BuiltIn {
  readonly manifest: Manifest;
  /** External projects of `content/behance` by id. */
  readonly external: Readonly<Record<string, unknown>>;
}

/** External projects from the bundle. */
export function builtInExternal({ external }: BuiltIn): ExternalFiles {
  return {
    list: async () => Object.keys(external),
    read: async (id) => (ID_PATTERN.test(id) ? external[id] : undefined),
  };
}
