import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../src/server/site/assets.ts';

/** A build for browsers, as its own lists describe it. */
export interface Build {
  readonly folder: string;
  readonly manifest: Manifest;
  /** The modules of each file. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

export function readBuild(folder: string): Build {
  return {
    folder,
    // Casts: written by the build.
    manifest: readJson(join(folder, '.vite/manifest.json')) as Manifest,
    modules: readJson(join(folder, '.vite/modules.json')) as Build['modules'],
  };
}

/** The files of modules with all that they import before they run. */
export function filesOf({ manifest }: Build, ...modules: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) visit(imported);
  };
  for (const module of modules) visit(module);
  return new Set(
    [...seen].map((key) => manifest[key]?.file ?? `${key}, which is not in the build`),
  );
}

/** What files weigh as they are sent, in kB; those of less than a packet are sent as they are. */
export function sizeOf({ folder }: Build, files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) {
    const path = join(folder, file);
    bytes += (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;
  }
  return Math.round(bytes / 100) / 10;
}
