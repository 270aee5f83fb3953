import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';

/** A slice on disk: its model and where its folder stands. */
export interface SliceFolder {
  readonly model: SharedSliceModel;
  /** Folder name inside its library, such as `CardList`. */
  readonly dir: string;
  /** Library folder relative to the project, such as `slices`. */
  readonly library: string;
  /** Whether `mocks.json` stands beside the model. */
  readonly hasMocks: boolean;
  /** Component file name (`index.tsx`, `index.jsx` …), or null while there is none. */
  readonly component: string | null;
}

export interface ProjectModels {
  readonly customTypes: readonly CustomTypeModel[];
  readonly slices: readonly SliceFolder[];
}

const COMPONENT_FILES = ['index.tsx', 'index.ts', 'index.jsx', 'index.js'];

/** A model that cannot be read: names the file and why. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  constructor(
    readonly file: string,
    reason: string,
  ) {
    super(`${file}: ${reason}`);
  }
}

async function readJson<T>(root: string, file: string): Promise<T> {
  try {
    // Cast: the shape is checked by `content:check`; generation only needs well-formed JSON.
    return JSON.parse(await readFile(join(root, file), 'utf8')) as T;
  } catch (error) {
    throw new ModelError(file, error instanceof Error ? error.message : String(error));
  }
}

async function folders(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

async function readSlice(root: string, library: string, dir: string): Promise<SliceFolder | null> {
  const files = await readdir(join(root, library, dir));
  if (!files.includes('model.json')) return null;
  return {
    model: await readJson<SharedSliceModel>(root, `${library}/${dir}/model.json`),
    dir,
    library,
    hasMocks: files.includes('mocks.json'),
    component: COMPONENT_FILES.find((name) => files.includes(name)) ?? null,
  };
}

/**
 * Reads every model of a project from disk, in the order of its folders' names, which is the
 * order Slice Machine reads them in. Throws `ModelError` naming the first file it cannot read.
 */
export async function readProjectModels(root: string): Promise<ProjectModels> {
  const config = await readJson<{ libraries?: string[] }>(root, 'slicemachine.config.json');
  const libraries = (config.libraries ?? ['./slices']).map((path) => path.replace(/^\.?\//, ''));
  const types = (await folders(join(root, 'customtypes'))).map((id) =>
    readJson<CustomTypeModel>(root, `customtypes/${id}/index.json`),
  );
  const slices = await Promise.all(
    libraries.map(async (library) =>
      Promise.all((await folders(join(root, library))).map((dir) => readSlice(root, library, dir))),
    ),
  );
  return {
    customTypes: await Promise.all(types),
    slices: slices.flat().filter((slice) => slice !== null),
  };
}
