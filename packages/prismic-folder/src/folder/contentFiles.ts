import { join } from 'node:path';
import { DRAFTS_ID } from '../types.ts';
import { listFiles, listFolders, stampFile, type FileStamp } from './listFiles.ts';

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
}

export const SETTINGS_FILE = 'repository.json';
export const DRAFTS_FOLDER = 'drafts';
export const ARCHIVE_FOLDER = 'archive';

export function listContentFiles(contentDir: string): ContentFiles {
  return {
    settings: stampFile(join(contentDir, SETTINGS_FILE), SETTINGS_FILE),
    documents: listFiles(join(contentDir, 'documents')),
    releases: listFolders(join(contentDir, 'releases')).map((id) =>
      listRelease(join(contentDir, 'releases', id), id),
    ),
    drafts: listRelease(join(contentDir, DRAFTS_FOLDER), DRAFTS_ID),
    archive: listFiles(join(contentDir, ARCHIVE_FOLDER, 'documents')),
    media: listFiles(join(contentDir, 'media')),
  };
}

function listRelease(folder: string, id: string): ReleaseFiles {
  return {
    id,
    documents: listFiles(join(folder, 'documents')),
    strays: listFiles(folder).filter(({ name }) => !name.startsWith('documents/')),
  };
}
