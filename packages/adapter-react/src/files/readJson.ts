import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf, ModelError } from '../ModelError.ts';

/** Reads a JSON file of the project. Throws a `ModelError` if it is missing or invalid. */
export async function readJson(root: string, file: string): Promise<unknown> {
  const text = await readFile(join(root, file), 'utf8').catch((error: unknown) => {
    throw new ModelError(file, isMissing(error) ? 'is missing' : messageOf(error));
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ModelError(file, `is not JSON: ${messageOf(error)}`);
  }
}

/** Whether the project has a file or folder at this path. */
export const exists = (root: string, path: string): Promise<boolean> =>
  access(join(root, path)).then(
    () => true,
    () => false,
  );

/** Whether a file system call failed because the file does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Whether a value is an object and not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
