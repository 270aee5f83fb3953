import type { SharedSliceModel } from '@prismicio/client';
import { modelFile } from '../codegen/models.ts';
import type { Reading } from '../codegen/readFolders.ts';
import type { SliceFolder } from '../codegen/readLibrary.ts';
import { readLibrary } from '../codegen/readLibrary.ts';
import { ModelError } from '../ModelError.ts';
import { checkId, checkName, pascal } from '../names.ts';
import { plainPath, type Settings } from '../settings.ts';

/** The library of this id, as settings name it. Throws where the project has no such library. */
export function libraryOf({ libraries, configFile }: Settings, id: string): string {
  const library = plainPath(id);
  if (libraries.includes(library)) return library;
  throw new ModelError(configFile, `has no library "${id}" among its "libraries"`);
}

/**
 * What Slice Machine knows a slice by. A model that cannot be read goes by its folder's name, so
 * that it stays in the list and shows its error when it is opened.
 */
export const readingId = (reading: Reading<SliceFolder>) =>
  'found' in reading ? reading.found.model.id : reading.folder;

/** The slice of this id in a library; throws what is wrong with it, or that there is none. */
export async function findSlice(
  settings: Settings,
  libraryId: string,
  id: string,
): Promise<SliceFolder> {
  const library = libraryOf(settings, libraryId);
  const readings = await readLibrary(settings, library);
  const reading = readings.find((each) => readingId(each) === id);
  if (!reading) {
    const broken = readings.flatMap((each) => ('error' in each ? [each.error.message] : []));
    throw new ModelError(library, [`has no slice "${id}"`, ...broken].join('; '));
  }
  if ('error' in reading) throw reading.error;
  return reading.found;
}

/**
 * The folder a new or renamed slice is to have. Throws if its id or name is not valid, or
 * where another slice or folder has either already.
 */
export async function placeOfSlice(
  settings: Settings,
  libraryId: string,
  model: Pick<SharedSliceModel, 'id' | 'name'>,
  current?: SliceFolder,
): Promise<Pick<SliceFolder, 'library' | 'dir'>> {
  const library = libraryOf(settings, libraryId);
  const dir = pascal(model.name);
  const file = modelFile({ library, dir });
  checkId(file, model.id);
  checkName(file, model.name);
  const libraries = await Promise.all(
    settings.libraries.map((each) => readLibrary(settings, each)),
  );
  for (const other of libraries.flat().flatMap((each) => ('found' in each ? [each.found] : []))) {
    if (current && other.library === current.library && other.dir === current.dir) continue;
    if (other.model.id !== model.id) continue;
    throw new ModelError(file, `its id "${model.id}" is taken by ${modelFile(other)}`);
  }
  return { library, dir };
}
