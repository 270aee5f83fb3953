import { describe, expect, test } from 'vitest';
import type { Json } from '#prismic-folder/edit';
import { fromPlainProse, toPlainProse } from '#page-editor/fields/richText/format/TextFormat.ts';
import { fromProse, toProse } from '#page-editor/fields/richText/format/richFormat.ts';
import { adoptDoc } from '#page-editor/fields/richText/view/adoptDoc.ts';
import { isRecord } from '#ui/isRecord.ts';
import { randomOf } from '../../../support/random.ts';
import { block, editing, paragraph } from './editing.ts';
import { fieldOf } from './fieldGenerator.ts';

type Block = Readonly<Record<string, Json>>;

/** Generated fields; more of them: RICH_TEXT_FIELDS=100000 npx vitest run <this file>. */
function fields(usual: number) {
  const count = Number(process.env['RICH_TEXT_FIELDS'] ?? usual);
  return Array.from({ length: count }, (_, seed) => [seed, fieldOf(seed)] as const);
}

/** The spans on each character, without their places. */
function spansOf(json: Block): readonly string[] {
  const text = String(json['text'] ?? '');
  return Array.from(text.split(''), (_, at) => [...spansAt(json, text, at)].sort().join());
}

function spansAt(json: Block, text: string, at: number): ReadonlySet<string> {
  const splits = (offset: number) =>
    /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(offset - 1, offset + 1));
  const spans = Array.isArray(json['spans']) ? json['spans'].filter(isRecord) : [];
  const found = spans.flatMap(({ start, end, ...rest }) => {
    if (!Number.isInteger(start) || !Number.isInteger(end)) return [];
    const [from, to] = [Math.max(0, Number(start)), Math.min(text.length, Number(end))];
    const isHere = from - Number(splits(from)) <= at && at < to + Number(splits(to)) && from < to;
    return isHere ? [JSON.stringify(Object.entries(rest).sort())] : [];
  });
  return new Set(found);
}

describe('a generated field', () => {
  test('is the same object if it is not edited, and positions are offsets in its texts', () => {
    for (const [seed, field] of fields(800)) {
      const before = JSON.stringify(field);
      const doc = toProse(field);
      doc.check();
      expect(fromProse(doc), `field ${seed}`).toBe(field);
      expect(JSON.stringify(field)).toBe(before);
      for (const [index, node] of doc.content.content.entries()) {
        const json: unknown = Array.isArray(field) ? field[index] : null;
        if (!node.isTextblock || !isRecord(json)) continue;
        expect(node.textContent).toBe(json['text'] ?? '');
        expect(node.content.size).toBe(node.textContent.length);
      }
    }
  });

  test('has all other blocks as the same objects after an edit, which keeps spans and keys', () => {
    let edits = 0;
    for (const [seed, field] of fields(400)) {
      if (!Array.isArray(field)) continue;
      const random = randomOf(seed + 1);
      const index = Math.floor(random() * field.length);
      const before: unknown = field[index];
      const text = editing(field);
      if (!isRecord(before) || !text.state.doc.maybeChild(index)?.isTextblock) continue;
      const old = String(before['text'] ?? '');
      let offset = Math.floor(random() * (old.length + 1));
      if (/^[\uDC00-\uDFFF]/.test(old.slice(offset))) offset++;
      text.select(index, offset);
      text.apply(text.state.tr.insertText('x'));
      // Casts: an edited list of blocks is a list, and the block was read from JSON.
      const after = text.value as readonly Block[];
      const edited = after[index] as Block;
      expect(after.filter((one, at) => one !== field[at])).toHaveLength(1);
      const { text: _text, spans: _spans, ...rest } = before;
      expect(edited).toMatchObject(rest);
      expect(edited['text']).toBe(`${old.slice(0, offset)}x${old.slice(offset)}`);
      expect(spansOf(edited).toSpliced(offset, 1), `field ${seed}`).toEqual(
        spansOf(before as Block),
      );
      edits++;
    }
    expect(edits).toBeGreaterThan(150);
  });

  test('is the same object after something is typed and taken back', () => {
    for (const [seed, field] of fields(100)) {
      const text = editing(field);
      if (!text.state.doc.firstChild?.isTextblock) continue;
      text.select(0, 0);
      text.apply(text.state.tr.insertText('ab'));
      text.select(0, 0, 0, 2);
      text.apply(text.state.tr.deleteSelection());
      expect(text.value, `field ${seed}`).toBe(field);
    }
  });

  test('becomes what it is elsewhere, whatever it was, and nothing happens if it is the same', () => {
    for (const [seed, before] of fields(300)) {
      const after = fieldOf(seed + 1_000_000);
      const text = editing(before);
      expect(adoptDoc(text.state, toProse(before))).toBeNull();
      text.apply(adoptDoc(text.state, toProse(after)));
      text.state.doc.check();
      expect(text.value, `field ${seed}`).toStrictEqual(after);
    }
  });
});

