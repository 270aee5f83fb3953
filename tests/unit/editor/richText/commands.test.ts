import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { NodeSelection, type Command } from 'prosemirror-state';
import { expect, test } from 'vitest';
import type { Json } from '#prismic-folder/edit';
import * as blocks from '#page-editor/fields/richText/commands/blockCommands.ts';
import { backspaceAtStart, enter, lineBreak } from '#page-editor/fields/richText/commands/keys.ts';
import * as spans from '#page-editor/fields/richText/commands/spanCommands.ts';
import { textRulesOf } from '#page-editor/fields/richText/format/textRules.ts';
import { block, editing, EVERYTHING, paragraph, rulesOf } from './editing.ts';

const WEB = { link_type: 'Web', url: 'https://example.com' };
const strong = (start: number, end: number) => ({ type: 'strong', start, end });
const IMAGE = { type: 'image', url: '/media/a.webp', alt: null, linkTo: WEB };

/** Types a text in which these signs are keys. */
function press(text: ReturnType<typeof editing>, signs: string, rules = EVERYTHING) {
  const keys: Readonly<Record<string, Command | undefined>> = {
    '⏎': enter(rules),
    '⇧': lineBreak(rules),
    '⌫': chainCommands(backspaceAtStart(rules), baseKeymap['Backspace'] ?? (() => false)),
  };
  for (const sign of signs) {
    const key = keys[sign];
    if (key === undefined) text.type(sign);
    else text.run(key);
  }
}

test('a style changes the type only: spans and unknown keys stay, and breaks become lines', () => {
  const rest = { text: 'a\nb', spans: [strong(0, 1)], id: 'x' };
  const text = editing([{ type: 'paragraph', ...rest }]);
  text.run(blocks.setStyle('preformatted'));
  expect(text.value).toEqual([{ type: 'preformatted', ...rest }]);
  text.run(blocks.setStyle('heading2'));
  expect(text.value).toEqual([{ type: 'heading2', ...rest }]);
  expect(text.state.doc.firstChild?.child(1).type.name).toBe('break');
});

test('a list is set on all selected blocks, and taken off by the same button', () => {
  const text = editing([paragraph('a'), paragraph('b'), paragraph('c')]);
  text.select(0, 0, 1, 1);
  for (const style of ['list-item', 'paragraph']) {
    text.run(blocks.toggleStyle('list-item', 'paragraph'));
    expect(text.lines).toEqual([`${style}: a`, `${style}: b`, 'paragraph: c']);
    expect(blocks.selectedStyle(text.state)).toBe(style);
  }
});

test('label and direction of a block are keys that come and go', () => {
  const text = editing([paragraph('a')]);
  text.run(blocks.setLooks({ label: 'note', direction: 'rtl' }));
  expect(text.value).toEqual([block('paragraph', 'a', { label: 'note', direction: 'rtl' })]);
  text.run(blocks.setLooks({ label: null, direction: null }));
  expect(text.value).toEqual([paragraph('a')]);
});

test('bold that is on part of a selection is set on all of it but the last space, then taken off', () => {
  const text = editing([paragraph('one two ', [strong(1, 2)])]);
  text.select(0, 0, 0, 8);
  expect(spans.isMarked(text.state, spans.isStrong)).toBe(false);
  text.run(spans.toggleSpan('strong'));
  expect(text.lines).toEqual(['paragraph: one two  {strong one two}']);
  text.select(0, 0, 0, 7);
  text.run(spans.toggleSpan('strong'));
  expect(text.lines).toEqual(['paragraph: one two ']);
});

test('italics without a selection hold for what is typed next', () => {
  const text = editing([paragraph('a')]);
  text.select(0, 1);
  text.run(spans.toggleSpan('em'));
  text.type('b');
  text.run(spans.toggleSpan('em'));
  text.type('c');
  expect(text.lines).toEqual(['paragraph: abc {em b}']);
});

test('a label takes the place of another on the same words', () => {
  const text = editing([paragraph('abc')]);
  text.select(0, 0, 0, 3);
  text.run(spans.setSpanLabel('note'));
  expect(spans.markedLabel(text.state)).toBe('note');
  text.run(spans.setSpanLabel('quote'));
  expect(text.lines).toEqual(['paragraph: abc {label abc quote}']);
  text.run(spans.setSpanLabel(null));
  expect(text.lines).toEqual(['paragraph: abc']);
});

