import { hasHistory, isContentPath } from '../checkPath.ts';

/** Folders and files of the content folder whose changes are announced. */
export const WATCHED = [
  'documents',
  'drafts',
  'archive',
  'releases',
  'media',
  'media.json',
  'repository.json',
];

/** Whether a change of this file is announced: no backups and temporary files of editors. */
export function isWatchedFile(path: string): boolean {
  if (!isContentPath(path) || !WATCHED.includes(topOf(path))) return false;
  return hasHistory(path) ? path.endsWith('.json') : !path.endsWith('~');
}

/** Whether a folder may hold such files; the content folder itself is `''`. */
export function isWatchedFolder(path: string): boolean {
  return path === '' || (isContentPath(`${path}/a`) && WATCHED.includes(topOf(path)));
}

const topOf = (path: string) => path.split('/', 1)[0] ?? '';
