import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../files/readJson.ts';
import { messageOf, ModelError } from '../ModelError.ts';

/** The result of reading one folder of models, or the error. */
export type Reading<Found> =
  | { readonly folder: string; readonly found: Found }
  | { readonly folder: string; readonly error: ModelError };

/** Sorted names of the folders in a folder of the project; none if it does not exist. */
async function foldersIn(root: string, parent: string): Promise<string[]> {
  const entries = await readdir(join(root, parent), { withFileTypes: true }).catch(
    (error: unknown) => {
      if (isMissing(error)) return [];
      throw new ModelError(parent, `cannot be read: ${messageOf(error)}`);
    },
  );
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort();
}

/** Reads each folder in `parent`; an error affects only its own folder. */
export async function readFolders<Found>(
  root: string,
  parent: string,
  read: (folder: string, files: readonly string[]) => Promise<Found | null>,
): Promise<Reading<Found>[]> {
  const readings = await Promise.all(
    (await foldersIn(root, parent)).map(async (folder): Promise<Reading<Found> | null> => {
      try {
        const found = await read(folder, await readdir(join(root, parent, folder)));
        return found === null ? null : { folder, found };
      } catch (error) {
        if (error instanceof ModelError) return { folder, error };
        return { folder, error: new ModelError(`${parent}/${folder}`, messageOf(error)) };
      }
    }),
  );
  return readings.filter((reading) => reading !== null);
}
