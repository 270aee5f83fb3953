import { EditorState, TextSelection, type Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { Json } from '#prismic-folder/edit';
import { typingRules } from '#editor/richText/commands/typing.ts';
import { fromProse, toProse } from '#editor/richText/format/richFormat.ts';
import { textRulesOf, type TextRules } from '#editor/richText/format/textRules.ts';

/** Everything that a model can allow. */
export const EVERYTHING = textRulesOf({
  type: 'StructuredText',
  config: {
    multi:
      'paragraph,preformatted,heading1,heading2,heading3,heading4,heading5,heading6,strong,em,hyperlink,image,embed,list-item,o-list-item,rtl',
    labels: ['note', 'quote'],
    allowTargetBlank: true,
  },
});

export const rulesOf = (config: Record<string, unknown>): TextRules =>
  textRulesOf({ type: 'StructuredText', config });

export const paragraph = (text: string, spans: readonly Json[] = []): Json => ({
  type: 'paragraph',
  text,
  spans,
});

/** A text without a view: what commands and typing make of it. */
export function editing(value: Json | undefined, rules = EVERYTHING) {
  let state = EditorState.create({
    doc: toProse(value, rules.standard),
    plugins: [typingRules(rules)],
  });
  const apply = (tr: EditorState['tr']) => {
    state = state.apply(tr);
  };
  // Cast: the typing rules use nothing else of a view.
  const view = {
    get state() {
      return state;
    },
    composing: false,
    dispatch: apply,
  } as unknown as EditorView;
  const place = (block: number, offset: number) => {
    let at = 1;
    for (let index = 0; index < block; index++) at += state.doc.child(index).nodeSize;
    return at + (offset < 0 ? state.doc.child(block).content.size + 1 + offset : offset);
  };
  return {
    get state() {
      return state;
    },
    get value() {
      return fromProse(state.doc);
    },
    apply,
    /** Offsets below 0 count from the end of the block. */
    select: (block: number, from: number, endBlock = block, to = from) => {
      const selection = TextSelection.create(state.doc, place(block, from), place(endBlock, to));
      apply(state.tr.setSelection(selection));
    },
    run: (command: Command) => command(state, apply),
    type: (text: string) => {
      for (const sign of text) {
        const { from, to } = state.selection;
        const isTaken = state.plugins.some(
          (plugin) =>
            plugin.props.handleTextInput?.call(plugin, view, from, to, sign, () => state.tr) ??
            false,
        );
        if (!isTaken) apply(state.tr.insertText(sign));
      }
    },
  };
}
