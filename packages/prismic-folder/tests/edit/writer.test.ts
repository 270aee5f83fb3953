import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { applyChanges, newDocumentText } from '../../src/edit/applyChanges.ts';
import { changedValue } from '../../src/edit/applyPatches.ts';
import { equalJson } from '../../src/edit/values.ts';
import { listFiles } from '../../src/lib/listFiles.ts';
import { changesOnly, set } from './support/changes.ts';
import { randomChange } from './support/randomChange.ts';
import { CASES, randomFile, valueIn } from './support/randomFile.ts';

/** An entry with another of these is another entry. */
const NAMES = new Set<unknown>(['id', 'key', 'slice_type']);

it('keeps each byte of the demo when nothing has changed, and writes new files like it', async () => {
  const listed = await listFiles('content');
  const files = listed.files.filter(({ path }) => /\/documents\/.*\.json$/.test(path));
  expect(files.length).toBeGreaterThanOrEqual(55);
  for (const { path } of files) {
    const text = readFileSync(path, 'utf8');
    expect(applyChanges(text, [set([], valueIn(text))]), path).toBe(text);
    expect(newDocumentText(valueIn(text)), path).toBe(text);
  }
});

it('keeps each byte of generated documents, and changes no byte but those of a value', () => {
  let wholes = 0;
  for (let index = 0; index < CASES; index++) {
    const { random, text, value, name } = randomFile(index);
    expect(equalJson(valueIn(text), value), name).toBe(true);
    expect(applyChanges(text, [set([], value)]), name).toBe(text);

    const change = randomChange(random, value);
    const where = `${name}: ${JSON.stringify(change)}`;
    const result = applyChanges(text, [change]);
    const after = changedValue(value, [change]);
    expect(equalJson(valueIn(result), after), where).toBe(true);
    expect(changesOnly(change, text, result), where).toBe(true);

    // Each of several changes is one to the result of the last.
    const changes = [change];
    let expected = after;
    for (let step = 0; step < 11; step++) {
      const next = randomChange(random, expected);
      changes.push(next);
      expected = changedValue(expected, [next]);
    }
    expect(equalJson(valueIn(applyChanges(text, changes)), expected), name).toBe(true);

    const key = change.path.at(-1);
    if (change.op !== 'set' || typeof key === 'number' || NAMES.has(key)) continue;
    const whole = applyChanges(text, [set([], after)]);
    expect(equalJson(valueIn(whole), after), where).toBe(true);
    expect(changesOnly(change, text, whole), where).toBe(true);
    wholes++;
  }
  expect(wholes).toBeGreaterThan(CASES / 4);
});
