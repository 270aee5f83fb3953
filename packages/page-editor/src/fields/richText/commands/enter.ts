import type { Node } from 'prosemirror-model';
import { NodeSelection, TextSelection, type Command, type Transaction } from 'prosemirror-state';
import type { TextBlock, TextRules } from '../format/textRules.ts';
import { changeStyle, newBlock } from './blockCommands.ts';

const isList = (block: Node) =>
  block.type.name === 'list-item' || block.type.name === 'o-list-item';
const isHeading = (block: Node) => block.type.name.startsWith('heading');

/** Enter: ends a list at its empty item, leaves preformatted text at its empty line, else splits. */
export function enter({ standard }: TextRules): Command {
  return (state, dispatch) => {
    const { selection, tr } = state;
    if (selection instanceof NodeSelection) {
      dispatch?.(insertBeside(tr, selection.to, standard));
      return true;
    }
    if (!selection.empty) tr.deleteSelection();
    const { $from } = tr.selection;
    const block = $from.parent;
    if (!block.isTextblock) return false;
    if (isList(block) && block.content.size === 0) changeStyle(tr, standard);
    else if (block.type.spec.code) newLineInCode(tr, standard);
    else split(tr, standard);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

function split(tr: Transaction, standard: TextBlock): void {
  const { $from } = tr.selection;
  const block = $from.parent;
  const offset = $from.parentOffset;
  // Cast: blocks of text are named so.
  const type = isHeading(block) ? standard : (block.type.name as TextBlock);
  const isSame = type === block.type.name;
  const label: unknown = block.attrs['label'];
  const direction: unknown = block.attrs['direction'];
  const looks = {
    label: isSame && typeof label === 'string' ? label : null,
    direction: typeof direction === 'string' ? direction : null,
  };
  // At the start, the block itself stays what it is in the file.
  if (offset === 0 && block.content.size > 0) {
    tr.insert($from.before(), newBlock(type, looks));
    return;
  }
  const isEnd = offset === block.content.size;
  const { type: after } = isEnd ? newBlock(type) : block;
  tr.split($from.pos, 1, [{ type: after, attrs: isEnd ? looks : { ...looks, label } }]);
}

function newLineInCode(tr: Transaction, standard: TextBlock): void {
  const { $from } = tr.selection;
  const isAtEnd = $from.parentOffset === $from.parent.content.size;
  if (!isAtEnd || !$from.parent.textContent.endsWith('\n')) {
    tr.insertText('\n');
    return;
  }
  tr.delete($from.pos - 1, $from.pos);
  insertBeside(tr, tr.selection.$from.after(), standard);
}

function insertBeside(tr: Transaction, at: number, standard: TextBlock): Transaction {
  tr.insert(at, newBlock(standard));
  return tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView();
}

/** Shift-Enter: a line break in the block; above a selected picture, a new line. */
export function lineBreak({ standard }: TextRules): Command {
  return ({ selection, tr, schema }, dispatch) => {
    if (selection instanceof NodeSelection) {
      dispatch?.(insertBeside(tr, selection.from, standard));
      return true;
    }
    const isCode = selection.$from.parent.type.spec.code;
    if (isCode) tr.insertText('\n');
    else tr.replaceSelectionWith(schema.node('break'), true);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Backspace at the start of a block: takes its style off first; then blocks are joined as usual. */
export function backspaceAtStart({ standard }: TextRules): Command {
  return ({ selection, tr }, dispatch) => {
    const { $from, empty } = selection;
    if (!empty || !(selection instanceof TextSelection) || $from.parentOffset > 0) return false;
    const block = $from.parent;
    if (block.type.name === standard) return false;
    const isAlone = block.content.size === 0 || $from.index(0) === 0;
    if (isHeading(block) ? !isAlone : !isList(block) && !block.type.spec.code) return false;
    dispatch?.(changeStyle(tr, standard));
    return true;
  };
}