test('the link at the cursor is found as a whole, changed and removed', () => {
  const link = { type: 'hyperlink', start: 2, end: 6, data: WEB };
  const text = editing([paragraph('a link b', [link, strong(4, 8)])]);
  text.select(0, 5);
  const range = spans.linkAt(text.state);
  expect(range).toEqual({ data: WEB, from: 3, to: 7 });
  const other = { link_type: 'Document', type: 'page', uid: 'about', id: 'Y', more: [1] };
  text.run(spans.setLink(range ?? { from: 0, to: 0 }, other));
  expect(text.value).toEqual([paragraph('a link b', [{ ...link, data: other }, strong(4, 8)])]);
  text.run(spans.setLink({ from: 3, to: 7 }, null));
  expect(text.value).toEqual([paragraph('a link b', [strong(4, 8)])]);
});

test('a link without words brings its own, and typing goes on beside it', () => {
  const text = editing([paragraph('go ')]);
  text.select(0, 3);
  text.run(spans.setLink(text.state.selection, WEB, 'there'));
  text.type('!');
  expect(text.lines).toEqual(['paragraph: go there! {hyperlink there https://example.com}']);
});

/** Blocks of lines such as `list-item: a`. */
const blocksOf = (given: string[]) =>
  given.map((line) => block(line.replace(/: .*/s, ''), line.replace(/.*?: /s, '')));

/** What is tested, the blocks, of which the last one has the cursor at `offset`, the keys, and the blocks after them. */
test.each<[string, string[], number, string, string[]]>([
  ['Enter ends a heading', ['heading2: a'], 1, '⏎b', ['heading2: a', 'paragraph: b']],
  ['Enter goes on in a list', ['list-item: a'], 1, '⏎b', ['list-item: a', 'list-item: b']],
  ['Enter ends a list at an empty item', ['list-item: '], 0, '⏎b', ['paragraph: b']],
  ['Enter in code is a line', ['preformatted: a'], 1, '⏎b', ['preformatted: a\nb']],
  ['Enter twice ends code', ['preformatted: a'], 1, '⏎⏎c', ['preformatted: a', 'paragraph: c']],
  ['a line break is a character of the block', ['paragraph: ab'], 1, '⇧', ['paragraph: a\nb']],
  ['Backspace takes an item out of its list', ['list-item: a'], 0, '⌫', ['paragraph: a']],
  ['Backspace ends preformatted text', ['preformatted: a'], 0, '⌫', ['paragraph: a']],
  ['Backspace ends the first heading', ['heading1: a'], 0, '⌫', ['paragraph: a']],
  ['Backspace joins a heading', ['paragraph: a', 'heading2: b'], 0, '⌫', ['paragraph: ab']],
  ['Backspace joins paragraphs', ['paragraph: a', 'paragraph: b'], 0, '⌫', ['paragraph: ab']],
])('%s', (_what, before, offset, signs, after) => {
  const text = editing(blocksOf(before));
  text.select(before.length - 1, offset);
  press(text, signs);
  expect(text.lines).toEqual(after);
});

test('Enter within a block splits it: both halves keep label, direction and spans, the first its id', () => {
  const looks = { label: 'note', direction: 'rtl' };
  const em = (start: number, end: number) => [{ type: 'em', start, end }];
  const text = editing([block('paragraph', 'abcd', { ...looks, id: 'x', spans: em(1, 3) })]);
  text.select(0, 2);
  press(text, '⏎');
  expect(text.value).toEqual([
    block('paragraph', 'ab', { ...looks, id: 'x', spans: em(1, 2) }),
    block('paragraph', 'cd', { ...looks, spans: em(0, 1) }),
  ]);
});

test('Enter at the start of a block puts an empty one before it, which stays the same object', () => {
  const heading = block('heading2', 'Title');
  const text = editing([heading]);
  text.select(0, 0);
  press(text, '⏎');
  // Cast: a list of blocks.
  const [added, after] = text.value as readonly Json[];
  expect(added).toEqual(paragraph(''));
  expect(after).toBe(heading);
});

test('Enter over a selection replaces it by a new line in the standard style of the field', () => {
  const rules = rulesOf({ multi: 'heading3,list-item' });
  const text = editing(blocksOf(['heading3: one', 'list-item: two', 'heading3: three']), rules);
  text.select(0, 1, 2, 2);
  press(text, '⏎', rules);
  expect(text.lines).toEqual(['heading3: o', 'heading3: ree']);
});

