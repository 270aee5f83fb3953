import type { CustomTypeModel } from '@prismicio/client';
import { ModelError } from '../ModelError.ts';
import { readSettings, type Settings } from '../settings.ts';
import { readCustomTypes, type Reading, readLibrary, type SliceFolder } from './readFolders.ts';

export interface ProjectModels {
  readonly customTypes: readonly CustomTypeModel[];
  readonly slices: readonly SliceFolder[];
}

/** Returns all results; throws the first error if there is one. */
function allOf<Found>(readings: readonly Reading<Found>[]): Found[] {
  return readings.map((reading) => {
    if ('error' in reading) throw reading.error;
    return reading.found;
  });
}

/** Path of a slice's model relative to the project. */
export const modelFile = ({ library, dir }: Pick<SliceFolder, 'library' | 'dir'>) =>
  `${library}/${dir}/model.json`;

/** Every model of the project at `root`: see `readModels`. */
export async function readProjectModels(root: string): Promise<ProjectModels> {
  return readModels(await readSettings(root));
}

/**
 * Reads every model of a project from disk, sorted by folder name. Throws a `ModelError` for the
 * first file that cannot be read or has the id of another.
 */
export async function readModels(settings: Settings): Promise<ProjectModels> {
  const [customTypes, libraries] = await Promise.all([
    readCustomTypes(settings),
    Promise.all(settings.libraries.map((library) => readLibrary(settings, library))),
  ]);
  const slices = allOf(libraries.flat());
  const taken = new Map<string, string>();
  for (const slice of slices) {
    const file = modelFile(slice);
    const other = taken.get(slice.model.id);
    if (other) throw new ModelError(file, `its id "${slice.model.id}" is taken by ${other}`);
    taken.set(slice.model.id, file);
  }
  return { customTypes: allOf(customTypes), slices };
}

/**
 * Files missing beside the models of slices. They do not stop generation, but the compiler and the
 * browser would report them later and less clearly.
 */
export function missingFiles({ slices }: ProjectModels, settings: Settings): ModelError[] {
  // Only Slice Machine and custom registries use mock data.
  const needsMocks = settings.usesSliceMachine || settings.registry !== undefined;
  return slices.flatMap((slice) => {
    const folder = `${slice.library}/${slice.dir}`;
    const component = `index.${settings.typescript ? 'tsx' : 'jsx'}`;
    return [
      ...(slice.component
        ? []
        : [new ModelError(`${folder}/${component}`, 'is missing: the slice has no component')]),
      ...(slice.hasMocks || !needsMocks
        ? []
        : [new ModelError(`${folder}/mocks.json`, 'is missing: the slice has no mock data')]),
    ];
  });
}
