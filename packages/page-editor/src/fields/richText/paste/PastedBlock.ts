import type { Node } from 'prosemirror-model';
import type { Json } from 'prismic-folder/edit';
import { richSchema } from '../format/schema.ts';
import { inlineOf } from '../format/spans.ts';
import type { TextBlock } from '../format/textRules.ts';
import type { PasteReport } from './PasteReport.ts';

/** A block of text from the clipboard, in Prismic's form. */
export interface PastedText {
  readonly type: TextBlock;
  readonly text: string;
  readonly spans: readonly Json[];
  readonly label?: string | null;
  readonly direction?: string | null;
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
  const { type, text, spans, label = null, direction = null, source = null } = block;
  const content = inlineOf(text, [...spans], type === 'preformatted');
  return richSchema.node(type, { source, label, direction }, content);
}
