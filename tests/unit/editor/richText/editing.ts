import { EditorState, TextSelection, type Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { Json } from '#prismic-folder/edit';
import { typingRules } from '#page-editor/fields/richText/commands/typing.ts';
import { fromProse, toProse } from '#page-editor/fields/richText/format/richFormat.ts';
import { picturePlaces } from '#page-editor/fields/richText/paste/insertPasted.ts';
import { textRulesOf, type TextRules } from '#page-editor/fields/richText/format/textRules.ts';

export const rulesOf = (config: Record<string, unknown>): TextRules =>
  textRulesOf({ type: 'StructuredText', config });

/** Everything that a model can allow. */
export const EVERYTHING = rulesOf({
  multi:
    'paragraph,preformatted,heading1,heading2,heading3,heading4,heading5,heading6,strong,em,hyperlink,image,embed,list-item,o-list-item,rtl',
  labels: ['note', 'quote'],
  allowTargetBlank: true,
});

export const block = (type: string, text: string, more: Record<string, Json> = {}): Json => ({
  type,
  text,
  spans: [],
  ...more,
});

export const paragraph = (text: string, spans: readonly Json[] = []): Json =>
  block('paragraph', text, { spans });

const nothing = () => undefined;

/** The actions of a text whose field does not listen. */
export const UNHEARD = {
  onChange: nothing,
  onUpdate: nothing,
  onLeave: nothing,
  onLink: nothing,
  onToolbar: nothing,
  onPaste: nothing,
  onFiles: nothing,
};

/** The value of a field in short lines: `heading2: Low tide {strong Low} (note)`. */
export function lines(value: unknown): readonly string[] {
  // Cast: the value of a field of texts, pictures and embeds.
  const blocks = (value ?? []) as readonly {
    type: string;
    text?: string;
    label?: string;
    direction?: string;
    oembed?: { embed_url: string };
    spans?: readonly { type: string; start: number; end: number; data?: Record<string, string> }[];
  }[];
  return blocks.map(({ type, text = '', spans = [], label, direction, oembed }) => {
    const marks = spans.map(({ type: kind, start, end, data }) => {
      const target = data?.['url'] ?? data?.['label'];
      return ` {${kind} ${text.slice(start, end)}${target === undefined ? '' : ` ${target}`}}`;
    });
    const looks = [label, direction].flatMap((look) => (look === undefined ? [] : [` (${look})`]));
    return `${type}: ${[oembed?.embed_url ?? text, ...marks, ...looks].join('')}`;
  });
}

/** A text without a view: what commands and typing make of it. */
export function editing(value: Json | undefined, rules = EVERYTHING) {
  let state = EditorState.create({
    doc: toProse(value, rules.standard),
    plugins: [typingRules(rules), picturePlaces()],
  });
  const apply = (tr: EditorState['tr'] | null) => {
    if (tr !== null) state = state.apply(tr);
  };
  // Cast: the typing rules use nothing else of a view.
  const view = {
    get state() {
      return state;
    },
    composing: false,
    dispatch: apply,
  } as unknown as EditorView;
  const place = (index: number, offset: number) => {
    const before = state.doc.content.content.slice(0, index);
    return before.reduce((sum, node) => sum + node.nodeSize, 1) + offset;
  };
  return {
    get state() {
      return state;
    },
    get value() {
      return fromProse(state.doc);
    },
    get lines() {
      return lines(fromProse(state.doc));
    },
    apply,
    select: (index: number, from: number, endIndex = index, to = from) => {
      const selection = TextSelection.create(state.doc, place(index, from), place(endIndex, to));
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
