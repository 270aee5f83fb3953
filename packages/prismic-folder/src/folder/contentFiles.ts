import { join } from 'node:path';
import { DRAFTS_ID } from '../types.ts';
import { type FileStamp, type LeftOut, listFiles, listFolders, lookAt } from './listFiles.ts';

/** The files of one release or of the drafts: documents, and other files, which are never read. */
export interface ReleaseFiles {
  readonly id: string;
  /** `name` is the path below its `documents`. */
  readonly documents: readonly FileStamp[];
  readonly strays: readonly FileStamp[];
}

/** Every file of a content folder that the repository reads. */
export interface ContentFiles {
  readonly settings: FileStamp | undefined;
  /** `name` is the path below `documents`. */
  readonly documents: readonly FileStamp[];
  readonly releases: readonly ReleaseFiles[];
  readonly drafts: ReleaseFiles;
  /** Documents taken off the site: never served. `name` is the path below `archive/documents`. */
  readonly archive: readonly FileStamp[];
  /** `name` is the path below `media`. */
  readonly media: readonly FileStamp[];
  /** What could not be read, or is not read. */
  readonly leftOut: readonly LeftOut[];
}

export const SETTINGS_FILE = 'repository.json';
export const DRAFTS_FOLDER = 'drafts';
export const ARCHIVE_FOLDER = 'archive';

/** Lists what the repository reads; never fails, see `listFiles`. */
export async function listContentFiles(contentDir: string): Promise<ContentFiles> {
  const leftOut: LeftOut[] = [];
  const list = async (...folder: string[]) => {
    const found = await listFiles(join(contentDir, ...folder));
    leftOut.push(...found.leftOut);
    return found.files;
  };
  const settings = lookAt(join(contentDir, SETTINGS_FILE), SETTINGS_FILE);
  if (settings !== undefined && !('stamp' in settings)) leftOut.push(settings);
  const documents = await list('documents');
  const found = listFolders(join(contentDir, 'releases'));
  leftOut.push(...found.leftOut);
  const releases: ReleaseFiles[] = [];
  for (const id of found.names) {
    // oxlint-disable-next-line no-await-in-loop
    const release = releaseOf(id, await list('releases', id));
    const isLeftOut = leftOut.at(-1)?.path === join(contentDir, 'releases', id);
    if (!isLeftOut) releases.push(release);
  }
  return {
    settings: settings !== undefined && 'stamp' in settings ? settings : undefined,
    documents,
    releases,
    drafts: releaseOf(DRAFTS_ID, await list(DRAFTS_FOLDER)),
    archive: await list(ARCHIVE_FOLDER, 'documents'),
    media: await list('media'),
    leftOut,
  };
}

const DOCUMENTS = 'documents/';

function releaseOf(id: string, files: readonly FileStamp[]): ReleaseFiles {
  return {
    id,
    documents: files.flatMap((file) =>
      file.name.startsWith(DOCUMENTS) ? [{ ...file, name: file.name.slice(DOCUMENTS.length) }] : [],
    ),
    strays: files.filter(({ name }) => !name.startsWith(DOCUMENTS)),
  };
}
