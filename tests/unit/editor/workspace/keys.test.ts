import { expect, test } from 'vitest';
import { commandOf } from '#editor/workspace/keys.ts';

const key = (name: string, modifiers = '') => ({
  key: name,
  ctrlKey: modifiers.includes('c'),
  metaKey: modifiers.includes('m'),
  altKey: modifiers.includes('a'),
  shiftKey: modifiers.includes('s'),
});

test.each([
  [key('z', 'c'), 'undo', 'undo'],
  [key('Z', 'cs'), 'redo', 'redo'],
  [key('s', 'm'), 'save', 'save'],
  [key('F6', 's'), 'previousPart', 'previousPart'],
  [key('ArrowUp', 'a'), 'moveUp', null],
  [key('ArrowDown'), 'next', null],
  [key('o'), 'outline', null],
  [key('O', 's'), 'outline', null],
  [key('?', 's'), 'help', null],
  [key('Backspace'), 'delete', null],
  [key('d', 'c'), 'duplicate', null],
  [key('F', 'cs'), 'find', 'find'],
  [key('f', 'c'), null, null],
  [key('a', 'c'), null, null],
  // A person who writes a letter with the third level of the keyboard.
  [key('o', 'ca'), null, null],
])('%j is %s, and %s while a text is edited', (event, command, whileTyping) => {
  expect([commandOf(event, null), commandOf(event, 'own')]).toEqual([command, whileTyping]);
});

test.each([
  [key('ArrowDown'), null],
  [key('ArrowDown', 'a'), 'moveDown'],
  [key('Delete'), 'delete'],
  [key('o'), null],
])('in the list of slices %j is %s', (event, command) => {
  expect(commandOf(event, 'slices')).toBe(command);
});
