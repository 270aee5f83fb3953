import { join } from 'node:path';
import { listFiles, listFolders, stampFile } from '../../lib/listFiles.ts';
import { CONTENT_FILES, CONTENT_FOLDERS, DEMO_FILE, isContentPath } from '../../store/checkPath.ts';
import { ASIDE } from '../../types.ts';
import { setName, type ContentSets } from '../contract/sets.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import { removeEmptyFolders } from '../workspace/emptyFolders.ts';

type Folder = Pick<Workspace, 'contentDir'>;

/** The files below a folder that hold content, relative to it. */
async function filesIn(root: string): Promise<string[]> {
  const inside: string[] = [];
  for (const folder of CONTENT_FOLDERS) {
    // oxlint-disable-next-line no-await-in-loop
    const { files } = await listFiles(join(root, folder));
    for (const { name } of files) inside.push(`${folder}/${name}`);
  }
  const beside = CONTENT_FILES.filter((name) => stampFile(join(root, name), name) !== undefined);
  // What the store does not write, such as another program's temporary file, stays where it is.
  return [...inside, ...beside].filter(isContentPath);
}

export const filesInUse = ({ contentDir }: Folder): Promise<string[]> => filesIn(contentDir);

export const filesOfSet = ({ contentDir }: Folder, name: string): Promise<string[]> =>
  filesIn(join(contentDir, ASIDE, name));

/** The folders of sets that were moved aside; others there were made by hand. */
export const setNames = ({ contentDir }: Folder): string[] =>
  listFolders(join(contentDir, ASIDE)).names.filter((name) => setName.safeParse(name).success);

/** The sets that were moved aside, the newest first. */
export async function listSets({ contentDir }: Folder): Promise<ContentSets['sets']> {
  const dayOf = (name: string) => name.slice(name.indexOf('-'));
  const names = setNames({ contentDir });
  const sizes = await Promise.all(
    names.map(async (name) => (await filesIn(join(contentDir, ASIDE, name))).length),
  );
  return names
    .filter((_name, at) => sizes[at] !== 0)
    .toSorted((one, other) => dayOf(other).localeCompare(dayOf(one), 'en', { numeric: true }))
    .map((name) => ({
      name,
      isDemo: stampFile(join(contentDir, ASIDE, name, DEMO_FILE), DEMO_FILE) !== undefined,
    }));
}

/** Removes folders without files: an empty one in `releases` would count as a release. */
export function sweep({ contentDir }: Folder): void {
  for (const folder of [...CONTENT_FOLDERS, ASIDE]) {
    for (const name of listFolders(join(contentDir, folder)).names) {
      removeEmptyFolders(join(contentDir, folder, name));
    }
  }
}
