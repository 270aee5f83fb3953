import { Plugin, PluginKey, type EditorState, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { richSchema } from '../format/schema.ts';
import type { TextRules } from '../format/textRules.ts';

/** A range that a popover is about; it stays visible while the popover has the focus. */
interface TextRange {
  readonly from: number;
  readonly to: number;
}

const key = new PluginKey<DecorationSet>('highlight');

/** Shows a range of the text until `highlight` is called with another, or null. */
export function highlights(): Plugin {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, shown) => {
        // Cast: only `highlight` sets it.
        const range = tr.getMeta(key) as TextRange | null | undefined;
        if (range === undefined) return shown.map(tr.mapping, tr.doc);
        if (range === null) return DecorationSet.empty;
        const mark = Decoration.inline(range.from, range.to, { 'data-highlight': '' });
        return DecorationSet.create(tr.doc, [mark]);
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

export function highlight({ tr }: EditorState, range: TextRange | null): Transaction {
  return tr.setMeta(key, range);
}

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
