import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { messageOf, ModelError } from '../ModelError.ts';
import { jsonText } from './format.ts';
import { isMissing } from './readJson.ts';
import { writeFiles } from './writeFiles.ts';

/** Path of a file beside a model, such as `mocks.json` or `screenshot-default.png`. */
function assetPath(folder: string, id: string): string {
  const file = `${folder}/${id}`;
  if (id !== '' && id !== '.' && id !== '..' && basename(id) === id && !id.includes('\\'))
    return file;
  throw new ModelError(file, 'is not a file of its own folder');
}

/** Reads an asset; throws a `ModelError` if it is missing. */
export async function readAsset(root: string, folder: string, id: string): Promise<Buffer> {
  const file = assetPath(folder, id);
  return readFile(join(root, file)).catch((error: unknown) => {
    throw new ModelError(file, isMissing(error) ? 'is missing' : messageOf(error));
  });
}

/** Writes an asset. JSON, which Slice Machine sends indented by tabs, is formatted like models. */
export async function writeAsset(
  root: string,
  folder: string,
  { id, data }: { readonly id: string; readonly data: Uint8Array },
): Promise<void> {
  const file = assetPath(folder, id);
  await writeFiles(root, [{ file, text: id.endsWith('.json') ? indented(data) : data }]);
}

function indented(data: Uint8Array): string | Uint8Array {
  try {
    return jsonText(JSON.parse(Buffer.from(data).toString('utf8')));
  } catch {
    // Invalid JSON is written unchanged.
    return data;
  }
}

/** Deletes an asset or a folder of the project; throws a `ModelError` if that fails. */
export async function remove(root: string, path: string): Promise<void> {
  await rm(join(root, path), { recursive: true }).catch((error: unknown) => {
    throw new ModelError(
      path,
      isMissing(error) ? 'is missing' : `cannot be deleted: ${messageOf(error)}`,
    );
  });
}

/** Deletes an asset. */
export async function removeAsset(root: string, folder: string, id: string): Promise<void> {
  await remove(root, assetPath(folder, id));
}
