import type { ShareStore } from '#server/access/share/ShareStore.ts';
import { accessFile } from './keptFile.ts';

/** Share links and counts as two files of the content folder. */
export const nodeShares = (contentDir: string): ShareStore => ({
  links: accessFile(contentDir, 'share-links.json'),
  opens: accessFile(contentDir, 'opens.json'),
});
