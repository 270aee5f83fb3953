import type { Mark, Node } from 'prosemirror-model';
import { TextSelection, type Command, type EditorState, type Transaction } from 'prosemirror-state';
import type { Json } from 'prismic-folder/edit';
import { dataOf, labelOf, richSchema } from '../format/schema.ts';
import { markOf } from '../format/spans.ts';

type Matches = (mark: Mark) => boolean;

export const isStrong: Matches = ({ type }) => type === richSchema.marks['strong'];
export const isEm: Matches = ({ type }) => type === richSchema.marks['em'];
export const isLink: Matches = ({ type }) => type === richSchema.marks['hyperlink'];
const isLabel: Matches = ({ type }) => type === richSchema.marks['label'];

/** Whether a mark is on a whole selection, or on what would be typed at the cursor. */
export function isMarked({ selection, storedMarks, doc }: EditorState, matches: Matches): boolean {
  if (selection.empty) return (storedMarks ?? selection.$from.marks()).some(matches);
  let [has, lacks] = [false, false];
  doc.nodesBetween(selection.from, selection.to, (node) => {
    if (!node.isText) return;
    if (node.marks.some(matches)) has = true;
    else lacks = true;
  });
  return has && !lacks;
}

/** The name of the label at the cursor or on the whole selection. */
export function markedLabel(state: EditorState): string | null {
  const { selection, doc } = state;
  const marks = selection.empty
    ? selection.$from.marks()
    : (firstText(doc, selection.from, selection.to)?.marks ?? []);
  const label = marks.find(isLabel);
  if (label === undefined || !isMarked(state, isLabel)) return null;
  return labelOf(label.attrs);
}

function firstText(doc: Node, from: number, to: number): Node | null {
  let found: Node | null = null;
  doc.nodesBetween(from, to, (node) => {
    if (node.isText) found ??= node;
    return found === null;
  });
  return found;
}

/** Sets or takes off bold or italics: on the selection, or for what is typed next. */
export function toggleSpan(type: 'strong' | 'em'): Command {
  const matches = type === 'strong' ? isStrong : isEm;
  return (state, dispatch) => {
    const { selection, tr } = state;
    const isOn = isMarked(state, matches);
    if (selection.empty) {
      if (!(selection instanceof TextSelection)) return false;
      const mark = richSchema.mark(type);
      dispatch?.(isOn ? tr.removeStoredMark(mark.type) : tr.addStoredMark(mark));
      return true;
    }
    dispatch?.(replaceMarks(tr, matches, isOn ? null : richSchema.mark(type)));
    return true;
  };
}

/** Puts a label on the selected words in place of another; null takes labels off. */
export function setSpanLabel(label: string | null): Command {
  return ({ selection, tr }, dispatch) => {
    if (selection.empty) return false;
    const mark = label === null ? null : markOf({ type: 'label', data: { label } });
    dispatch?.(replaceMarks(tr, isLabel, mark));
    return true;
  };
}

/** A link around the cursor, or in the selection: its data and its place. */
interface LinkRange {
  readonly data: Json;
  readonly from: number;
  readonly to: number;
}

/** The link at the cursor or at the start of the selection, as far as it reaches in its block. */
export function linkAt({ selection }: EditorState): LinkRange | null {
  const { $from, empty } = selection;
  if (!$from.parent.isTextblock) return null;
  const beside = empty ? [$from.nodeBefore, $from.nodeAfter] : [$from.nodeAfter];
  const mark = beside.flatMap((node) => node?.marks ?? []).find(isLink);
  if (mark === undefined) return null;
  // The run of text with this link that the cursor touches.
  let [from, to] = [-1, -1];
  $from.parent.forEach((node, offset) => {
    const at = $from.start() + offset;
    if (!mark.isInSet(node.marks) || (to >= $from.pos && at > to)) return;
    if (at !== to) from = at;
    to = at + node.nodeSize;
  });
  return { data: jsonOf(mark), from, to };
}

function jsonOf(mark: Mark): Json {
  // Cast: data of a span of the file, or of a link in its form.
  return (dataOf(mark.attrs) ?? null) as Json;
}

/** Links a range, or takes its links off with null. Without words at the range, `text` is inserted. */
export function setLink(range: { from: number; to: number }, data: Json, text = ''): Command {
  return ({ tr }, dispatch) => {
    let { from, to } = range;
    if (from === to && data !== null) {
      if (text === '') return false;
      tr.insertText(text, from);
      to = from + text.length;
    }
    const mark = data === null ? null : markOf({ type: 'hyperlink', data });
    tr.setSelection(TextSelection.create(tr.doc, from, to));
    replaceMarks(tr, isLink, mark);
    tr.setSelection(TextSelection.create(tr.doc, to));
    dispatch?.(tr);
    return true;
  };
}

/** Replaces marks of a kind in the selection; spaces at its ends get no new one. */
function replaceMarks(tr: Transaction, matches: Matches, mark: Mark | null): Transaction {
  const { from, to } = tr.selection;
  const old = new Set<Mark>();
  tr.doc.nodesBetween(from, to, (node) => {
    for (const found of node.marks.filter(matches)) old.add(found);
  });
  for (const found of old) tr.removeMark(from, to, found);
  if (mark !== null) tr.addMark(...trimmed(tr.doc, from, to), mark);
  return tr;
}

function trimmed(doc: Node, from: number, to: number): readonly [number, number] {
  const text = doc.textBetween(from, to, '\ufffc', '\ufffc');
  const start = text.length - text.trimStart().length;
  const end = text.length - text.trimEnd().length;
  // A cut block would shift offsets; then nothing is trimmed.
  const isWhole = text.length !== to - from || start + end >= text.length;
  return isWhole ? [from, to] : [from + start, to - end];
}
