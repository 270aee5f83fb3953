import { join } from 'node:path';
import { listFiles, shownPath } from '#prismic-folder';
import { reportChanges } from '#server/lib/reportChanges.ts';
import { ID_PATTERN, type ExternalFiles } from '#server/sources/ExternalFiles.ts';
import { readTextFile } from './readTextFile.ts';

/** External projects from `behance/<id>.json` in the content folder, read at each request. */
export function nodeExternal(
  contentDir: string,
  log: (message: string) => void = console.error,
): ExternalFiles {
  const folder = join(contentDir, 'behance');
  const report = reportChanges(log);
  return {
    list: async () => {
      const { files, leftOut } = await listFiles(folder);
      report(leftOut.map(({ path, reason }) => `${shownPath(process.cwd(), path)}: ${reason}`));
      return files
        .filter(({ name }) => name.endsWith('.json'))
        .map(({ name }) => name.slice(0, -'.json'.length))
        .filter((id) => ID_PATTERN.test(id));
    },
    read: async (id) => {
      if (!ID_PATTERN.test(id)) return undefined;
      try {
        const text = await readTextFile(join(folder, `${id}.json`));
        return text === null ? undefined : JSON.parse(text);
      } catch (error) {
        throw new Error(`behance/${id}.json cannot be read: ${String(error)}`, { cause: error });
      }
    },
  };
}
