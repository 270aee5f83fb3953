import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Packages of this project that another one imports, by its published name. */
const NAMES = ['prismic-folder'];

const ROOT = resolve(import.meta.dirname, '..');

/**
 * The source of each entry of those packages: `prismic-folder/edit` → `packages/prismic-folder/src/edit.ts`.
 * Published code imports what is installed, this project what was last written.
 */
export const packageSources: Readonly<Record<string, string>> = Object.fromEntries(
  NAMES.flatMap((name) => {
    const folder = `packages/${name}`;
    // Cast: a package.json of this project.
    const { exports } = JSON.parse(readFileSync(`${ROOT}/${folder}/package.json`, 'utf8')) as {
      exports: Record<string, string | { readonly default: string }>;
    };
    return Object.entries(exports).flatMap(([entry, file]) =>
      typeof file === 'string'
        ? []
        : [
            [
              `${name}${entry.slice(1)}`,
              folder + file.default.replace(/^\.\/dist(.*)\.js$/, '/src$1.ts'),
            ],
          ],
    );
  }),
);

/** The same for Vite. */
export const packageAliases = Object.entries(packageSources).map(([name, source]) => ({
  find: new RegExp(`^${name}$`),
  replacement: resolve(ROOT, source),
}));
