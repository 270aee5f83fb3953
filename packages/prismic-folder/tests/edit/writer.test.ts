import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { applyChanges, newDocumentText } from '../../src/edit/applyChanges.ts';
import { changedValue } from '../../src/edit/applyPatches.ts';
import { mergeValues } from '../../src/edit/mergeValues.ts';
import { equalJson } from '../../src/edit/values.ts';
import type { Change } from '../../src/edit/types.ts';
import { listFiles } from '../../src/lib/listFiles.ts';
import { changesOnly, insert, move, remove, set } from './support/changes.ts';
import { randomChange } from './support/randomChange.ts';
import { CASES, fieldsOfEveryKind, randomFile, read, readText } from './support/randomFile.ts';

/** `EDIT_MB=10 npx vitest run …` edits a larger document. */
const MEGABYTES = Number(process.env['EDIT_MB'] ?? 1);

/** An entry with another of these is another entry. */
const NAMES = new Set<unknown>(['id', 'key', 'slice_type']);

const encoder = new TextEncoder();

const TEXT = '{\n  "a": 1,\n\n  "b": [1, 2],\r\n  "c": [\n    1,\n    2\n  ]\n}\n';

it.each<[string, Change, string, string, boolean]>([
  ['a value', set(['a'], 5), '1', '5', true],
  ['another line end', set(['b'], 5), '[1, 2],\r\n', '5,\n', false],
  ['a blank line', set(['a'], 5), '1,\n\n', '5,\n', false],
  ['an entry and a comma', insert(['c', 2], 3), '    2\n', '    2,\n    3\n', true],
  ['the entry before it', insert(['c', 2], 3), '    2\n', '    2.0,\n    3\n', false],
  ['a removed entry', remove('c', 1), '1,\n    2\n', '1\n', true],
  ['a moved entry', move(['c', 0], 1), '1,\n    2\n', '2,\n    1\n', true],
  ['a space beside it', move(['c', 0], 1), '1,\n    2\n  ]', '2,\n    1\n  ] ', false],
])('the check of bytes sees %s', (_title, change, from, to, expected) => {
  expect(changesOnly(change, TEXT, TEXT.replace(from, to))).toBe(expected);
});

it('keeps each byte of the demo when nothing has changed, and writes new files like it', async () => {
  const listed = await listFiles('content');
  const files = listed.files.filter(({ path }) => /\/documents\/.*\.json$/.test(path));
  expect(files.length).toBeGreaterThanOrEqual(55);
  for (const { path } of files) {
    const bytes = readFileSync(path);
    const { text, value } = read(bytes);
    const saved = applyChanges(text, [set([], value)]);
    expect(Buffer.compare(encoder.encode(saved), bytes), path).toBe(0);
    expect(newDocumentText(value), path).toBe(text);
  }
});

it('keeps each byte of generated documents, and changes no byte but those of a value', () => {
  const fields = fieldsOfEveryKind();
  let wholes = 0;
  for (let index = 0; index < CASES; index++) {
    const { random, text, bytes, value, name } = randomFile(index, fields);
    expect(equalJson(read(bytes).value, value), name).toBe(true);
    const same = applyChanges(read(bytes).text, [set([], value)]);
    expect(Buffer.compare(encoder.encode(same), bytes), name).toBe(0);

    const change = randomChange(random, value);
    const where = `${name}: ${JSON.stringify(change)}`;
    const result = applyChanges(text, [change]);
    const after = changedValue(value, [change]);
    expect(equalJson(readText(result).value, after), where).toBe(true);
    expect(changesOnly(change, text, result), where).toBe(true);

    const key = change.path.at(-1);
    if (change.op !== 'set' || typeof key === 'number' || NAMES.has(key)) continue;
    const whole = applyChanges(text, [set([], after)]);
    expect(equalJson(readText(whole).value, after), where).toBe(true);
    expect(changesOnly(change, text, whole), where).toBe(true);
    wholes++;
  }
  expect(wholes).toBeGreaterThan(CASES / 4);
});

it('applies many changes in a row, each to the result of the last', () => {
  const fields = fieldsOfEveryKind();
  for (let index = 0; index < CASES / 4; index++) {
    const { random, text, value, name } = randomFile(index, fields);
    const changes: Change[] = [];
    let expected: ReturnType<typeof changedValue> = value;
    let oneByOne = text;
    for (let step = 0; step < 12; step++) {
      const change = randomChange(random, expected);
      changes.push(change);
      expected = changedValue(expected, [change]);
      oneByOne = applyChanges(oneByOne, [change]);
    }
    const result = applyChanges(text, changes);
    expect(equalJson(readText(result).value, expected), name).toBe(true);
    expect(equalJson(readText(oneByOne).value, expected), name).toBe(true);
  }
});

const paragraph = (index: number) => ({
  type: 'paragraph',
  text: `Paragraph ${index}, with "quotes" and Ölhavn. `.repeat(4),
  spans: [{ start: 0, end: 9, type: 'strong' }],
});

it(`edits and merges a document of ${MEGABYTES} MB`, () => {
  const body = Array.from({ length: MEGABYTES * 3_100 }, (_none, index) => paragraph(index));
  const text = newDocumentText({ data: { title: 'Long', body } });
  expect(text.length).toBeGreaterThan(MEGABYTES * 1e6);
  const change = set(['data', 'body', 2_000, 'text'], 'new');
  const edited = applyChanges(text, [change]);
  expect(changesOnly(change, text, edited)).toBe(true);
  const inFront = { data: { title: 'Long', body: [paragraph(-1), ...body] } };
  expect(applyChanges(text, [set([], inFront)])).toBe(newDocumentText(inFront));
  const merged = mergeValues(readText(text).value, inFront, readText(edited).value);
  expect(merged).toMatchObject({ conflicts: [], changes: [{ op: 'insert' }] });
});
