import type { SharedSliceModel } from '@prismicio/client';
import { modelFile } from '../codegen/models.ts';
import { type Reading, readLibrary, type SliceFolder } from '../codegen/readFolders.ts';
import { ModelError } from '../ModelError.ts';
import { checkId, checkName, pascal } from '../names.ts';
import { plainPath, type Settings } from '../settings.ts';

/** The library with this id, as settings name it. Throws if the project does not have it. */
export function libraryOf({ libraries, configFile }: Settings, id: string): string {
  const library = plainPath(id);
  if (libraries.includes(library)) return library;
  throw new ModelError(configFile, `has no library "${id}" among its "libraries"`);
}

/**
 * The id of a slice in Slice Machine. A model that cannot be read gets its folder's name, so that
 * it is listed and shows its error when opened.
 */
export const readingId = (reading: Reading<SliceFolder>) =>
  'found' in reading ? reading.found.model.id : reading.folder;

/** Finds a slice by id in a library; throws if it is missing or cannot be read. */
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
 * The folder for a new or renamed slice. Throws if its id or name is invalid, or if another slice
 * has its id.
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
