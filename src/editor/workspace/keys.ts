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

/** Commands that also work in the list of slices, which uses letters and arrows itself. */
const IN_LIST = new Set<KeyCommand>([
  'moveUp',
  'moveDown',
  'duplicate',
  'delete',
  'enter',
  'leave',
]);

/** What has the focus, as far as keys are concerned: a control of its own keys, or the list of slices. */
export type KeyUse = 'own' | 'slices' | null;

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
  return use === 'slices' && IN_LIST.has(command) ? command : null;
}

/** Controls that use letters and arrows themselves. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=grid], [role=listbox], [role=menu], [role=radiogroup], [role=tablist], [role=dialog], [role=slider], [role=spinbutton]';

/** What keys mean where the focus is. */
export function keyUse(element: Element | null): KeyUse {
  if (!element?.closest(OWN_KEYS)) return null;
  return element.closest('[data-part=spine] [role=listbox]') ? 'slices' : 'own';
}
