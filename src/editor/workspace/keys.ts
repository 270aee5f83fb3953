import { editsText } from '../canvas/editsText.ts';

/** What a key does in the workspace. */
export type KeyCommand =
  | 'undo'
  | 'redo'
  | 'save'
  | 'review'
  | 'preview'
  | 'goTo'
  | 'find'
  | 'outline'
  | 'fold'
  | 'insert'
  | 'theme'
  | 'help'
  | 'phone'
  | 'tablet'
  | 'desktop'
  | 'full'
  | 'next'
  | 'previous'
  | 'enter'
  | 'leave'
  | 'moveUp'
  | 'moveDown'
  | 'duplicate'
  | 'delete'
  | 'nextPart'
  | 'previousPart';

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const WITH_COMMAND: Readonly<Record<string, KeyCommand>> = {
  z: 'undo',
  y: 'redo',
  s: 'save',
  enter: 'review',
  p: 'preview',
  k: 'goTo',
  d: 'duplicate',
};

const WITH_SHIFT: Readonly<Record<string, KeyCommand>> = { z: 'redo', f: 'find' };

const SINGLE: Readonly<Record<string, KeyCommand>> = {
  o: 'outline',
  '\\': 'fold',
  a: 'insert',
  '+': 'insert',
  t: 'theme',
  '?': 'help',
  '1': 'phone',
  '2': 'tablet',
  '3': 'desktop',
  '4': 'full',
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Enter: 'enter',
  Escape: 'leave',
  Backspace: 'delete',
  Delete: 'delete',
};

/** Commands that also work while a text is edited. */
const EVERYWHERE = new Set<KeyCommand>([
  'undo',
  'redo',
  'save',
  'review',
  'preview',
  'goTo',
  'find',
  'nextPart',
  'previousPart',
]);

/** Commands of letters, which work wherever nothing is typed. */
const LETTERS = new Set<KeyCommand>([
  'outline',
  'fold',
  'insert',
  'theme',
  'help',
  'phone',
  'tablet',
  'desktop',
  'full',
]);

/** Commands that also work in the list of slices, which uses arrows itself. */
const IN_LIST = new Set<KeyCommand>([
  'moveUp',
  'moveDown',
  'duplicate',
  'delete',
  'enter',
  'leave',
]);

/**
 * Who uses keys where the focus is: a text or what is open over the workspace all but those of commands; a control
 * arrows, Enter and what deletes; the list of slices arrows.
 */
export type KeyUse = 'own' | 'control' | 'slices' | null;

/** The command of a key; null if it has none there. */
export function commandOf(event: Key, use: KeyUse): KeyCommand | null {
  const { key, altKey, shiftKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  let command: KeyCommand | undefined;
  if (key === 'F6') command = shiftKey ? 'previousPart' : 'nextPart';
  else if (isCommand && !altKey) {
    const name = key.toLowerCase();
    command = (shiftKey ? WITH_SHIFT[name] : undefined) ?? WITH_COMMAND[name];
  } else if (altKey && !isCommand) {
    if (key === 'ArrowUp') command = 'moveUp';
    if (key === 'ArrowDown') command = 'moveDown';
  } else if (!isCommand && !altKey) {
    command = SINGLE[key] ?? SINGLE[key.length === 1 ? key.toLowerCase() : key];
  }
  if (command === undefined) return null;
  if (use === null || EVERYWHERE.has(command)) return command;
  if (use !== 'own' && LETTERS.has(command)) return command;
  return use === 'slices' && IN_LIST.has(command) ? command : null;
}

/** What is open over the workspace: its keys are its own. */
const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu]';

/** Controls that use arrows, Enter or Backspace themselves. */
const CONTROLS = [
  'input',
  ...['grid', 'listbox', 'radiogroup', 'slider', 'spinbutton', 'tablist'].map(
    (role) => `[role=${role}]`,
  ),
].join(', ');

/** Who uses keys where the focus is. */
export function keyUse(element: Element | null): KeyUse {
  if (editsText(element) || element?.closest(OVERLAYS)) return 'own';
  if (element?.closest('[data-part=spine] [role=listbox]')) return 'slices';
  return element?.closest(CONTROLS) ? 'control' : null;
}
