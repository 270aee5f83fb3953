import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRecord, parseJson, type Models, readModels, type SliceModel } from 'prismic-folder';

/** Where a slice and what belongs to it is: its folder below the project, and its variations. */
export interface SliceFolder {
  readonly id: string;
  readonly folder: string;
  readonly variations: readonly string[];
}

/** The slices of a project's libraries. */
export async function sliceFolders(root: string): Promise<readonly SliceFolder[]> {
  return foldersOf((await readModels(root)).models);
}

/** The same of models that are read already. */
export const foldersOf = ({ slices }: Pick<Models, 'slices'>): readonly SliceFolder[] =>
  [...slices.values()].map(folderOf);

const folderOf = ({ id, file, variations }: SliceModel): SliceFolder => ({
  id,
  folder: dirname(file),
  variations: Object.keys(variations),
});

/** The file of a variation's picture, where Slice Machine and Prismic's command look for it. */
export const pictureFile = ({ folder }: SliceFolder, variation: string): string =>
  `${folder}/screenshot-${variation}.png`;

/** Files of the pictures that there are, below the project. */
export const picturesOf = (root: string, slices: readonly SliceFolder[]): readonly string[] =>
  slices
    .flatMap((slice) => slice.variations.map((variation) => pictureFile(slice, variation)))
    .filter((file) => existsSync(join(root, file)));

/** The mock data of a slice in Slice Machine's format, one entry a variation; empty without any that can be read. */
export function mocksOf(root: string, { folder }: SliceFolder): readonly unknown[] {
  let text: string;
  try {
    text = readFileSync(join(root, folder, 'mocks.json'), 'utf8');
  } catch {
    return [];
  }
  const parsed = parseJson(text);
  return parsed.ok && Array.isArray(parsed.value)
    ? parsed.value.filter((one) => isRecord(one))
    : [];
}
