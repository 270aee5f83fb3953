// @vitest-environment happy-dom
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { EditorContext } from '#page-editor/session/EditorContext.ts';
import { commandOf, keyUse } from '#page-editor/window/workspace/keys.ts';
import { focusPart } from '#page-editor/window/workspace/parts.ts';
import { useCommands } from '#page-editor/window/workspace/useCommands.ts';
import { mount } from '../../ui/mount.tsx';
import { bareServices } from '../form/support/bareServices.ts';
import { memorySession } from '../form/support/memorySession.ts';

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
  [key('?', 's'), 'help', null],
  [key('d', 'c'), 'duplicate', null],
  [key('F', 'cs'), 'find', 'find'],
  [key('f', 'c'), null, null],
  [key('a', 'c'), null, null],
  // A person who writes a letter with the third level of the keyboard.
  [key('o', 'ca'), null, null],
])('%j is %s, and %s while a text is edited', (event, command, whileTyping) => {
  expect([commandOf(event, null), commandOf(event, 'own')]).toEqual([command, whileTyping]);
});

const TYPED = [key('o'), key('?', 's'), key('+'), key('3')];
const OTHERS = [...TYPED, key('Delete'), key('ArrowDown'), key('ArrowDown', 'a')];

test.each([
  ['slices', 'outline help insert desktop delete - moveDown'],
  ['control', 'outline help insert desktop - - -'],
  ['own', '- - - - - - -'],
] as const)('where keys are used as %s, letters and arrows are %s', (use, commands) => {
  expect(OTHERS.map((event) => commandOf(event, use) ?? '-').join(' ')).toBe(commands);
});

test.each([
  ['<button data-here>Duplicate</button>', null],
  ['<div role="toolbar"><button data-here>Bold</button></div>', null],
  ['<div data-part="form"><button data-here>Replace</button></div>', 'control'],
  ['<input data-here type="checkbox" role="switch">', 'control'],
  ['<div role="radiogroup"><input data-here type="radio"></div>', 'control'],
  ['<div role="tablist"><div data-here role="tab">Gate</div></div>', 'control'],
  ['<div role="grid"><div data-here role="row">Callout</div></div>', 'control'],
  ['<nav data-part="spine"><div role="listbox"><i data-here></i></div></nav>', 'slices'],
  ['<div role="menu"><div data-here role="menuitem">Delete</div></div>', 'own'],
  ['<section role="alertdialog"><button data-here>Unpublish</button></section>', 'own'],
  ['<input data-here>', 'own'],
  ['<input data-here type="password">', 'own'],
  ['<table role="grid"><td><textarea data-here></textarea></td></table>', 'own'],
  ['<div contenteditable="true"><p data-here>Words</p></div>', 'own'],
  ['<div contenteditable="false"><p data-here>Words</p></div>', null],
])('with the focus in %s keys are used as %s', (markup, use) => {
  document.body.innerHTML = markup;
  expect(keyUse(document.querySelector('[data-here]'))).toBe(use);
});

test.each([
  [true, ['z']],
  [false, ['Delete', 'Enter', 'ArrowDown', 'z']],
])('of the keys of a page, played: %s, the workspace uses %j', async (isPlaying, used) => {
  const done = () => true;
  // Cast: what these keys ask for.
  const ports = {
    session: memorySession('page', {}),
    place: { zone: 'slices', index: 0 },
    actions: { remove: done },
    isPlaying,
    boxes: () => [],
    parts: {},
    onEnter: done,
  } as unknown as Parameters<typeof useCommands>[0];
  const found: Partial<ReturnType<typeof useCommands>> = {};
  function Room() {
    const commands = useCommands(ports);
    return createElement('div', { ref: () => void Object.assign(found, commands) });
  }
  await mount(createElement(EditorContext, { value: bareServices }, createElement(Room)));
  const pressed = ['Delete', 'Enter', 'ArrowDown', 'z'].filter((name) => {
    const event = new KeyboardEvent('keydown', {
      key: name,
      ctrlKey: name === 'z',
      cancelable: true,
    });
    document.body.dispatchEvent(event);
    found.onFrameKey?.(event);
    return event.defaultPrevented;
  });
  expect(pressed).toEqual(used);
});

test('F6 goes round the parts, past one that has nothing to focus yet', () => {
  document.body.innerHTML = `
    <div data-part="bar"><button>Back</button></div>
    <div data-part="outline"></div>
    <div data-part="form"><input></div>`;
  // Nothing is laid out here.
  Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  const steps = ([1, 1, 1, -1] as const).map((step) => {
    focusPart(document.body, step);
    return document.activeElement?.closest('[data-part]')?.getAttribute('data-part');
  });
  expect(steps).toEqual(['bar', 'form', 'bar', 'form']);
});
