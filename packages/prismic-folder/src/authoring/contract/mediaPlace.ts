import { ASIDE } from '../../types.ts';
import type { MediaUse } from './media.ts';

/**
 * The place of a use, as a key: a field of a document, the same one in its draft and its published version; a whole
 * file that is no document, such as an external project; all that was moved aside, such as the demo, which keeps its files.
 */
export function mediaPlace({ document, file, path }: MediaUse): string {
  if (document !== undefined) return JSON.stringify([document, path]);
  return file.startsWith(`${ASIDE}/`) ? ASIDE : file;
}
