import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { SharedSliceModel } from '@prismicio/client';
import { jsonText, formatText } from '../files/format.ts';
import { writeFiles, type ProjectFile } from '../files/writeFiles.ts';
import { messageOf, ModelError } from '../ModelError.ts';
import type { Settings } from '../settings.ts';
import { checkFree } from './createSlice.ts';
import { findSlice, placeOfSlice } from './findSlice.ts';

/** Moves a slice to the folder of its new name. Its id stays, because documents use it. */
export async function renameSlice(
  settings: Settings,
  libraryID: string,
  model: SharedSliceModel,
): Promise<void> {
  const { root } = settings;
  const current = await findSlice(settings, libraryID, model.id);
  const place = await placeOfSlice(settings, libraryID, model, current);
  const from = `${current.library}/${current.dir}`;
  const to = `${place.library}/${place.dir}`;
  const sameOnSomeDisks = from.toLowerCase() === to.toLowerCase();
  if (from !== to && !sameOnSomeDisks) await checkFree(settings, to);
  const modelFile = `${to}/model.json`;
  const text = await formatText(settings, modelFile, jsonText(model));
  const component: ProjectFile[] = [];
  if (from !== to) {
    if (settings.registry && current.component) {
      // The registry imports the component by its folder's name.
      const source = await readFile(join(root, from, current.component), 'utf8');
      component.push({
        file: `${to}/${current.component}`,
        text: source.replace(
          new RegExp(
            `(\\bexport (?:default )?(?:async )?(?:function|const|class) )${current.dir}\\b`,
          ),
          `$1${place.dir}`,
        ),
      });
    }
    await rename(join(root, from), join(root, to)).catch((error: unknown) => {
      throw new ModelError(from, `cannot be moved to ${to}: ${messageOf(error)}`);
    });
  }
  await writeFiles(root, [{ file: modelFile, text }, ...component]);
}
