import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { AREAS, parseFault, readFaults } from '../../../scripts/testing/readFaults.ts';
import { createCommands, SetupFailed } from '../../../scripts/testing/witnesses.ts';
import { waitFor } from '../../support/waitFor.ts';

const faults = readFaults();

test('sixty faults are numbered in a row, none twice, two at least of every area', () => {
  const numbers = Array.from({ length: 60 }, (_none, index) => String(index + 1).padStart(2, '0'));
  expect(faults.map(({ number }) => number)).toEqual(numbers);
  for (const member of ['name', 'fault', 'diff'] as const)
    expect(new Set(faults.map((one) => one[member])).size).toBe(faults.length);
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

const filesOf = ({ diff }: { diff: string }): readonly string[] =>
  diff.match(/^diff --git .*/gm) ?? [];

test('every fault applies', () => {
  let left = faults;
  while (left.length > 0) {
    // Git would apply those of one file one after the other.
    const alone = left.filter((one, at) =>
      filesOf(one).every((file) => left.findIndex((other) => filesOf(other).includes(file)) === at),
    );
    // A checkout may belong to another user.
    const check = ['-c', 'safe.directory=*', 'apply', '--check', ...alone.map(({ path }) => path)];
    expect(spawnSync('git', check, { encoding: 'utf8' }).stderr).toBe('');
    left = left.filter((one) => !alone.includes(one));
  }
});

test.for(faults)('$number $name says one sentence, is short and names tests', (one) => {
  const { fault, diff, tests } = one;
  expect(fault).toMatch(/^["A-Z].*[^.]\.$/);
  const changed = diff.match(/^[+-](?!\+\+ |-- )/gm) ?? [];
  expect(changed.length).toBeLessThanOrEqual(10);
  expect(tests.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(tests).size).toBe(tests.length);
  expect(tests.length).toBeLessThanOrEqual(8);
  expect(diff).not.toMatch(/^diff --git a\/(?!src\/|slices\/|packages\/[\w-]+\/src\/|scripts\/)/m);
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

/** A project whose scripts all do the same. */
function projectOf(code: string): string {
  const root = mkdtempSync(join(tmpdir(), 'faults-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'scripts'));
  writeFileSync(join(root, 'scripts/run.mjs'), code);
  return root;
}

test('a check that fails sees a fault, a build that fails is no answer', async () => {
  const root = projectOf('console.error("It is wrong\\nsomewhere"); process.exit(2);');
  const commands = createCommands(root, {});
  expect(await commands.checks(['lint'])).toEqual({ file: 'lint', title: 'It is wrong' });
  await expect(commands.build(false)).rejects.toThrow(SetupFailed);
  await expect(commands.build(false)).rejects.toThrow('It is wrong');
});

test('stopping ends a command with all that it has started, and nothing follows', async () => {
  const root = projectOf(`
    import { spawn } from 'node:child_process';
    import { writeFileSync } from 'node:fs';
    const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)']);
    writeFileSync('started', String(pid));
    setInterval(() => {}, 1e6);
  `);
  const commands = createCommands(root, {});
  let hasGoneOn = false;
  void commands.checks(['lint', 'types']).finally(() => (hasGoneOn = true));
  const started = join(root, 'started');
  const inner = await waitFor(() => {
    const pid = Number(readFileSync(started, 'utf8'));
    expect(pid).toBeGreaterThan(0);
    return pid;
  });
  rmSync(started);
  await commands.stop();
  await waitFor(() => expect(() => process.kill(inner, 0)).toThrow('ESRCH'));
  expect(hasGoneOn).toBe(false);
  expect(existsSync(started)).toBe(false);
});
