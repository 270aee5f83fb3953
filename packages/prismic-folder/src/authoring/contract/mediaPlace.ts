import type { MediaUse } from './media.ts';

/** The place of all content that was moved aside, such as the demo: it keeps its files. */
export const ASIDE = 'aside';

/**
 * The place of a use, as a key: a field of a document, the same one in its draft and its published version; a whole
 * file that is no document, such as an external project; all that is kept aside.
 */
export function mediaPlace({ document, file, path }: MediaUse): string {
  if (document !== undefined) return JSON.stringify([document, path]);
  return file.startsWith(`${ASIDE}/`) ? ASIDE : file;
}
