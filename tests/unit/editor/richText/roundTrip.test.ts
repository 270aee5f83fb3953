import { expect, test } from 'vitest';
import { equalJson, type Json } from '#prismic-folder/edit';
import { fromPlainProse, toPlainProse } from '#editor/richText/format/plainFormat.ts';
import { fromProse, toProse } from '#editor/richText/format/richFormat.ts';
import { textOf } from '#editor/richText/format/spans.ts';
import { isRecord } from '#ui/isRecord.ts';
import { fieldOf } from './fieldGenerator.ts';

const FIELDS = Number(process.env['RICH_TEXT_FIELDS'] ?? 5000);

test('every generated field comes back as it was, and valid', () => {
  let differences = 0;
  let blocks = 0;
  for (let seed = 0; seed < FIELDS; seed++) {
    const field = fieldOf(seed);
    const before = JSON.stringify(field);
    const doc = toProse(field);
    doc.check();
    const after = fromProse(doc);
    if (!equalJson(after, field) || JSON.stringify(field) !== before) differences++;
    blocks += doc.childCount;
  }
  console.info(`${FIELDS} fields with ${blocks} blocks: ${differences} differences`);
  expect(differences).toBe(0);
});

test('a field that is not edited stays the same object', () => {
  for (let seed = 0; seed < 500; seed++) {
    const field = fieldOf(seed);
    expect(fromProse(toProse(field))).toBe(field);
  }
});

test('a position in a block is an offset in its text', () => {
  for (let seed = 0; seed < 500; seed++) {
    const field = fieldOf(seed);
    const list: readonly Json[] = Array.isArray(field) ? field : [];
    for (const [index, block] of list.entries()) {
      const node = toProse(field).child(index);
      if (!node.isTextblock || !isRecord(block)) continue;
      expect(textOf(node)).toBe(block['text'] ?? '');
      expect(node.content.size).toBe(textOf(node).length);
    }
  }
});

test.each([undefined, null, '', 'one line', 'two\nlines', 'a\r\nb', 0, false, { a: 1 }, '👩‍👩‍👧 שלום'])(
  'the text %j comes back as it was',
  (value) => {
    expect(fromPlainProse(toPlainProse(value))).toBe(value);
  },
);
