import { Plugin, PluginKey, type EditorState, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

/** A range that a popover is about; it stays visible while the popover has the focus. */
export interface TextRange {
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
