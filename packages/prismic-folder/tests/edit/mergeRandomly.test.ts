import { expect, it } from 'vitest';
import { changedValue } from '../../src/edit/changeValue.ts';
import { equalJson } from '../../src/edit/equalJson.ts';
import { mergeValues } from '../../src/edit/mergeValues.ts';
import type { Json } from '../../src/edit/types.ts';
import { isRecord } from '../../src/json.ts';
import { randomChange } from './support/randomChange.ts';
import { CASES, fieldsOfEveryKind, randomFile } from './support/randomFile.ts';

/** Keys by which entries are recognized. */
const KEEP = new Set<unknown>(['id', 'key', 'slice_type', 'link_type', 'type', 'url']);

/** Gives each text a number that no other has, so that it can be found again. */
function createMarker() {
  let count = 0;
  const mark = (value: Json): Json => {
    if (typeof value === 'string') return `mark ${count++}`;
    if (Array.isArray(value)) return value.map(mark);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, inner]): [string, Json] => [
      key,
      KEEP.has(key) && typeof inner === 'string' ? inner : mark(inner),
    ]);
    return Object.fromEntries(entries);
  };
  return mark;
}

/** The marks in a value. */
function marksOf(value: unknown, marks = new Set<string>()): Set<string> {
  if (typeof value === 'string' && value.startsWith('mark ')) marks.add(value);
  const inner = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
  for (const part of inner) marksOf(part, marks);
  return marks;
}

/** Some changes, without other ids and types for existing entries. */
function edited(random: () => number, base: Json, mark: (value: Json) => Json): Json {
  let value = base;
  for (let step = Math.floor(random() * 4); step >= 0; step--) {
    const change = randomChange(random, value);
    if (KEEP.has(change.path.at(-1))) continue;
    const isNew = change.op === 'set' || change.op === 'insert';
    value = changedValue(value, [isNew ? { ...change, value: mark(change.value) } : change]);
  }
  return value;
}

it('loses no change of two writers, and reports every overlap', () => {
  const fields = fieldsOfEveryKind();
  let merges = 0;
  let conflicting = 0;
  for (let index = 0; index < CASES; index++) {
    const { random, value, name } = randomFile(index, fields);
    const mark = createMarker();
    const { data = {} } = value;
    const part = isRecord(data) ? Object.values(data)[Math.floor(random() * 8)] : undefined;
    // Few fields, so that the writers meet often.
    const base = mark(random() < 0.5 || part === undefined ? data : { part });
    const [mine, disk] = [edited(random, base, mark), edited(random, base, mark)];
    const merged = mergeValues(base, mine, disk);
    const { conflicts } = merged;

    expect(equalJson(changedValue(disk, merged.changes), merged.value), name).toBe(true);
    const found = marksOf(merged.value);
    const [old, my, its] = [marksOf(base), marksOf(mine), marksOf(disk)];
    const reported = marksOf(conflicts.map((conflict) => [conflict.base, conflict.disk]));
    const reportedMine = marksOf(conflicts.map((conflict) => conflict.mine));
    const lost = [
      ...[...my].filter((text) => !old.has(text) && !found.has(text) && !reportedMine.has(text)),
      ...[...its].filter((text) => !old.has(text) && !found.has(text)),
      ...[...old].filter((text) => !my.has(text) && found.has(text) && !reported.has(text)),
      ...[...old].filter((text) => !its.has(text) && found.has(text) && !reported.has(text)),
      ...[...old].filter((text) => my.has(text) && its.has(text) && !found.has(text)),
    ];
    const show = () => JSON.stringify({ lost, base, mine, disk, merged }, null, 1);
    expect(lost.length, lost.length > 0 ? `${name} ${show()}` : name).toBe(0);

    const swapped = mergeValues(base, disk, mine);
    expect(swapped.conflicts.length > 0, name).toBe(conflicts.length > 0);
    if (conflicts.length === 0) expect(equalJson(swapped.value, merged.value), name).toBe(true);
    if (equalJson(base, mine)) expect(equalJson(merged.value, disk), name).toBe(true);
    if (equalJson(base, disk)) expect(equalJson(merged.value, mine), name).toBe(true);
    if (conflicts.length === 0) merges++;
    else conflicting++;
  }
  expect(merges).toBeGreaterThan(CASES / 4);
  expect(conflicting).toBeGreaterThan(CASES / 30);
  console.info(`${merges} merges, ${conflicting} conflicts`);
});
