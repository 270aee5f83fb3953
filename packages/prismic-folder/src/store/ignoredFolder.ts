import { AuthoringError } from '../authoring/AuthoringError.ts';
import { ignoreInGit } from './ignoreInGit.ts';
import type { StoreFs } from './StoreFs.ts';

/** Creates a hidden folder of the content folder, which git ignores. Refuses a link to elsewhere. */
export function ignoredFolder(fs: StoreFs, folder: string): void {
  fs.makeFolder(folder);
  if (fs.realPath(folder) !== folder) {
    throw new AuthoringError('refused', `${folder} is a link. Replace it by a folder`);
  }
  ignoreInGit(folder, fs);
}
