import { expect, test } from 'vitest';
import { placeTargets } from '#page-editor/window/help/GoToDialog.tsx';
import { matching } from '#page-editor/kit/lists/matching.ts';
import { hintFor, type HintId, doneBy, type Progress } from '#page-editor/window/help/Hints.tsx';
import { shortcutGroups } from '#page-editor/window/help/ShortcutDialog.tsx';
import { keyName, undoWords } from '#page-editor/kit/overlays/keyWords.ts';
import { commandOf } from '#page-editor/window/workspace/keys.ts';
import { demoDocument, models } from '../review/support/demo.ts';

const NOTHING = { hasPlace: false, hasChanged: false, hasMoved: false, hasPublished: false };
const start: Progress = { ...NOTHING, slicesSelected: 0, isSimulated: false };

test.each<[string, readonly HintId[], Partial<Progress>, HintId | null]>([
  ['at first', [], {}, 'click'],
  ['once something is selected', ['click'], { hasPlace: true, slicesSelected: 1 }, null],
  ['after the second slice', ['click', 'kept'], { hasPlace: true, slicesSelected: 2 }, 'move'],
  ['one at a time', ['click'], { hasPlace: true, slicesSelected: 2, hasChanged: true }, 'kept'],
  ['when a slice was moved', ['click', 'kept'], { slicesSelected: 2, hasMoved: true }, null],
  ['never again', ['click', 'kept', 'move'], { hasChanged: true, slicesSelected: 2 }, null],
  ['on the form, over a simulator', [], { isSimulated: true, hasChanged: true }, 'form'],
  ['over a simulator is one', ['form'], { isSimulated: true }, null],
])('the hint %s', (_when, done, progress, expected) => {
  expect(hintFor(new Set(done), { ...start, ...progress })).toBe(expected);
});

test('doing what a hint says closes it', () => {
  expect(doneBy({ ...start, hasPlace: true, hasMoved: true })).toEqual(['click', 'move']);
  expect(doneBy({ ...start, hasChanged: true })).toEqual([]);
  expect(doneBy({ ...start, hasChanged: true, hasPublished: true })).toEqual(['kept']);
});

/** The browser turns these into events of the clipboard (tests/e2e/editor/keyboard.spec.ts). */
const CLIPBOARD = new Set(['Mod C', 'Mod X', 'Mod V']);

test('every listed key does something in the editor, with and without a text being edited', () => {
  const names: Record<string, string> = { '↑': 'ArrowUp', '↓': 'ArrowDown', Esc: 'Escape' };
  for (const { shortcuts } of shortcutGroups) {
    for (const combination of shortcuts.flatMap(({ keys }) => keys)) {
      if (CLIPBOARD.has(combination)) continue;
      const parts = combination.split(' ');
      const last = parts.at(-1) ?? '';
      const event = {
        key: names[last] ?? (last.length === 1 ? last.toLowerCase() : last),
        ctrlKey: parts.includes('Mod'),
        metaKey: false,
        altKey: parts.includes('Alt'),
        shiftKey: parts.includes('Shift'),
      };
      expect(commandOf(event, null), combination).not.toBeNull();
      if (combination.length === 1 && combination !== '↑' && combination !== '↓') {
        expect(commandOf(event, 'own'), combination).toBeNull();
      }
    }
  }
});

test('keys have the names of the system', () => {
  const names = [true, false].map((isMac) => `${keyName('Mod', isMac)} ${undoWords(isMac)}`);
  expect(names).toEqual(['⌘ Undo with Command Z.', 'Ctrl Undo with Control Z.']);
});

const key = { type: 'case_study', name: 'low-tide' };
const lowTide = placeTargets({ json: demoDocument('case_study/low-tide'), key }, models);

test.each([
  ['company symbol', 'Company symbol', { field: 'company_symbol' }],
  ['slipway', 'Section header, 3 of 15', { zone: 'spread', index: 2 }],
  ['SLIPWAY lead', 'Lead', { zone: 'spread', index: 2, field: 'body_text' }],
])('“%s” leads to %s', (query, label, place) => {
  expect(matching(lowTide, query, 8)[0]).toMatchObject({ label, place });
});

const CHOICES = [
  { label: 'Video, file', detail: 'a film of the library, in place of an embed' },
  { label: 'Video, embed', detail: 'a film of another site' },
  { label: 'Über mich', detail: 'words, pictures and embeds' },
];

test.each([
  ['embed', ['Video, embed', 'Video, file', 'Über mich']],
  ['EMB vid', ['Video, embed', 'Video, file']],
  ['uber', ['Über mich']],
  ['', ['Video, file', 'Video, embed', 'Über mich']],
])('for %j those come first that are called so, with or without accents: %j', (query, labels) => {
  expect(matching(CHOICES, query).map(({ label }) => label)).toEqual(labels);
});
