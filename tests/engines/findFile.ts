import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Paths where programs of these names may be. */
export function onPath(...names: string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

export const findFile = (paths: readonly string[]): string | undefined =>
  paths.find((path) => existsSync(path));
