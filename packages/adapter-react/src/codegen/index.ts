import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readProjectModels } from './models.ts';
import { registryFile, type RegistryOptions } from './registry.ts';
import { typesFile } from './types.ts';

export { ModelError } from './models.ts';

/** A generated file: its path relative to the project and the text it should hold. */
export interface GeneratedFile {
  readonly file: string;
  readonly text: string;
}

/** Everything code generation writes for the project at `root`, without touching the disk. */
export async function generate(root: string, registry: RegistryOptions): Promise<GeneratedFile[]> {
  const models = await readProjectModels(root);
  const libraries = [...new Set(models.slices.map((slice) => slice.library))];
  return [
    { file: 'prismicio-types.d.ts', text: await typesFile(root, models) },
    ...libraries.map((library) => ({
      file: `${library}/index.ts`,
      text: registryFile(
        models.slices.filter((slice) => slice.library === library),
        registry,
      ),
    })),
  ];
}

/** The generated files whose text on disk differs from what the models say, missing ones included. */
export async function stale(
  root: string,
  files: readonly GeneratedFile[],
): Promise<GeneratedFile[]> {
  const differs = await Promise.all(
    files.map(async ({ file, text }) => {
      const current = await readFile(join(root, file), 'utf8').catch(() => null);
      return current !== text;
    }),
  );
  return files.filter((_, index) => differs[index]);
}

/** Writes what is stale and returns the paths it wrote: unchanged files keep their time stamps. */
export async function regenerate(root: string, registry: RegistryOptions): Promise<string[]> {
  const files = await stale(root, await generate(root, registry));
  await Promise.all(files.map(({ file, text }) => writeFile(join(root, file), text)));
  return files.map(({ file }) => file);
}
