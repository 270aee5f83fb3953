import { expect, test } from 'vitest';
import type { Json } from '#prismic-folder/edit';
import { fromProse, toProse } from '#editor/richText/format/richFormat.ts';
import { adoptDoc } from '#editor/richText/view/adoptDoc.ts';
import { editing, paragraph } from './editing.ts';
import { fieldOf } from './fieldGenerator.ts';

test('a document becomes what a field is elsewhere, whatever it was', () => {
  for (let seed = 0; seed < 1500; seed++) {
    const [before, after] = [fieldOf(seed), fieldOf(seed + 1_000_000)];
    const text = editing(before);
    const tr = adoptDoc(text.state, toProse(after));
    if (tr !== null) text.apply(tr);
    text.state.doc.check();
    expect(fromProse(text.state.doc), `field ${seed}`).toBe(after);
  }
});

test('nothing happens if it is the same', () => {
  const field = fieldOf(3);
  expect(adoptDoc(editing(field).state, toProse(field))).toBeNull();
});

/** Field before, cursor as block and offset, field after, cursor then. */
const cursors: readonly (readonly [string, Json, number, number, Json, number, number])[] = [
  ['text before it in its block', [paragraph('one two')], 0, 5, [paragraph('one more two')], 0, 10],
  ['text after it', [paragraph('one two')], 0, 2, [paragraph('one 2')], 0, 2],
  ['a block before it', [paragraph('b')], 0, 1, [paragraph('a'), paragraph('b')], 1, 1],
  ['a removed block', [paragraph('a'), paragraph('b')], 1, 1, [paragraph('b')], 0, 1],
  [
    'a mark',
    [paragraph('one two')],
    0,
    5,
    [paragraph('one two', [{ type: 'strong', start: 0, end: 3 }])],
    0,
    5,
  ],
  ['repeated characters', [paragraph('aaa')], 0, 1, [paragraph('aaaa')], 0, 1],
];

test.each(cursors)(
  'the cursor stays in its words: %s',
  (_what, before, block, offset, after, to, at) => {
    const text = editing(before);
    text.select(block, offset);
    const tr = adoptDoc(text.state, toProse(after));
    if (tr !== null) text.apply(tr);
    const { $from } = text.state.selection;
    expect([$from.index(0), $from.parentOffset]).toEqual([to, at]);
  },
);
