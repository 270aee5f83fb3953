import { lstatSync } from 'node:fs';
import { join, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { identityOf, watchFolders } from '../lib/watchFolders.ts';
import {
  ARCHIVE_FOLDER,
  allFiles,
  type ContentFiles,
  DRAFTS_FOLDER,
  SETTINGS_FILE,
} from './contentFiles.ts';

/** The folders that content is read from. */
const FOLDERS = new Set(['documents', 'releases', DRAFTS_FOLDER, ARCHIVE_FOLDER, 'media']);

/** Where every file is one of the listing. */
const LISTED = /^(?:(?:(?:drafts|archive|releases\/[^/]+)\/)?documents|media)\/|^repository\.json$/;

/** More events than this at once, and the system may have dropped some. */
const MAX_EVENTS = 4000;

/** What is read of the content folder: not what is hidden, nor other folders. */
const isRead = (path: string) =>
  path === SETTINGS_FILE || (FOLDERS.has(path.split('/', 1)[0] ?? '') && !path.includes('/.'));

/** Follows what is written into a content folder, so that its files need not be looked at. */
export function watchContent(contentDir: string) {
  let touched = new Set<string>();
  let events = 0;
  let identity: string | undefined;
  let watches: ReturnType<typeof watchFolders> | undefined;

  const onTouched = (path: string) => {
    events += 1;
    if (path === '' || isRead(path)) touched.add(path);
  };
  /** Forgets what was told: all files are about to be looked at. */
  const reset = () => {
    const now = identityOf(contentDir, '');
    // Another folder has taken its place, or there is one at last.
    if (now !== identity) watches?.close();
    if (now !== identity && now !== undefined) {
      watches = watchFolders(contentDir, (folder) => folder === '' || isRead(folder), onTouched);
    }
    identity = now;
    touched = new Set();
    events = 0;
  };
  /** Whether a path is a file of the listing, and was one or nothing before. */
  const isPlain = (path: string, files: ContentFiles) => {
    if (!LISTED.test(path)) return false;
    const place = join(contentDir, path);
    try {
      const now = lstatSync(place, { throwIfNoEntry: false });
      if (now !== undefined) return now.isFile() && now.nlink === 1;
    } catch {
      return false;
    }
    return (
      path.endsWith('.json') || !allFiles(files).some((one) => one.path.startsWith(place + sep))
    );
  };

  return {
    /** Resolves when everything that happened before the call has been told. */
    async settled(): Promise<void> {
      // Events are read once a turn of the event loop, and the first of these may be in the middle of one.
      await setImmediate();
      await setImmediate();
    },
    /**
     * The paths below the folder that have been written or deleted since the last call; null where that is in doubt, and
     * all files are to be looked at. `files`: what was there then.
     */
    take(files: ContentFiles): ReadonlySet<string> | null {
      const isTold =
        watches?.isPrompt === true &&
        events <= MAX_EVENTS &&
        identityOf(contentDir, '') === identity;
      if (!isTold || ![...touched].every((path) => isPlain(path, files))) return null;
      const paths = touched;
      touched = new Set();
      events = 0;
      return paths;
    },
    reset,
    close: () => watches?.close(),
  };
}

export type ContentWatch = ReturnType<typeof watchContent>;
