import type { MediaUse } from './media.ts';

/**
 * The place of a use, as a key: a field of a document, the same one in its draft and its published version; a whole
 * file that is no document, such as an external project.
 */
export function mediaPlace({ document, file, path }: MediaUse): string {
  return document === undefined ? file : JSON.stringify([document, path]);
}
