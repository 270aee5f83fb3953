import { countWords, listed } from '../../kit/countWords.ts';
import type { StillProtected } from '../../api/guardProtection.ts';

/** How much it is, in words: `1 document, 2 external projects and 5 files`. */
export function thingsOf({ documents, media, external }: StillProtected): string {
  const parts = { document: documents, 'external project': external, file: media };
  const counts = Object.entries(parts).filter(([, { length }]) => length > 0);
  return listed(counts.map(([noun, { length }]) => countWords(length, noun)));
}
