import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { regenerate } from '#adapter-react/codegen/index.ts';
import { readProjectModels } from '#adapter-react/codegen/models.ts';
import { admit, type Admission } from './admit.ts';
import { sliceName, type SliceName } from './sliceName.ts';
import { sliceFiles } from './templates.ts';

/** The result; paths are relative to the project. */
export interface NewSlice {
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
