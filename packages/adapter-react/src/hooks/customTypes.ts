import { readCustomTypes } from '../codegen/readFolders.ts';
import { readAsset, remove, removeAsset, writeAsset } from '../files/assets.ts';
import { jsonText, formatText } from '../files/format.ts';
import { writeFiles } from '../files/writeFiles.ts';
import { ModelError } from '../ModelError.ts';
import { checkId } from '../names.ts';
import type { ReadSettings, Settings } from '../settings.ts';
import type { Hook, Report, Save } from './save.ts';

const folderOf = ({ customTypesPath }: Settings, id: string) => `${customTypesPath}/${id}`;

async function writeModel(settings: Settings, model: { id: string }): Promise<void> {
  const file = `${folderOf(settings, model.id)}/index.json`;
  checkId(file, model.id);
  const text = await formatText(settings, file, jsonText(model));
  await writeFiles(settings.root, [{ file, text }]);
}

async function findType(settings: Settings, id: string) {
  const reading = (await readCustomTypes(settings)).find(({ folder }) => folder === id);
  if (!reading) throw new ModelError(`${folderOf(settings, id)}/index.json`, 'is missing');
  if ('error' in reading) throw reading.error;
  return reading.found;
}

async function checkFree(settings: Settings, id: string): Promise<void> {
  const taken = (await readCustomTypes(settings)).some(
    ({ folder }) => folder.toLowerCase() === id.toLowerCase(),
  );
  if (!taken) return;
  throw new ModelError(`${folderOf(settings, id)}/index.json`, `its id "${id}" is taken`);
}

/** Hooks on custom types, their assets and their library. */
export function customTypeHooks(hook: Hook, read: ReadSettings, save: Save, report: Report): void {
  const assetsOf = async (id: string) => {
    const settings = await read();
    await findType(settings, id);
    return [settings.root, folderOf(settings, id)] as const;
  };

  hook('custom-type:create', ({ model }) =>
    save(async (settings) => {
      await checkFree(settings, model.id);
      await writeModel(settings, model);
    }),
  );
  const write = ({ model }: { model: { id: string } }) =>
    save(async (settings) => {
      await findType(settings, model.id);
      await writeModel(settings, model);
    });
  hook('custom-type:update', write);
  // A type's name is its label, so renaming only writes the model.
  hook('custom-type:rename', write);
  hook('custom-type:delete', ({ model }) =>
    save(async (settings) => {
      await findType(settings, model.id);
      await remove(settings.root, folderOf(settings, model.id));
    }),
  );
  hook('custom-type:read', async ({ id }) => {
    const model = await findType(await read(), id);
    // Cast: two packages' types of the same format; Slice Machine validates it against its own.
    return { model: model as never };
  });
  hook('custom-type:asset:read', async ({ customTypeID, assetID }) => ({
    data: await readAsset(...(await assetsOf(customTypeID)), assetID),
  }));
  hook('custom-type:asset:update', async ({ customTypeID, asset }) =>
    writeAsset(...(await assetsOf(customTypeID)), asset),
  );
  hook('custom-type:asset:delete', async ({ customTypeID, assetID }) =>
    removeAsset(...(await assetsOf(customTypeID)), assetID),
  );
  hook('custom-type-library:read', async () => {
    const readings = await readCustomTypes(await read());
    for (const each of readings) if ('error' in each) report(each.error.message);
    return { ids: readings.map(({ folder }) => folder) };
  });
}
