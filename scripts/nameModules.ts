import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Screens and slices: the server looks them up to link a page's files. */
const LOOKED_UP = /^(src\/screens|slices)\/[^.]+\.tsx$/;

/**
 * Adds the modules of chunks with several modules to the manifest: Vite lists a module only if it has a
 * chunk of its own.
 */
export function nameModules(): Plugin {
  let root = '';
  let hasManifest = false;
  return {
    name: 'site:name-modules',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      hasManifest = config.build.manifest === true;
    },
    async writeBundle({ dir }, bundle) {
      if (!hasManifest || dir === undefined) return;
      const file = join(dir, '.vite', 'manifest.json');
      // Cast: Vite's manifest, of which only `file` is read.
      const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, { file: string }>;
      const chunks = Object.values(manifest);
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const chunk = chunks.find((one) => one.file === output.fileName);
        for (const id of output.moduleIds) {
          const name = relative(root, id).replaceAll('\\', '/');
          if (chunk && LOOKED_UP.test(name)) manifest[name] ??= chunk;
        }
      }
      await writeFile(file, JSON.stringify(manifest, null, 2));
    },
  };
}
