import type { SharedSliceModel } from '@prismicio/client';
import { jsonText, formatText } from '../files/format.ts';
import { exists } from '../files/readJson.ts';
import { writeFiles } from '../files/writeFiles.ts';
import { ModelError } from '../ModelError.ts';
import type { Settings } from '../settings.ts';
import { placeOfSlice } from './findSlice.ts';
import { mockText, newSliceFiles } from './newSliceFiles.ts';

/** Input for a new slice. */
export interface NewSlice {
  /** A library as the configuration names it, such as `./slices`. */
  readonly libraryID: string;
  readonly model: SharedSliceModel;
  /** The component's source; by default the template's. */
  readonly componentContents?: string | undefined;
}

/**
 * Writes the folder of a new slice, all or nothing: model, component and mock data. Returns the
 * folder relative to the project.
 */
export async function createSlice(settings: Settings, slice: NewSlice): Promise<string> {
  const { model, componentContents } = slice;
  const { library, dir } = await placeOfSlice(settings, slice.libraryID, model);
  const folder = `${library}/${dir}`;
  await checkFree(settings, folder);
  const modelFile = `${folder}/model.json`;
  const [formatted, mocks, files] = await Promise.all([
    formatText(settings, modelFile, jsonText(model)),
    mockText(model),
    newSliceFiles(settings, folder, dir, model, componentContents),
  ]);
  await writeFiles(settings.root, [
    { file: modelFile, text: formatted },
    { file: `${folder}/mocks.json`, text: mocks },
    ...files,
  ]);
  return folder;
}

/** Throws if a slice's folder exists already. */
export async function checkFree(settings: Settings, folder: string): Promise<void> {
  if (!(await exists(settings.root, folder))) return;
  throw new ModelError(folder, 'is there already: give the slice another name');
}
