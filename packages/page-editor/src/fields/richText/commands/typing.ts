import { InputRule, inputRules } from 'prosemirror-inputrules';
import type { Mark } from 'prosemirror-model';
import type { EditorState, Plugin, Transaction } from 'prosemirror-state';
import { withScheme } from 'prismic-folder/models';
import { linkAddress } from '../format/attributes.ts';
import { richSchema } from '../format/schema.ts';
import { markOf } from '../format/spans.ts';
import { type TextBlock, type TextRules, quoteLabel } from '../format/textRules.ts';
import { changeStyle } from './blockCommands.ts';

/** What stands before a marker that opens: not a letter, so that snake_case stays as it is. */
const OPEN = String.raw`(?:^|[\s(\["'“‘«„\ufffc-])`;
const STRONG = [String.raw`\*\*`, '__'];
const EM = [String.raw`\*`, '_'];

/** Markdown while typing, as far as the model allows what it makes. */
export function typingRules(rules: TextRules): Plugin {
  const list: InputRule[] = [
    ...(rules.isSingle ? [] : blockRules(rules)),
    ...(rules.hasStrong ? STRONG.map((marker) => markRule(marker, 'strong')) : []),
    ...(rules.hasEm ? EM.map((marker) => markRule(marker, 'em')) : []),
    ...(rules.hasLinks ? [linkRule()] : []),
  ];
  return inputRules({ rules: list });
}

function blockRules({ blocks, labels }: TextRules): readonly InputRule[] {
  const heading = new InputRule(/^(#{1,6}) $/, (state, [, marks = ''], start, end) => {
    const type = blocks.find((name) => name === `heading${marks.length}`);
    return type === undefined ? null : styled(state, type, start, end);
  });
  const quote = quoteLabel(labels);
  const styles: readonly (readonly [RegExp, TextBlock])[] = [
    [/^[-*•] $/, 'list-item'],
    [/^1[.)] $/, 'o-list-item'],
    [/^```$/, 'preformatted'],
  ];
  return [
    heading,
    ...styles
      .filter(([, type]) => blocks.includes(type))
      .map(
        ([match, type]) =>
          new InputRule(match, (state, _all, start, end) => styled(state, type, start, end)),
      ),
    ...(quote === undefined
      ? []
      : [
          new InputRule(/^> $/, ({ tr, doc }, _all, start, end) =>
            tr.setNodeAttribute(doc.resolve(start).before(), 'label', quote).delete(start, end),
          ),
        ]),
  ];
}

function styled({ tr }: EditorState, type: TextBlock, start: number, end: number): Transaction {
  return changeStyle(tr.delete(start, end), type);
}

function markRule(marker: string, type: 'strong' | 'em'): InputRule {
  const [sign = ''] = marker.replaceAll('\\', '');
  const inner = String.raw`[^\s${sign}](?:[^${sign}]*[^\s${sign}])?`;
  const match = new RegExp(`(${OPEN})${marker}(${inner})${marker}$`, 'u');
  const length = marker.replaceAll('\\', '').length;
  return new InputRule(match, ({ tr }, [, before = '', text = ''], start, end) =>
    marked(tr, start + before.length, length, text, end, richSchema.mark(type)),
  );
}

function linkRule(): InputRule {
  return new InputRule(/\[([^[\]]+)\]\(([^()\s]+)\)$/, ({ tr }, match, start, end) => {
    const [, text = '', address = ''] = match;
    const url = linkAddress(withScheme(address));
    if (url === null) return null;
    const mark = markOf({ type: 'hyperlink', data: { link_type: 'Web', url } });
    return marked(tr, start, 1, text, end, mark);
  });
}

/** Takes the signs around a text away, and marks the text. */
function marked(
  tr: Transaction,
  start: number,
  length: number,
  text: string,
  end: number,
  mark: Mark,
) {
  const from = start + length;
  tr.delete(from + text.length, end).delete(start, from);
  return tr.addMark(start, start + text.length, mark).removeStoredMark(mark.type);
}
