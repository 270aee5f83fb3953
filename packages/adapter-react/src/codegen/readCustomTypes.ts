import type { CustomTypeModel } from '@prismicio/client';
import { isRecord, readJson } from '../files/readJson.ts';
import { ModelError } from '../ModelError.ts';
import { checkId } from '../names.ts';
import type { Settings } from '../settings.ts';
import { readFolders, type Reading } from './readFolders.ts';

function checkModel(file: string, folder: string, json: unknown): asserts json is CustomTypeModel {
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
    checkModel(file, folder, model);
    return model;
  });
}
