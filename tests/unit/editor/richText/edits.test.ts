import { expect, test } from 'vitest';
import type { Json } from '#prismic-folder/edit';
import { fromProse } from '#editor/richText/format/richFormat.ts';
import { isRecord } from '#ui/isRecord.ts';
import { randomOf } from '../../../support/random.ts';
import { editing, paragraph } from './editing.ts';
import { fieldOf } from './fieldGenerator.ts';

const FIELDS = Number(process.env['RICH_TEXT_EDITS'] ?? 1500);

type Block = Readonly<Record<string, Json>>;

/** The spans on a character, without their places. */
function spansAt(block: Block, at: number): ReadonlySet<string> {
  const text = String(block['text'] ?? '');
  const splits = (offset: number) =>
    /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(offset - 1, offset + 1));
  const found = new Set<string>();
  const { spans } = block;
  for (const span of Array.isArray(spans) ? spans : []) {
    if (!isRecord(span)) continue;
    const { start, end, ...rest } = span;
    if (!Number.isInteger(start) || !Number.isInteger(end)) continue;
    const [from, to] = [Math.max(0, Number(start)), Math.min(text.length, Number(end))];
    if (from - Number(splits(from)) <= at && at < to + Number(splits(to)) && from < to) {
      found.add(JSON.stringify(Object.entries(rest).sort()));
    }
  }
  return found;
}

test('an edit of one block leaves all others the same objects, and keeps its spans and keys', () => {
  let edits = 0;
  for (let seed = 0; seed < FIELDS; seed++) {
    const field = fieldOf(seed);
    if (!Array.isArray(field)) continue;
    const random = randomOf(seed + 1);
    const index = Math.floor(random() * field.length);
    const before: unknown = field[index];
    const text = editing(field);
    if (!isRecord(before) || !text.state.doc.maybeChild(index)?.isTextblock) continue;
    const old = String(before['text'] ?? '');
    let offset = Math.floor(random() * (old.length + 1));
    if (/^[\uDC00-\uDFFF]/.test(old.slice(offset))) offset++;
    offset = Math.min(offset, old.length);
    text.select(index, offset);
    text.apply(text.state.tr.insertText('x'));
    // Cast: an edited list of blocks is a list.
    const after = text.value as readonly Json[];
    const edited = after[index];
    if (!isRecord(edited)) throw new Error(`block ${index} of field ${seed} is lost`);
    expect(after.filter((block, at) => block !== field[at])).toHaveLength(1);
    expect(edited['text']).toBe(`${old.slice(0, offset)}x${old.slice(offset)}`);
    for (const [key, value] of Object.entries(before)) {
      if (key !== 'text' && key !== 'spans') expect(edited[key]).toBe(value);
    }
    for (let at = 0; at < old.length; at++) {
      // Cast: a block of a field that was read from JSON.
      const expected = spansAt(before as Block, at);
      expect(spansAt(edited as Block, at < offset ? at : at + 1), `field ${seed}`).toEqual(
        expected,
      );
    }
    edits++;
  }
  console.info(`${edits} edits`);
  expect(edits).toBeGreaterThan(FIELDS / 2);
});

test('what is typed and taken back again leaves the same object', () => {
  for (let seed = 0; seed < 300; seed++) {
    const field = fieldOf(seed);
    const text = editing(field);
    if (!text.state.doc.firstChild?.isTextblock) continue;
    text.select(0, 0);
    text.apply(text.state.tr.insertText('ab'));
    text.select(0, 0, 0, 2);
    text.apply(text.state.tr.deleteSelection());
    // An empty field may have got an empty list in between.
    expect(text.value).toBe(field);
  }
});

test('a field that was empty is as it was after its text is gone', () => {
  for (const field of [undefined, null, []]) {
    const text = editing(field);
    text.type('a');
    expect(text.value).toEqual([paragraph('a')]);
    text.apply(text.state.tr.delete(1, 2));
    expect(text.value).toBe(field);
  }
});

test('a field whose last text is deleted is an empty list', () => {
  const text = editing([{ type: 'heading2', text: 'Title', spans: [] }]);
  text.apply(text.state.tr.delete(1, 6));
  expect(text.value).toEqual([]);
});

test('a block that stands twice in a document is two objects in the file', () => {
  const block = paragraph('twice');
  const text = editing([block, paragraph('other')]);
  text.apply(text.state.tr.insert(0, text.state.doc.child(0)));
  // Cast: a list of blocks.
  const [first, second] = text.value as readonly Json[];
  expect(first).toEqual(second);
  expect(first).not.toBe(second);
});

test('an edit writes spans in the order of their places, and a cut one as one run', () => {
  const text = editing([
    paragraph('abcdef', [
      { type: 'em', start: 3, end: 6 },
      { type: 'strong', start: 0, end: 2 },
      { type: 'strong', start: 2, end: 4 },
    ]),
  ]);
  text.select(0, 6);
  text.apply(text.state.tr.insertText('!'));
  expect(fromProse(text.state.doc)).toEqual([
    paragraph('abcdef!', [
      { type: 'strong', start: 0, end: 4 },
      { type: 'em', start: 3, end: 7 },
    ]),
  ]);
});
