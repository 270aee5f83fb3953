import type { SharedSliceModel } from '@prismicio/client';
import { modelFile } from '../codegen/models.ts';
import { readLibrary } from '../codegen/readFolders.ts';
import { readAsset, remove, removeAsset, writeAsset } from '../files/assets.ts';
import { jsonText, formatText } from '../files/format.ts';
import { writeFiles } from '../files/writeFiles.ts';
import type { ReadSettings } from '../settings.ts';
import { createSlice } from '../slice/createSlice.ts';
import { findSlice, libraryOf, readingId } from '../slice/findSlice.ts';
import { renameSlice } from '../slice/renameSlice.ts';
import type { Hook, Report, Save } from './save.ts';

/**
 * The model as the type of `@prismicio/client`, which code generation uses. Cast: two packages'
 * types of the same format.
 */
const clientModel = (model: { id: string; name: string }) => model as unknown as SharedSliceModel;

/** Hooks on slices, their assets and their libraries. */
export function sliceHooks(hook: Hook, read: ReadSettings, save: Save, report: Report): void {
  const locate = async (data: { libraryID: string; sliceID: string }) => {
    const settings = await read();
    const { library, dir } = await findSlice(settings, data.libraryID, data.sliceID);
    return [settings.root, `${library}/${dir}`] as const;
  };

  hook('slice:create', ({ model, ...slice }) =>
    save(async (settings) => {
      const folder = await createSlice(settings, { ...slice, model: clientModel(model) });
      return () => remove(settings.root, folder);
    }),
  );
  hook('slice:update', ({ libraryID, model }) =>
    save(async (settings) => {
      const file = modelFile(await findSlice(settings, libraryID, model.id));
      const text = await formatText(settings, file, jsonText(model));
      await writeFiles(settings.root, [{ file, text }]);
    }),
  );
  hook('slice:rename', ({ libraryID, model }) =>
    save((settings) => renameSlice(settings, libraryID, clientModel(model))),
  );
  hook('slice:delete', ({ libraryID, model }) =>
    save(async (settings) => {
      const { library, dir } = await findSlice(settings, libraryID, model.id);
      await remove(settings.root, `${library}/${dir}`);
    }),
  );
  hook('slice:read', async ({ libraryID, sliceID }) => {
    const { model } = await findSlice(await read(), libraryID, sliceID);
    // Cast: two packages' types of the same format; Slice Machine validates it against its own.
    return { model: model as never };
  });
  hook('slice:asset:read', async (data) => ({
    data: await readAsset(...(await locate(data)), data.assetID),
  }));
  hook('slice:asset:update', async (data) => writeAsset(...(await locate(data)), data.asset));
  hook('slice:asset:delete', async (data) => removeAsset(...(await locate(data)), data.assetID));
  hook('slice-library:read', async ({ libraryID }) => {
    const settings = await read();
    const readings = await readLibrary(settings, libraryOf(settings, libraryID));
    for (const each of readings) if ('error' in each) report(each.error.message);
    return { id: libraryID, sliceIDs: readings.map(readingId).sort() };
  });
}
