import { cp, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

/**
 * Copies the content to a new folder, with its media linked, and adds projects by their uids. `add`
 * gets the number of projects the content has. The caller removes the folder.
 */
export async function contentCopy(
  add: (existing: number) => Readonly<Record<string, object>>,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-content-'));
  await cp('content', folder, {
    recursive: true,
    filter: (path) => basename(path) !== 'media',
  });
  await symlink(resolve('content/media'), join(folder, 'media'));
  const projects = join(folder, 'documents', 'project');
  for (const [uid, project] of Object.entries(add((await readdir(projects)).length))) {
    await writeFile(join(projects, `${uid}.json`), JSON.stringify(project));
  }
  return folder;
}
