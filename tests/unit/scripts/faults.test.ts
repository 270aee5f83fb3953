import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AREAS, parseFault, readFaults } from '../../../scripts/testing/readFaults.ts';

const faults = readFaults();

test('there are sixty faults, numbered in a row', () => {
  const numbers = Array.from({ length: 60 }, (_none, index) => String(index + 1).padStart(2, '0'));
  expect(faults.map(({ number }) => number)).toEqual(numbers);
});

test('no two faults are the same', () => {
  for (const member of ['name', 'fault', 'diff'] as const) {
    expect(new Set(faults.map((one) => one[member])).size).toBe(faults.length);
  }
});

test('every area has two faults at least', () => {
  const areas = faults.map(({ area }) => area);
  expect([...new Set(areas)]).toEqual([...AREAS]);
  for (const area of AREAS) {
    expect(areas.filter((one) => one === area).length, area).toBeGreaterThanOrEqual(2);
  }
});

test('twenty faults at least have happened, and name the commit that corrected them', () => {
  const commits = faults.flatMap(({ happened }) => happened ?? []);
  expect(commits.length).toBeGreaterThanOrEqual(20);
  for (const commit of commits) expect(commit).toMatch(/^[\da-f]{7,12}$/);
});

test.for(faults)('$number $name says one sentence and applies', ({ path, fault, diff }) => {
  expect(fault).toMatch(/^["A-Z].*[^.]\.$/);
  const { status, stderr } = spawnSync('git', ['apply', '--check', path], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const changed = diff.match(/^[+-](?!\+\+ |-- )/gm) ?? [];
  expect(changed.length).toBeLessThanOrEqual(10);
  expect(diff).not.toMatch(/^diff --git a\/(?!src\/|slices\/|packages\/[\w-]+\/src\/|scripts\/)/m);
});

test.for(faults)('$number $name names tests that exist', ({ tests }) => {
  expect(tests.filter((path) => !existsSync(path))).toEqual([]);
  expect(new Set(tests).size).toBe(tests.length);
  expect(tests.length).toBeLessThanOrEqual(8);
});

test('a patch without its lines is refused by its name', () => {
  const diff = 'diff --git a/src/one.ts b/src/one.ts\n';
  const lines = 'Area: gate\nFault: It fails.\nHappened: no\nTests: tests/unit\n\n';
  expect(parseFault('tests/faults/01-one.patch', lines + diff)).toMatchObject({
    number: '01',
    name: 'one',
    happened: null,
    tests: ['tests/unit'],
    diff,
  });
  expect(() => parseFault('tests/faults/01-one.patch', diff)).toThrow(/01-one\.patch does not/);
  expect(() => parseFault('tests/faults/one.patch', lines + diff)).toThrow(/one\.patch is not/);
});
