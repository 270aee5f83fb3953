import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ID_PATTERN, type ExternalFiles } from '#server/sources/ExternalFiles.ts';

const isMissing = (error: unknown) =>
  // Cast: an error of the file system carries a code, any other does not.
  (error as NodeJS.ErrnoException).code === 'ENOENT';

/** External projects from `behance/<id>.json` in the content folder, read at each request. */
export function nodeExternal(contentDir: string): ExternalFiles {
  const folder = join(contentDir, 'behance');
  return {
    list: async () => {
      const names = await readdir(folder).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      return names
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -'.json'.length))
        .filter((id) => ID_PATTERN.test(id));
    },
    read: async (id) => {
      if (!ID_PATTERN.test(id)) return undefined;
      try {
        return JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8'));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw new Error(`behance/${id}.json cannot be read: ${String(error)}`, { cause: error });
      }
    },
  };
}