const strong = (start: number, end: number) => ({ type: 'strong', start, end });

/** What changes elsewhere, and blocks and cursor (block and offset) before and after. */
test.each<[string, Json[], [number, number], Json[], [number, number]]>([
  ['text before it', [paragraph('one two')], [0, 5], [paragraph('one more two')], [0, 10]],
  ['text after it', [paragraph('one two')], [0, 2], [paragraph('one 2')], [0, 2]],
  ['a block before it', [paragraph('b')], [0, 1], [paragraph('a'), paragraph('b')], [1, 1]],
  ['a removed block', [paragraph('a'), paragraph('b')], [1, 1], [paragraph('b')], [0, 1]],
  ['a mark', [paragraph('one two')], [0, 5], [paragraph('one two', [strong(0, 3)])], [0, 5]],
  ['repeated characters', [paragraph('aaa')], [0, 1], [paragraph('aaaa')], [0, 1]],
])('the cursor stays in its words: %s', (_what, before, [index, offset], after, cursor) => {
  const text = editing(before);
  text.select(index, offset);
  text.apply(adoptDoc(text.state, toProse(after)));
  const { $from } = text.state.selection;
  expect([$from.index(0), $from.parentOffset]).toEqual(cursor);
});

test('a field that was empty is as it was after its text is gone, and another one an empty list', () => {
  for (const field of [undefined, null, []]) {
    const text = editing(field);
    text.type('a');
    expect(text.value).toEqual([paragraph('a')]);
    text.apply(text.state.tr.delete(1, 2));
    expect(text.value).toBe(field);
  }
  const text = editing([block('heading2', 'Title')]);
  text.apply(text.state.tr.delete(1, 6));
  expect(text.value).toEqual([]);
});

test('a block that stands twice in a document is two objects in the file', () => {
  const text = editing([paragraph('twice'), paragraph('other')]);
  text.apply(text.state.tr.insert(0, text.state.doc.child(0)));
  // Cast: a list of blocks.
  const [first, second] = text.value as readonly Json[];
  expect(first).toEqual(second);
  expect(first).not.toBe(second);
});

test('an edit writes spans in the order of their places, and a cut one as one run', () => {
  const em = { type: 'em', start: 3, end: 6 };
  const text = editing([paragraph('abcdef', [em, strong(0, 2), strong(2, 4)])]);
  text.select(0, 6);
  text.apply(text.state.tr.insertText('!'));
  expect(text.value).toEqual([paragraph('abcdef!', [strong(0, 4), { ...em, end: 7 }])]);
});

test.each([undefined, null, '', 'two\nlines', 'a\r\nb', 0, false, { a: 1 }, '👩‍👩‍👧 שלום'])(
  'the plain text %j comes back as it was',
  (value) => {
    expect(fromPlainProse(toPlainProse(value))).toBe(value);
  },
);
