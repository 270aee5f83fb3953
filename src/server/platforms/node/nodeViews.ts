import { createViews, type Views } from '#server/access/views/createViews.ts';
import { monotonicNow } from '#server/lib/clock.ts';
import { accessFile } from './keptFile.ts';
import { sharedFile } from './sharedFile.ts';

/** Views as a file of the content folder. */
export const nodeViews = (
  contentDir: string,
  log: (message: string, error: unknown) => void,
): Views =>
  createViews({ file: sharedFile(accessFile(contentDir, 'views.json')), now: monotonicNow, log });
