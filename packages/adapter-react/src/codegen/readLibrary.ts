import type { SharedSliceModel } from '@prismicio/client';
import { isRecord, readJson } from '../files/readJson.ts';
import { ModelError } from '../ModelError.ts';
import { checkId, checkName } from '../names.ts';
import type { Settings } from '../settings.ts';
import { readFolders, type Reading } from './readFolders.ts';

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

function checkModel(file: string, json: unknown): asserts json is SharedSliceModel {
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
    checkModel(file, model);
    return { model, dir, library, hasMocks: files.includes('mocks.json'), component };
  });
}
