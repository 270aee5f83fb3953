import { countWords } from '../../kit/countWords.ts';
import type { StillProtected } from '../../api/guardProtection.ts';

/** How much it is, in words: `1 document and 5 files`. */
export function thingsOf({ documents, media, external }: StillProtected): string {
  const parts = { document: documents, 'external project': external, file: media };
  return Object.entries(parts)
    .filter(([, { length }]) => length > 0)
    .map(([noun, { length }]) => countWords(length, noun))
    .join(' and ');
}
