import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { typeId } from '../../authoring/contract/documents.ts';
import { listFolders } from '../../lib/listFiles.ts';
import { sliceLibraries } from '../../models/modelFiles.ts';
import type { ModelKind } from '../../sync/hosted/modelApi.ts';
import { must } from '../refusal.ts';

/** Names of devices on Windows: no folder can have them there. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** The file of a new model, relative to the project. Throws unless its name is free and safe. */
export function newModelFile(
  root: string,
  kind: ModelKind,
  { id, name }: { readonly id: string; readonly name?: unknown },
): string {
  if (kind === 'customtypes') return newFile(root, 'customtypes', id, 'index.json');
  const isName = typeof name === 'string' && /^[A-Z][A-Za-z0-9]{0,99}$/.test(name);
  must(isName, 'name must begin with a capital and have letters and digits only, like CardList');
  const [library] = sliceLibraries(root);
  must(library !== undefined, 'slicemachine.config.json lists no library for slices', 409);
  return newFile(root, library, name, 'model.json');
}

/** Throws unless an id can be the name of a folder. */
export function checkModelId(id: unknown): asserts id is string {
  const isId = typeId.safeParse(id).success && !DEVICE.test(String(id));
  must(isId, 'id must have 1 to 100 letters, digits, - and _, and not be the name of a device');
}

/** The path of a model's file, once it is known that no link leads out of the project. */
export function pathInProject(root: string, file: string): string {
  const path = join(root, file);
  let existing = path;
  while (!existsSync(existing)) existing = dirname(existing);
  const real = realpathSync(existing);
  const inside = realpathSync(root);
  const isInside = real === inside || real.startsWith(inside + sep);
  must(isInside, `${file} leads outside the project`, 409);
  return path;
}

function newFile(root: string, parent: string, folder: string, file: string): string {
  must(!DEVICE.test(folder), `name: ${folder} is the name of a device on Windows`);
  // Some systems do not tell capitals from small letters.
  const taken = listFolders(join(root, parent)).names.find(
    (other) => other.toLowerCase() === folder.toLowerCase(),
  );
  const hasModel = taken !== undefined && existsSync(join(root, parent, taken, file));
  const isOther = taken !== undefined && taken !== folder;
  must(!hasModel && !isOther, `${parent}/${taken} exists`, 409);
  return `${parent}/${folder}/${file}`;
}
