import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { undoInputRule } from 'prosemirror-inputrules';
import { keydownHandler } from 'prosemirror-keymap';
import { type Command, NodeSelection, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { Node } from 'prosemirror-model';
import { looksOf } from '../format/richFormat.ts';
import type { TextBlock, TextRules } from '../format/textRules.ts';
import { setStyle, toggleStyle, changeStyle, newBlock } from './blockCommands.ts';
import { toggleSpan } from './spanCommands.ts';

/** What keys ask of the field around the text. */
export interface KeyActions {
  /** Enter in a single line: the next control's turn. */
  readonly onLeave: () => void;
  /** Mod-K. */
  readonly onLink: () => void;
  /** Alt-F10. */
  readonly onToolbar: () => void;
}

type Keys = Record<string, Command>;
type Handler = (view: EditorView, event: KeyboardEvent) => boolean;

/** The keys of a rich text field. Tab and undo are not among them: they belong to the window. */
export function richKeys(rules: TextRules, actions: KeyActions): Handler {
  const base = baseKeys();
  const keys: Keys = {
    ...base,
    ...styleKeys(rules),
    ...(rules.hasStrong && { 'Mod-b': toggleSpan('strong') }),
    ...(rules.hasEm && { 'Mod-i': toggleSpan('em') }),
    ...(rules.hasLinks && { 'Mod-k': call(actions.onLink) }),
    'Alt-F10': call(actions.onToolbar),
    Enter: rules.isSingle ? call(actions.onLeave) : enter(rules),
    'Shift-Enter': rules.isSingle ? call(actions.onLeave) : lineBreak(rules),
    Backspace: backspace(rules, base),
  };
  return stopping(keys);
}

/** The keys of a text without blocks and marks. */
export function plainKeys({ onLeave }: KeyActions): Handler {
  return stopping({ ...baseKeys(), Enter: call(onLeave), 'Shift-Enter': call(onLeave) });
}

/** Keys that the library would take for itself: undo, redo and leaving belong to the window. */
export function isWindowKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (key === 'Escape') return true;
  return (ctrlKey || metaKey) && !altKey && /^[zy]$/i.test(key);
}

/** The usual ones, less those of the window: Mod-Enter opens the review. */
function baseKeys(): Keys {
  const { 'Mod-Enter': _review, Enter: _enter, ...keys } = baseKeymap;
  return keys;
}

function backspace(rules: TextRules, base: Keys): Command {
  const usual = base['Backspace'];
  const commands = [undoInputRule, backspaceAtStart(rules)];
  return chainCommands(...commands, ...(usual === undefined ? [] : [usual]));
}

function styleKeys({ isSingle, blocks, standard }: TextRules): Keys {
  const keys: Keys = {};
  for (const type of blocks) {
    const level = /^heading(\d)$/.exec(type)?.[1] ?? (type === 'paragraph' ? '0' : null);
    if (level !== null) keys[`Mod-Alt-${level}`] = setStyle(type);
  }
  if (isSingle) return keys;
  const lists = blocks.filter((type): type is TextBlock => type.endsWith('list-item'));
  for (const type of lists) {
    const command = toggleStyle(type, standard);
    const digit = type === 'list-item' ? '8' : '7';
    keys[`Mod-Shift-${digit}`] = command;
    // The key's character with Shift differs by layout; the keymap also looks at the unshifted one.
    keys[`Mod-Alt-${digit}`] = command;
  }
  const [list] = lists;
  if (list === undefined) return keys;
  return { ...keys, 'Mod-]': setStyle(list), 'Mod-[': setStyle(standard) };
}

function call(action: () => void): Command {
  return (_state, dispatch) => {
    if (dispatch) action();
    return true;
  };
}

/** A key that the text uses does not reach the shortcuts of the window. */
function stopping(keys: Keys): Handler {
  const handle = keydownHandler(keys);
  return (view, event) => {
    const isUsed = handle(view, event);
    if (isUsed) event.stopPropagation();
    return isUsed;
  };
}

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
  const own = looksOf(block.attrs);
  const looks = isSame ? own : { ...own, label: null };
  // At the start, the block itself stays what it is in the file.
  if (offset === 0 && block.content.size > 0) {
    tr.insert($from.before(), newBlock(type, looks));
    return;
  }
  const isEnd = offset === block.content.size;
  const { type: after } = isEnd ? newBlock(type) : block;
  tr.split($from.pos, 1, [{ type: after, attrs: isEnd ? looks : own }]);
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
