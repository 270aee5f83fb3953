import { editsText } from '../../kit/editsText.ts';

/**
 * Where else than on the page, whose keys nobody uses, a command works: also while a text is edited; wherever nothing
 * is typed, as those of letters; in the list of slices, which uses arrows itself.
 */
type Reach = 'everywhere' | 'letter' | 'list';

interface Command {
  /** `mod` is Control, or Command on Apple's systems. */
  readonly keys: readonly string[];
  readonly reach?: Reach;
}

const COMMANDS = {
  undo: { keys: ['mod z'], reach: 'everywhere' },
  redo: { keys: ['mod shift z', 'mod y'], reach: 'everywhere' },
  save: { keys: ['mod s'], reach: 'everywhere' },
  review: { keys: ['mod enter'], reach: 'everywhere' },
  preview: { keys: ['mod p'], reach: 'everywhere' },
  goTo: { keys: ['mod k'], reach: 'everywhere' },
  find: { keys: ['mod shift f'], reach: 'everywhere' },
  nextPart: { keys: ['f6'], reach: 'everywhere' },
  previousPart: { keys: ['shift f6'], reach: 'everywhere' },
  outline: { keys: ['o'], reach: 'letter' },
  fold: { keys: ['\\'], reach: 'letter' },
  insert: { keys: ['a', '+'], reach: 'letter' },
  empty: { keys: ['e'], reach: 'letter' },
  theme: { keys: ['t'], reach: 'letter' },
  help: { keys: ['?'], reach: 'letter' },
  phone: { keys: ['1'], reach: 'letter' },
  tablet: { keys: ['2'], reach: 'letter' },
  desktop: { keys: ['3'], reach: 'letter' },
  full: { keys: ['4'], reach: 'letter' },
  moveUp: { keys: ['alt arrowup'], reach: 'list' },
  moveDown: { keys: ['alt arrowdown'], reach: 'list' },
  duplicate: { keys: ['mod d'], reach: 'list' },
  delete: { keys: ['backspace', 'delete'], reach: 'list' },
  enter: { keys: ['enter'], reach: 'list' },
  leave: { keys: ['escape'], reach: 'list' },
  next: { keys: ['arrowdown'] },
  previous: { keys: ['arrowup'] },
} as const satisfies Readonly<Record<string, Command>>;

/** What a key does in the workspace. */
export type KeyCommand = keyof typeof COMMANDS;

// Cast: the keys of the table.
const NAMES = Object.keys(COMMANDS) as KeyCommand[];

const BY_KEYS = new Map<string, KeyCommand>(
  NAMES.flatMap((name) => COMMANDS[name].keys.map((keys) => [keys, name])),
);

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Who uses keys where the focus is: a text or what is open over the workspace all but those of commands; a control
 * arrows, Enter and what deletes; the list of slices arrows.
 */
export type KeyUse = 'own' | 'control' | 'slices' | null;

/** The command of a key; null if it has none there. */
export function commandOf(event: Key, use: KeyUse): KeyCommand | null {
  const pressed = [
    ...(event.ctrlKey || event.metaKey ? ['mod'] : []),
    ...(event.altKey ? ['alt'] : []),
    event.key.toLowerCase(),
  ];
  // With Shift a key is another letter, or the same in capitals.
  const shifted = pressed.toSpliced(-1, 0, 'shift').join(' ');
  const command =
    (event.shiftKey ? BY_KEYS.get(shifted) : undefined) ?? BY_KEYS.get(pressed.join(' '));
  if (command === undefined) return null;
  const { reach }: Command = COMMANDS[command];
  if (use === null || reach === 'everywhere') return command;
  if (use !== 'own' && reach === 'letter') return command;
  return use === 'slices' && reach === 'list' ? command : null;
}

/** What is open over the workspace: its keys are its own. */
const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu]';

/**
 * Controls that use arrows, Enter or Backspace themselves. Whoever presses Delete on a button of the form, as that of
 * a picture, means its field and not the slice.
 */
const CONTROLS = [
  'input',
  '[data-part=form] button',
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
