import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { editManifest, FOLDER, moduleName } from './manifest.ts';

/** Screens and slices: the server looks them up to link a page's files. */
const LOOKED_UP = /^(src\/screens|slices)\/[^.]+\.tsx$/;

/** Beside the manifest: the modules of each file, for tests of what visitors load. */
const MODULES = 'modules.json';

/**
 * Adds the modules of chunks with several modules to the manifest: Vite lists a module only if it has a
 * chunk of its own. All modules of each file are listed in a file beside it.
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
    writeBundle: {
      sequential: true,
      async handler({ dir }, bundle) {
        if (!hasManifest || dir === undefined) return;
        const modules: Record<string, readonly string[]> = {};
        await editManifest(dir, (manifest) => {
          const chunks = Object.values(manifest);
          for (const output of Object.values(bundle)) {
            if (output.type !== 'chunk') continue;
            const chunk = chunks.find((one) => one.file === output.fileName);
            const names = output.moduleIds.map((id) => moduleName(root, id));
            modules[output.fileName] = names;
            for (const name of names) {
              if (chunk && LOOKED_UP.test(name)) manifest[name] ??= chunk;
            }
          }
        });
        await writeFile(join(dir, FOLDER, MODULES), JSON.stringify(modules, null, 2));
      },
    },
  };
}
