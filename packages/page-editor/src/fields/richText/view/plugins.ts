import { Plugin, PluginKey, type EditorState, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { richSchema } from '../format/schema.ts';
import type { TextRules } from '../format/textRules.ts';

/** A range that a popover is about; it stays visible while the popover has the focus. */
interface TextRange {
  readonly from: number;
  readonly to: number;
}

const key = new PluginKey<TextRange | null>('highlight');

/** Shows a range of the text, and follows it through edits, until `highlight` is called with another, or null. */
export function highlights(): Plugin {
  return new Plugin<TextRange | null>({
    key,
    state: {
      init: () => null,
      apply: (tr, shown) => {
        // Cast: only `highlight` sets it.
        const range = tr.getMeta(key) as TextRange | null | undefined;
        if (range !== undefined || shown === null) return range ?? null;
        const from = tr.mapping.map(shown.from, 1);
        return { from, to: Math.max(from, tr.mapping.map(shown.to, -1)) };
      },
    },
    props: {
      decorations: (state) => {
        const range = key.getState(state);
        if (!range || range.from === range.to) return null;
        const mark = Decoration.inline(range.from, range.to, { 'data-highlight': '' });
        return DecorationSet.create(state.doc, [mark]);
      },
    },
  });
}

export function highlight({ tr }: EditorState, range: TextRange | null): Transaction {
  return tr.setMeta(key, range);
}

/** Where the range is by now that a popover is about; without one the selection. */
export const highlighted = (state: EditorState): TextRange =>
  key.getState(state) ?? state.selection;

/** Gives new paragraphs the field's standard style, where its model does not allow paragraphs. */
export function keepStandard({ blocks, standard }: TextRules): Plugin {
  return new Plugin({
    appendTransaction: (transactions, _before, { doc, tr }) => {
      if (blocks.includes('paragraph') || !transactions.some(({ docChanged }) => docChanged))
        return null;
      const type = richSchema.nodes[standard];
      doc.forEach((node, at) => {
        const isNew = node.type.name === 'paragraph' && node.attrs['source'] === null;
        if (isNew && type !== undefined) tr.setBlockType(at + 1, at + 1, type, () => node.attrs);
      });
      return tr.docChanged ? tr : null;
    },
  });
}
