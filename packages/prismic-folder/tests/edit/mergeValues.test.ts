import { expect, it } from 'vitest';
import { changedValue } from '../../src/edit/applyPatches.ts';
import { mergeValues } from '../../src/edit/mergeValues.ts';
import { equalJson } from '../../src/edit/values.ts';
import type { Json, ValueConflict } from '../../src/edit/types.ts';
import { isRecord } from '../../src/json.ts';
import { randomChange } from './support/randomChange.ts';
import { CASES, randomFile } from './support/randomFile.ts';

/** A slice by its id: `a` as it was, `a=x` with the text x. */
const one = (name: string) => {
  const [id = '', text = id] = name.split('=');
  return { id, slice_type: 'note', primary: { text } };
};
/** Texts stand for lists of slices. */
const valueOf = (value: Json) =>
  typeof value === 'string' ? value.split(' ').filter(Boolean).map(one) : value;
const paragraph = (text: string, spans: Json[] = []) => ({ type: 'paragraph', text, spans });
const [P, Q, R, X] = [paragraph('p'), paragraph('q'), paragraph('r'), paragraph('x')];
const SPANS = paragraph('p', [{ start: 0 }]);
const link = { link_type: 'Web', url: 'https://a.example', target: '_self' };
const image = { url: '/a.png', alt: 'a', dimensions: { width: 4, height: 3 } };
const TOLD = { ...image, alt: 'x' };
const crop = { edit: { x: 1, y: 2, zoom: 1 } };
const cut = { url: '/a.png?rect=0,0,2,2', dimensions: { width: 2, height: 2 } };

it.each<[string, Json, Json, Json, Json]>([
  ['changes of different keys', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
  ['an added and a removed key', { a: 1 }, { a: 1, b: 2 }, {}, { b: 2 }],
  ['a changed slice that moved', 'a b c', 'c a b', 'a b c=x', 'c=x a b'],
  ['a slice that moved on disk', 'a b c', 'a=x b c', 'b c a', 'b c a=x'],
  ['slices inserted at different places', 'a b', 'c a b', 'a b d', 'c a b d'],
  ['a slice that both inserted', 'a', 'a b', 'a b', 'a b'],
  ['one of two inserted slices', 'a', 'a b c', 'a b', 'a b c'],
  ['slices that both removed', 'a b c', 'a c', 'b c', 'c'],
  ['an order and a removed slice', 'a b c', 'c b', 'a b c=x', 'c=x b'],
  ['a changed and an inserted paragraph', [P, Q], [P, X], [R, P, Q], [R, P, X]],
  ['a text and a crop', image, TOLD, { ...image, ...crop }, { ...TOLD, ...crop }],
  ['a text and a rectangle', image, TOLD, { ...image, ...cut }, { ...TOLD, ...cut }],
])('merges %s', (_title, ...given) => {
  const [base, mine, disk, value] = given.map(valueOf) as [Json, Json, Json, Json]; // Cast: four.
  const merged = mergeValues(base, mine, disk);
  expect(merged.conflicts).toEqual([]);
  expect(equalJson(merged.value, value)).toBe(true);
  expect(equalJson(changedValue(disk, merged.changes), value)).toBe(true);
  const swapped = mergeValues(base, disk, mine);
  expect(swapped.conflicts).toEqual([]);
  expect(equalJson(swapped.value, value)).toBe(true);
});

/** The place and the slices of a conflict; '' for one that is not there. */
type SliceConflict = readonly [at: number, base: string, mine: string, disk: string];

const asConflict = ([at, base, mine, disk]: SliceConflict): ValueConflict => ({
  path: [at],
  ...(base !== '' && { base: one(base) }),
  ...(mine !== '' && { mine: one(mine) }),
  ...(disk !== '' && { disk: one(disk) }),
});

const place = (latitude: number, longitude: number) => ({ latitude, longitude });
const TEXT_OF_A = { path: [1, 'primary', 'text'], base: 'a', mine: 'x', disk: 'y' };
const OTHER = { ...image, url: '/b.png' };

/** What is on disk stays, unless a row says what it becomes. `whole` is a conflict of all of the value. */
it.each<[string, Json, Json, Json, 'whole' | (SliceConflict | ValueConflict)[], Json?]>([
  ['a value', { a: 1 }, { a: 2 }, { a: 3 }, [{ path: ['a'], base: 1, mine: 2, disk: 3 }]],
  ['a key that both added', {}, { a: 1 }, { a: [] }, [{ path: ['a'], mine: 1, disk: [] }]],
  ['a key removed by mine', { a: 1 }, {}, { a: 2 }, [{ path: ['a'], base: 1, disk: 2 }]],
  ['a key removed on disk', { a: 1 }, { a: 2 }, {}, [{ path: ['a'], base: 1, mine: 2 }]],
  ['a slice removed by mine', 'a b', 'b', 'a=x b', [[0, 'a', '', 'a=x']]],
  ['a slice removed on disk', 'a b', 'a b=x', 'a', [[1, 'b', 'b=x', '']]],
  ['a value of one slice', 'a b', 'c a=x b', 'a=y b', [TEXT_OF_A], 'c a=y b'],
  [
    'slices at one place',
    'a',
    'a b c',
    'a d',
    [
      [1, '', 'b', 'd'],
      [2, '', 'c', ''],
    ],
  ],
  ['slices after the same one', 'a', 'a b c', 'a b d', [[2, '', 'c', 'd']]],
  ['slices in place of others', 'a b c', 'a d c', 'a b e c', [[1, '', 'd', 'e']], 'a e c'],
  ['two orders', 'a b c', 'c a b', 'b a c', 'whole'],
  ['an order and an inserted slice', 'a b', 'b a', 'a c b', 'whole'],
  ['an order without a slice that changed', 'a b c', 'c b', 'a=x b c', 'whole'],
  ['a text and its spans', [P], [X], [SPANS], [{ path: [0], base: P, mine: X, disk: SPANS }]],
  ['paragraphs that could be others', [P, Q], [X, paragraph('y')], [paragraph('z'), Q], 'whole'],
  ['parts of a link', link, { ...link, target: '_blank' }, { link_type: 'Any' }, 'whole'],
  ['parts of another image', image, TOLD, OTHER, 'whole'],
  ['a text of another image', { url: 'a' }, { url: 'a', alt: 'x' }, { url: 'b' }, 'whole'],
  ['half of a place', place(1, 1), place(2, 1), place(1, 2), 'whole'],
])('reports a conflict of %s', (_title, base, mine, disk, conflicts, value = disk) => {
  const values = { base: valueOf(base), mine: valueOf(mine), disk: valueOf(disk) };
  const expected =
    conflicts === 'whole'
      ? [{ path: [], ...values }]
      : conflicts.map((one) => ('path' in one ? one : asConflict(one)));
  const merged = mergeValues(values.base, values.mine, values.disk);
  expect(merged.value).toEqual(valueOf(value));
  expect(merged.conflicts).toEqual(expected);
  expect(equalJson(changedValue(values.disk, merged.changes), merged.value)).toBe(true);
  expect(mergeValues(values.base, values.disk, values.mine).conflicts).not.toEqual([]);
});

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
  const seen = { merges: 0, conflicts: 0 };
  for (let index = 0; index < CASES; index++) {
    const { random, value, name } = randomFile(index);
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
    seen[conflicts.length === 0 ? 'merges' : 'conflicts']++;
  }
  expect(seen.merges).toBeGreaterThan(CASES / 4);
  expect(seen.conflicts).toBeGreaterThan(CASES / 30);
});
