import { baseKeymap } from 'prosemirror-commands';
import { NodeSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import type { Json } from '#prismic-folder/edit';
import {
  insertBlocks,
  replaceAtom,
  selectedAtom,
  selectedStyle,
  setLooks,
  setStyle,
  toggleStyle,
} from '#editor/richText/commands/blockCommands.ts';
import { backspaceAtStart, enter, lineBreak } from '#editor/richText/commands/enter.ts';
import {
  isMarked,
  isStrong,
  linkAt,
  markedLabel,
  setLink,
  setSpanLabel,
  toggleSpan,
} from '#editor/richText/commands/spanCommands.ts';
import { editing, EVERYTHING, paragraph, rulesOf } from './editing.ts';

const block = (type: string, text: string, more: Record<string, Json> = {}): Json => ({
  type,
  text,
  spans: [],
  ...more,
});
const WEB = { link_type: 'Web', url: 'https://example.com' };

test('a style changes the type only: spans and unknown keys stay, and breaks become lines', () => {
  const spans = [{ type: 'strong', start: 0, end: 1 }];
  const text = editing([{ type: 'paragraph', text: 'a\nb', spans, id: 'x' }]);
  text.run(setStyle('preformatted'));
  expect(text.value).toEqual([{ type: 'preformatted', text: 'a\nb', spans, id: 'x' }]);
  text.run(setStyle('heading2'));
  expect(text.value).toEqual([{ type: 'heading2', text: 'a\nb', spans, id: 'x' }]);
  expect(text.state.doc.firstChild?.child(1).type.name).toBe('break');
});

test('a list is set on all selected blocks, and taken off by the same button', () => {
  const text = editing([paragraph('a'), paragraph('b'), paragraph('c')]);
  text.select(0, 0, 1, 1);
  text.run(toggleStyle('list-item', 'paragraph'));
  expect(text.value).toEqual([block('list-item', 'a'), block('list-item', 'b'), paragraph('c')]);
  expect(selectedStyle(text.state)).toBe('list-item');
  text.run(toggleStyle('list-item', 'paragraph'));
  expect(text.value).toEqual([paragraph('a'), paragraph('b'), paragraph('c')]);
});

test('label and direction of a block are keys that come and go', () => {
  const text = editing([paragraph('a')]);
  text.run(setLooks({ label: 'note', direction: 'rtl' }));
  expect(text.value).toEqual([block('paragraph', 'a', { label: 'note', direction: 'rtl' })]);
  text.run(setLooks({ label: null, direction: null }));
  expect(text.value).toEqual([paragraph('a')]);
});

test('bold covers the words of a selection, not the space after them', () => {
  const text = editing([paragraph('one two ')]);
  text.select(0, 4, 0, 8);
  text.run(toggleSpan('strong'));
  expect(text.value).toEqual([paragraph('one two ', [{ type: 'strong', start: 4, end: 7 }])]);
});

test('bold that is on part of a selection is set on all of it, then taken off', () => {
  const text = editing([paragraph('abcd', [{ type: 'strong', start: 1, end: 2 }])]);
  text.select(0, 0, 0, 4);
  expect(isMarked(text.state, isStrong)).toBe(false);
  text.run(toggleSpan('strong'));
  expect(text.value).toEqual([paragraph('abcd', [{ type: 'strong', start: 0, end: 4 }])]);
  text.run(toggleSpan('strong'));
  expect(text.value).toEqual([paragraph('abcd')]);
});

test('italics without a selection hold for what is typed next', () => {
  const text = editing([paragraph('a')]);
  text.select(0, 1);
  text.run(toggleSpan('em'));
  text.type('b');
  text.run(toggleSpan('em'));
  text.type('c');
  expect(text.value).toEqual([paragraph('abc', [{ type: 'em', start: 1, end: 2 }])]);
});

test('a label takes the place of another on the same words', () => {
  const text = editing([paragraph('abc')]);
  text.select(0, 0, 0, 3);
  text.run(setSpanLabel('note'));
  expect(markedLabel(text.state)).toBe('note');
  text.run(setSpanLabel('quote'));
  const label = { type: 'label', start: 0, end: 3, data: { label: 'quote' } };
  expect(text.value).toEqual([paragraph('abc', [label])]);
  text.run(setSpanLabel(null));
  expect(text.value).toEqual([paragraph('abc')]);
});

test('the link at the cursor is found as a whole, changed and removed', () => {
  const span = { type: 'hyperlink', start: 2, end: 6, data: WEB };
  const text = editing([paragraph('a link b', [span, { type: 'strong', start: 4, end: 8 }])]);
  text.select(0, 5);
  const range = linkAt(text.state);
  expect(range).toEqual({ data: WEB, from: 3, to: 7 });
  const other = { link_type: 'Document', type: 'page', uid: 'about', id: 'Y', more: [1] };
  text.run(setLink(range ?? { from: 0, to: 0 }, other));
  const strong = { type: 'strong', start: 4, end: 8 };
  expect(text.value).toEqual([paragraph('a link b', [{ ...span, data: other }, strong])]);
  text.run(setLink({ from: 3, to: 7 }, null));
  expect(text.value).toEqual([paragraph('a link b', [strong])]);
});

test('a link without words brings its own, and typing goes on beside it', () => {
  const text = editing([paragraph('go ')]);
  text.select(0, 3);
  text.run(setLink(text.state.selection, WEB, 'there'));
  text.type('!');
  const span = { type: 'hyperlink', start: 3, end: 8, data: WEB };
  expect(text.value).toEqual([paragraph('go there!', [span])]);
});

test.each([
  ['the end of a paragraph', 'paragraph', 'paragraph'],
  ['the end of a heading', 'heading2', 'paragraph'],
  ['an item', 'list-item', 'list-item'],
])('Enter at %s makes a new block of the right style', (_place, type, next) => {
  const text = editing([block(type, 'a', { id: 'x' })]);
  text.select(0, 1);
  text.run(enter(EVERYTHING));
  text.type('b');
  expect(text.value).toEqual([block(type, 'a', { id: 'x' }), block(next, 'b')]);
});

test('Enter within a block splits it: both halves keep label, direction and spans, the first its id', () => {
  const looks = { label: 'note', direction: 'rtl' };
  const text = editing([
    block('paragraph', 'abcd', { ...looks, id: 'x', spans: [{ type: 'em', start: 1, end: 3 }] }),
  ]);
  text.select(0, 2);
  text.run(enter(EVERYTHING));
  expect(text.value).toEqual([
    block('paragraph', 'ab', { ...looks, id: 'x', spans: [{ type: 'em', start: 1, end: 2 }] }),
    block('paragraph', 'cd', { ...looks, spans: [{ type: 'em', start: 0, end: 1 }] }),
  ]);
});

test('Enter at the start of a block puts an empty one before it, which stays the same object', () => {
  const heading = block('heading2', 'Title');
  const text = editing([heading]);
  text.select(0, 0);
  text.run(enter(EVERYTHING));
  // Cast: a list of blocks.
  const after = text.value as readonly Json[];
  expect(after).toEqual([paragraph(''), heading]);
  expect(after[1]).toBe(heading);
});

test('Enter in an empty item ends the list', () => {
  const text = editing([block('list-item', 'a'), block('list-item', '')]);
  text.select(1, 0);
  text.run(enter(EVERYTHING));
  expect(text.value).toEqual([block('list-item', 'a'), paragraph('')]);
});

test('Enter in preformatted text is a line; at an empty last line it leaves', () => {
  const text = editing([block('preformatted', 'a')]);
  text.select(0, 1);
  text.run(enter(EVERYTHING));
  text.type('b');
  text.run(enter(EVERYTHING));
  text.run(enter(EVERYTHING));
  text.type('c');
  expect(text.value).toEqual([block('preformatted', 'a\nb'), paragraph('c')]);
});

test('Enter over a selection replaces it by the new block', () => {
  const text = editing([paragraph('one'), paragraph('two'), paragraph('three')]);
  text.select(0, 1, 2, 2);
  text.run(enter(EVERYTHING));
  expect(text.value).toEqual([paragraph('o'), paragraph('ree')]);
});

test('a line break is a character of the block', () => {
  const text = editing([paragraph('ab', [{ type: 'strong', start: 0, end: 2 }])]);
  text.select(0, 1);
  text.run(lineBreak(EVERYTHING));
  expect(text.value).toEqual([paragraph('a\nb', [{ type: 'strong', start: 0, end: 3 }])]);
});

test.each([
  ['an item', [block('list-item', 'a')], [paragraph('a')]],
  ['preformatted text', [block('preformatted', 'a')], [paragraph('a')]],
  ['the first heading', [block('heading1', 'a')], [paragraph('a')]],
])('Backspace at the start of %s makes it a paragraph', (_what, before, after) => {
  const text = editing(before);
  text.select(0, 0);
  expect(text.run(backspaceAtStart(EVERYTHING))).toBe(true);
  expect(text.value).toEqual(after);
});

test('Backspace at the start of a later heading or paragraph joins it', () => {
  for (const type of ['heading2', 'paragraph']) {
    const text = editing([paragraph('a'), block(type, 'b')]);
    text.select(1, 0);
    expect(text.run(backspaceAtStart(EVERYTHING))).toBe(false);
    const join = baseKeymap['Backspace'];
    expect(join && text.run(join)).toBe(true);
    expect(text.value).toEqual([paragraph('ab')]);
  }
});

test('a picture goes in place of an empty line, with a line after it', () => {
  const image = { type: 'image', url: '/media/a.webp', alt: null };
  const text = editing([paragraph('a'), paragraph('')]);
  text.select(1, 0);
  text.run(insertBlocks([image], 'paragraph'));
  text.type('b');
  expect(text.value).toEqual([paragraph('a'), image, paragraph('b')]);
});

test('a selected picture is replaced as a whole; Enter and Shift-Enter write below and above', () => {
  const image = { type: 'image', url: '/media/a.webp', alt: null, linkTo: WEB };
  const text = editing([image]);
  const select = () =>
    text.apply(text.state.tr.setSelection(NodeSelection.create(text.state.doc, 0)));
  select();
  expect(selectedAtom(text.state)).toBe(image);
  text.run(replaceAtom({ ...image, alt: 'Sea' }));
  expect(text.value).toEqual([{ ...image, alt: 'Sea' }]);
  text.run(enter(EVERYTHING));
  text.type('below');
  select();
  text.run(lineBreak(EVERYTHING));
  text.type('above');
  expect(text.value).toEqual([paragraph('above'), { ...image, alt: 'Sea' }, paragraph('below')]);
});

test('new lines have the standard style of the field', () => {
  const rules = rulesOf({ multi: 'heading3,list-item' });
  const text = editing([block('list-item', 'a'), block('list-item', '')], rules);
  text.select(1, 0);
  text.run(enter(rules));
  expect(text.value).toEqual([block('list-item', 'a'), block('heading3', '')]);
});
