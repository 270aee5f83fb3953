import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { applyChanges } from '../../src/edit/applyChanges.ts';
import { changedValue } from '../../src/edit/changeValue.ts';
import { equalJson } from '../../src/edit/equalJson.ts';
import type { Change } from '../../src/edit/types.ts';
import { listFiles } from '../../src/folder/listFiles.ts';
import { isRecord } from '../../src/json.ts';
import { linesBeyond } from './support/linesBeyond.ts';
import { randomChange } from './support/randomChange.ts';
import {
  CASES,
  fieldsOfEveryKind,
  randomFile,
  read,
  readText,
  SEED,
} from './support/randomFile.ts';

/** An entry with another of these is another entry. */
const NAMES = new Set<unknown>(['id', 'key', 'slice_type']);

const encoder = new TextEncoder();

it('generates fields of all 19 kinds', () => {
  const kinds = new Set<unknown>();
  const collect = (value: unknown) => {
    if (!isRecord(value)) return;
    if (typeof value['type'] === 'string') kinds.add(value['type']);
    for (const inner of Object.values(value)) collect(inner);
  };
  collect(fieldsOfEveryKind());
  kinds.delete('Separator');
  kinds.delete('SharedSlice');
  expect(kinds.size).toBe(19);
});

it('keeps each byte of the demo documents when nothing has changed', async () => {
  const listed = await listFiles('content');
  const files = listed.files.filter(({ path }) => /\/documents\/.*\.json$/.test(path));
  expect(files.length).toBeGreaterThanOrEqual(55);
  for (const { path } of files) {
    const bytes = readFileSync(path);
    const { text, value } = read(bytes);
    const saved = applyChanges(text, [{ op: 'set', path: [], value }]);
    expect(Buffer.compare(encoder.encode(saved), bytes), path).toBe(0);
  }
});

it('keeps each byte of generated documents when nothing has changed', () => {
  const fields = fieldsOfEveryKind();
  for (let index = 0; index < CASES; index++) {
    const { bytes, value: expected, name } = randomFile(index, fields);
    const { text, value } = read(bytes);
    expect(equalJson(value, expected), name).toBe(true);
    const saved = applyChanges(text, [{ op: 'set', path: [], value }]);
    expect(Buffer.compare(encoder.encode(saved), bytes), name).toBe(0);
  }
});

it('changes no line but those of the value', () => {
  const fields = fieldsOfEveryKind();
  const done: Record<string, number> = { commas: 0 };
  for (let index = 0; index < CASES; index++) {
    const { random, text, value, name } = randomFile(index, fields);
    const change = randomChange(random, value);
    const where = `${name}: ${JSON.stringify(change)}`;
    const result = applyChanges(text, [change]);
    const expected = changedValue(value, [change]);
    expect(equalJson(readText(result).value, expected), where).toBe(true);
    const { beyond, commas } = linesBeyond(text, result, change);
    expect(beyond, where).toBe(0);
    done[change.op] = (done[change.op] ?? 0) + 1;
    done['commas'] = (done['commas'] ?? 0) + commas;
  }
  console.info(`EDIT_SEED=${SEED}: ${CASES} changes`, done);
});

it('changes the lines of one value when all of the document is set', () => {
  const fields = fieldsOfEveryKind();
  let changed = 0;
  for (let index = 0; index < CASES; index++) {
    const { random, text, value, name } = randomFile(index, fields);
    const change = randomChange(random, value);
    const key = change.path.at(-1);
    if (change.op !== 'set' || typeof key === 'number' || NAMES.has(key)) continue;
    const after = changedValue(value, [change]);
    const result = applyChanges(text, [{ op: 'set', path: [], value: after }]);
    expect(equalJson(readText(result).value, after), name).toBe(true);
    expect(linesBeyond(text, result, change).beyond, name).toBe(0);
    changed++;
  }
  expect(changed).toBeGreaterThan(CASES / 4);
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