test('a picture goes in place of an empty line, with a line after it', () => {
  const text = editing([paragraph('a'), paragraph('')]);
  text.select(1, 0);
  text.run(blocks.insertBlocks([IMAGE], 'paragraph'));
  text.type('b');
  expect(text.value).toEqual([paragraph('a'), IMAGE, paragraph('b')]);
});

test('a selected picture is replaced as a whole; Enter and Shift-Enter write below and above', () => {
  const text = editing([IMAGE]);
  const select = () =>
    text.apply(text.state.tr.setSelection(NodeSelection.create(text.state.doc, 0)));
  select();
  expect(blocks.selectedAtom(text.state)).toBe(IMAGE);
  const described = { ...IMAGE, alt: 'Sea' };
  text.run(blocks.replaceAtom(IMAGE, described));
  press(text, '⏎below');
  select();
  press(text, '⇧above');
  expect(text.value).toEqual([paragraph('above'), described, paragraph('below')]);
});

test.each([
  ['# a', 'heading1: a'],
  ['####### a', 'paragraph: ####### a'],
  ['- a', 'list-item: a'],
  ['1) a', 'o-list-item: a'],
  ['1984. a', 'paragraph: 1984. a'],
  ['```a', 'preformatted: a'],
  ['> a', 'paragraph: a (quote)'],
  ['a # b', 'paragraph: a # b'],
  ['a __bold__ x', 'paragraph: a bold x {strong bold}'],
  ['**bold** x', 'paragraph: bold x {strong bold}'],
  ['an _em_ x', 'paragraph: an em x {em em}'],
  ['snake_case_name', 'paragraph: snake_case_name'],
  ['2 * 3 * 4', 'paragraph: 2 * 3 * 4'],
  ['[a](example.com) x', 'paragraph: a x {hyperlink a https://example.com}'],
  ['[a](javascript:alert) x', 'paragraph: [a](javascript:alert) x'],
])('typing %j makes %j', (typed, line) => {
  const text = editing(undefined);
  text.type(typed);
  expect(text.lines).toEqual([line]);
});

test('signs whose style the model does not allow, or at the start of its one line, are words', () => {
  for (const typed of ['# a', '- a', '1. a', '```a', '> a', '**a** x', '_a_ x', '[a](b.com) x']) {
    const text = editing(undefined, rulesOf({ multi: 'paragraph,heading3' }));
    text.type(typed);
    expect(text.lines).toEqual([`paragraph: ${typed}`]);
  }
  const title = editing(undefined, rulesOf({ single: 'heading1,heading2,strong' }));
  title.type('## **a** b');
  expect(title.lines).toEqual(['heading1: ## a b {strong a}']);
});

const PARAGRAPHS = { blocks: ['paragraph'], standard: 'paragraph' };
const ALL = { hasEm: true, hasLinks: true, hasImages: true, hasEmbeds: true, hasDirection: true };
test.each([
  [
    { single: 'heading2,heading3,strong,image,embed' },
    { isSingle: true, blocks: ['heading2', 'heading3'], hasStrong: true, hasImages: false },
  ],
  [
    { multi: 'heading1, paragraph ,o-list-item,em,hyperlink,image,embed,rtl,table' },
    { isSingle: false, blocks: ['paragraph', 'heading1', 'o-list-item'], ...ALL },
  ],
  [{ multi: 'strong', allowTargetBlank: true }, { allowTargetBlank: true }],
  [{ multi: 'future,strong' }, PARAGRAPHS],
  [{ labels: ['note', 'aside'] }, { labels: ['note', 'aside'] }],
  [{ labels: 'note' }, { labels: ['note'] }],
  [{ labels: null }, { labels: [] }],
  [{ labels: { '': [{ name: 'a' }], paragraph: [{ name: 'a' }, {}] } }, { labels: ['a'] }],
])('the model %j allows %j', (config, expected) => {
  expect(rulesOf(config)).toMatchObject(expected);
});

test('a plain text is one line without marks', () => {
  const rules = textRulesOf({ type: 'Text', config: { label: 'Name' } });
  expect(rules).toMatchObject({ isSingle: true, ...PARAGRAPHS, hasStrong: false, hasLinks: false });
});
