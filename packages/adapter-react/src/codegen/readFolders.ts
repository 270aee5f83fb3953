import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';
import { isMissing, isRecord, readJson } from '../files/readJson.ts';
import { messageOf, ModelError } from '../ModelError.ts';
import { checkId, checkName } from '../names.ts';
import type { Settings } from '../settings.ts';

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
async function readFolders<Found>(
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

function checkType(file: string, folder: string, json: unknown): asserts json is CustomTypeModel {
  if (!isRecord(json) || !isRecord(json['json'])) {
    throw new ModelError(file, 'is not the model of a custom type (an object with "json")');
  }
  checkId(file, json['id']);
  if (json['id'] === folder) return;
  throw new ModelError(file, `its id is "${json['id']}", its folder "${folder}": both must agree`);
}

/** Reads every custom type of a project; an error affects only its own type. */
export function readCustomTypes(settings: Settings): Promise<Reading<CustomTypeModel>[]> {
  const { root, customTypesPath } = settings;
  return readFolders(root, customTypesPath, async (folder, files) => {
    if (!files.includes('index.json')) return null;
    const file = `${customTypesPath}/${folder}/index.json`;
    const model = await readJson(root, file);
    checkType(file, folder, model);
    return model;
  });
}

/** A slice on disk: its model and its folder. */
export interface SliceFolder {
  readonly model: SharedSliceModel;
  /** Folder name inside its library, such as `CardList`. */
  readonly dir: string;
  /** Library folder relative to the project, such as `slices`. */
  readonly library: string;
  /** Whether there is a `mocks.json` beside the model. */
  readonly hasMocks: boolean;
  /** Component file name (`index.tsx`, `index.jsx` …), or null if there is none. */
  readonly component: string | null;
}

const COMPONENT_FILES = ['index.tsx', 'index.ts', 'index.jsx', 'index.js'];

/** Other folders of a library hold shared code: they are not named like a component. */
const isSliceName = (folder: string) => /^[A-Z]/.test(folder);

function checkSlice(file: string, json: unknown): asserts json is SharedSliceModel {
  if (!isRecord(json) || json['type'] !== 'SharedSlice') {
    throw new ModelError(file, 'is not the model of a shared slice ("type": "SharedSlice")');
  }
  checkId(file, json['id']);
  checkName(file, json['name']);
  const { variations } = json;
  if (!Array.isArray(variations) || variations.length === 0) {
    throw new ModelError(file, 'must have "variations", one at least');
  }
  for (const variation of variations) {
    if (!isRecord(variation)) throw new ModelError(file, 'a variation must be an object');
    checkId(file, variation['id']);
  }
}

/** Reads every slice of a library; an error affects only its own slice. */
export function readLibrary(settings: Settings, library: string): Promise<Reading<SliceFolder>[]> {
  const { root } = settings;
  return readFolders(root, library, async (dir, files) => {
    const file = `${library}/${dir}/model.json`;
    const component = COMPONENT_FILES.find((name) => files.includes(name)) ?? null;
    if (!files.includes('model.json')) {
      if (!component || !isSliceName(dir)) return null;
      throw new ModelError(file, `is missing beside ${component}`);
    }
    const model = await readJson(root, file);
    checkSlice(file, model);
    return { model, dir, library, hasMocks: files.includes('mocks.json'), component };
  });
}
