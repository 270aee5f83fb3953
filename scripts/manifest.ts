import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ManifestChunk } from '../src/server/site/assets.ts';

/** Where Vite writes what it says of a build, in the build's folder. */
export const FOLDER = '.vite';

/** Vite's key of a module: its path from the project's folder, with slashes. */
export const moduleName = (root: string, id: string) => relative(root, id).replaceAll('\\', '/');

/** Changes the manifest of a build. One after the other: plugins call it in `writeBundle` with `sequential`. */
export async function editManifest(
  dir: string,
  change: (manifest: Record<string, ManifestChunk>) => void,
): Promise<void> {
  const file = join(dir, FOLDER, 'manifest.json');
  // Cast: Vite's manifest.
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, ManifestChunk>;
  change(manifest);
  await writeFile(file, JSON.stringify(manifest, null, 2));
}
