import { readFileSync } from 'node:fs';

/** Packages of this project that another one imports, by its published name. */
const NAMES = ['prismic-folder'];

/**
 * The source of each entry of those packages: `prismic-folder/edit` → `packages/prismic-folder/src/edit.ts`.
 * Published code imports what is installed, this project what was last written.
 */
export const packageSources: Readonly<Record<string, string>> = Object.fromEntries(
  NAMES.flatMap((name) => {
    const folder = `packages/${name}`;
    // Cast: a package.json of this project.
    const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
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
