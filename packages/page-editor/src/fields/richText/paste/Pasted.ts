import type { Node } from 'prosemirror-model';
import type { Json } from 'prismic-folder/edit';
import { countWords, listed } from '../../../kit/countWords.ts';
import { leftOutWords } from '../../../kit/fields/cutText.ts';
import { type BlockLooks, NO_LOOKS } from '../format/richFormat.ts';
import { richSchema } from '../format/schema.ts';
import { inlineOf } from '../format/spans.ts';
import type { TextBlock } from '../format/textRules.ts';

/** A block of text from the clipboard, in Prismic's form. */
export interface PastedText extends Partial<BlockLooks> {
  readonly type: TextBlock;
  readonly text: string;
  readonly spans: readonly Json[];
  /** The block that was copied here, with keys that are not known. */
  readonly source?: Json;
}

/** A block with text, another block as a file has it, or a picture that has to be uploaded first. */
export type PastedBlock =
  | PastedText
  | { readonly type: 'atom'; readonly json: Json }
  | { readonly type: 'picture'; readonly file: File };

export function isPastedText(block: PastedBlock): block is PastedText {
  return block.type !== 'atom' && block.type !== 'picture';
}

/** What a reader found on the clipboard. */
export interface Pasted {
  readonly blocks: readonly PastedBlock[];
  readonly report: PasteReport;
}

/** A block of text as a node; it is written as it was only if it was copied here. */
export function pastedNode(block: PastedText): Node {
  const { type, text, spans, source = null, ...looks } = block;
  const content = inlineOf(text, spans, type === 'preformatted');
  return richSchema.node(type, { source, ...NO_LOOKS, ...looks }, content);
}

/** What did not come along with a paste, and what came otherwise. */
export interface PasteReport {
  readonly tables: number;
  readonly pictures: number;
  readonly embeds: number;
  /** That are no pictures. */
  readonly files: number;
  /** Rows of a spreadsheet that came as lines. */
  readonly rows: number;
  /** Characters beyond the limit. */
  readonly leftOut: number;
}

export const NOTHING_LEFT: PasteReport = {
  tables: 0,
  pictures: 0,
  embeds: 0,
  files: 0,
  rows: 0,
  leftOut: 0,
};

/** Most characters and blocks of one paste: a long book chapter. */
export const PASTE_LIMIT = { characters: 200_000, blocks: 2000 } as const;

/** One sentence for the owner; null if everything came along. */
export function pasteWords({
  tables,
  pictures,
  embeds,
  files,
  rows,
  leftOut,
}: PasteReport): string | null {
  if (leftOut > 0) return leftOutWords(leftOut);
  const missing = Object.entries({ table: tables, picture: pictures, embed: embeds, file: files })
    .filter(([, count]) => count > 0)
    .map(([noun, count]) => countWords(count, noun));
  if (missing.length > 0) return `Pasted without ${listed(missing)}`;
  return rows > 0 ? `Pasted as ${countWords(rows, 'line')} of text` : null;
}
