import { countWords, listed } from '../../../kit/countWords.ts';
import { leftOutWords } from '../../../kit/fields/cutText.ts';

/** What did not come along with a paste, and what came otherwise. */
export interface PasteReport {
  readonly tables: number;
  readonly pictures: number;
  readonly embeds: number;
  /** Rows of a spreadsheet that came as lines. */
  readonly rows: number;
  /** Characters beyond the limit. */
  readonly leftOut: number;
}

export const NOTHING_LEFT: PasteReport = { tables: 0, pictures: 0, embeds: 0, rows: 0, leftOut: 0 };

/** Most characters and blocks of one paste: a long book chapter. */
export const PASTE_LIMIT = { characters: 200_000, blocks: 2000 } as const;

/** One sentence for the owner; null if everything came along. */
export function pasteWords({
  tables,
  pictures,
  embeds,
  rows,
  leftOut,
}: PasteReport): string | null {
  if (leftOut > 0) return leftOutWords(leftOut);
  const missing = Object.entries({ table: tables, picture: pictures, embed: embeds })
    .filter(([, count]) => count > 0)
    .map(([noun, count]) => countWords(count, noun));
  if (missing.length > 0) return `Pasted without ${listed(missing)}`;
  return rows > 0 ? `Pasted as ${countWords(rows, 'line')} of text` : null;
}
