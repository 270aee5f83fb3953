import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CustomTypeModel } from '@prismicio/client';
import { regenerate } from '#adapter-react/codegen/index.ts';
import { readProjectModels } from '#adapter-react/codegen/models.ts';
import { sliceName, type SliceName } from './sliceName.ts';
import { sliceFiles } from './templates.ts';

/** The result; paths are relative to the project. */
interface NewSlice {
  readonly name: SliceName;
  readonly folder: string;
  readonly files: readonly string[];
  readonly admission: Admission;
  readonly regenerated: readonly string[];
}

/**
 * Creates a slice that compiles, renders and is tested: its folder, its entry in a zone, types and
 * registry. Throws if name, type or models are invalid, before anything is written.
 */
export async function createSlice(root: string, text: string, place: string): Promise<NewSlice> {
  const name = sliceName(text);
  const { slices } = await readProjectModels(root);
  const folder = `slices/${name.name}`;
  const existing = (await readdir(join(root, 'slices'))).find(
    (entry) => entry.toLowerCase() === name.name.toLowerCase(),
  );
  if (existing) throw new Error(`slices/${existing} already exists: choose another name`);
  const taken = slices.find(({ model }) => model.id === name.id);
  if (taken) {
    throw new Error(
      `The id ${name.id} is taken by ${taken.library}/${taken.dir}/model.json: choose another name`,
    );
  }
  const admission = await admit(root, place, name.id);
  const files = sliceFiles(name);
  try {
    await mkdir(join(root, folder));
    for (const [file, content] of Object.entries(files)) {
      await writeFile(join(root, folder, file), content);
    }
    await writeFile(join(root, admission.file), admission.text);
  } catch (error) {
    await rm(join(root, folder), { recursive: true, force: true });
    throw error;
  }
  const { written: regenerated } = await regenerate(root);
  return { name, folder, files: Object.keys(files), admission, regenerated };
}

/** The new text of a custom type's file, in which one zone admits the slice. */
interface Admission {
  readonly file: string;
  readonly zone: string;
  readonly text: string;
}

/** `page` or, where a type has several zones, `project.spread`. */
async function admit(root: string, place: string, slice: string): Promise<Admission> {
  const [type = '', wanted] = place.split('.');
  const file = `customtypes/${type}/index.json`;
  const source = await readFile(join(root, file), 'utf8').catch(async () => {
    const types = await readdir(join(root, 'customtypes'));
    throw new Error(`No type is called "${type}": one of ${types.sort().join(', ')} was expected`);
  });
  const model = parse(file, source);
  const fields = Object.values(model.json).flatMap((tab) => Object.entries(tab));
  const zones = fields.flatMap(([id, field]) => (field.type === 'Slices' ? [{ id, field }] : []));
  const ids = zones.map(({ id }) => id);
  if (ids.length === 0) throw new Error(`${file}: the type has no slice zone`);
  if (wanted === undefined && ids.length > 1) {
    const ways = ids.map((id) => `--type ${type}.${id}`);
    throw new Error(`${file}: the type has several slice zones: ${ways.join(' or ')}`);
  }
  const zone = zones.find(({ id }) => wanted === undefined || id === wanted);
  if (!zone) throw new Error(`${file}: no zone is called "${wanted}", only ${ids.join(', ')}`);
  zone.field.config = {
    ...zone.field.config,
    choices: { ...zone.field.config?.choices, [slice]: { type: 'SharedSlice' } },
  };
  return { file, zone: zone.id, text: `${JSON.stringify(model, null, 2)}\n` };
}

function parse(file: string, source: string): CustomTypeModel {
  try {
    // Cast: `content:check` checks the file's shape.
    return JSON.parse(source) as CustomTypeModel;
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
