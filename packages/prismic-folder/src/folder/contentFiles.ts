import { join } from 'node:path';
import { listFiles, listFolders, stampFile, type FileStamp } from './listFiles.ts';

/** The files of one release: its documents, and other files, which are never read. */
export interface ReleaseFiles {
  readonly id: string;
  /** `name` is the path below the release's `documents`. */
  readonly documents: readonly FileStamp[];
  readonly strays: readonly FileStamp[];
}

/** Every file of a content folder that the repository reads. */
export interface ContentFiles {
  readonly settings: FileStamp | undefined;
  /** `name` is the path below `documents`. */
  readonly documents: readonly FileStamp[];
  readonly releases: readonly ReleaseFiles[];
  /** `name` is the path below `media`. */
  readonly media: readonly FileStamp[];
}

export const SETTINGS_FILE = 'repository.json';

export function listContentFiles(contentDir: string): ContentFiles {
  return {
    settings: stampFile(join(contentDir, SETTINGS_FILE), SETTINGS_FILE),
    documents: listFiles(join(contentDir, 'documents')),
    releases: listFolders(join(contentDir, 'releases')).map((id) => listRelease(contentDir, id)),
    media: listFiles(join(contentDir, 'media')),
  };
}

function listRelease(contentDir: string, id: string): ReleaseFiles {
  const folder = join(contentDir, 'releases', id);
  return {
    id,
    documents: listFiles(join(folder, 'documents')),
    strays: listFiles(folder).filter(({ name }) => !name.startsWith('documents/')),
  };
}
