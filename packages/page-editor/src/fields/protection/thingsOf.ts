import { countWords } from '../../kit/countWords.ts';
import type { StillProtected } from '../../api/guardProtection.ts';

/** How much it is, in words: `1 document and 5 files`. */
export function thingsOf({ documents, media, external }: StillProtected): string {
  const parts = [
    [documents.length, 'document', 'documents'],
    [external.length, 'external project', 'external projects'],
    [media.length, 'file', 'files'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => countWords(count, one, many))
    .join(' and ');
}
