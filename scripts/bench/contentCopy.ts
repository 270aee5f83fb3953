import { cp, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

/**
 * Copies the content to a new folder, with its media linked, and adds documents of a type by their uids. `add`
 * gets the number of those the content has. The caller removes the folder.
 */
export async function contentCopy(
  add: (existing: number) => Readonly<Record<string, object>>,
  type: 'project' | 'case_study' = 'project',
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-content-'));
  await cp('content', folder, {
    recursive: true,
    filter: (path) => basename(path) !== 'media',
  });
  await symlink(resolve('content/media'), join(folder, 'media'));
  const documents = join(folder, 'documents', type);
  for (const [uid, json] of Object.entries(add((await readdir(documents)).length))) {
    await writeFile(join(documents, `${uid}.json`), JSON.stringify(json));
  }
  return folder;
}
