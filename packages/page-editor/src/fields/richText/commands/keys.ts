import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { undoInputRule } from 'prosemirror-inputrules';
import { keydownHandler } from 'prosemirror-keymap';
import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { TextBlock, TextRules } from '../format/textRules.ts';
import { setStyle, toggleStyle } from './blockCommands.ts';
import { backspaceAtStart, enter, lineBreak } from './enter.ts';
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
