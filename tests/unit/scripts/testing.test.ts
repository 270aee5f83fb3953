import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createRun, PartFailed } from '../../../scripts/testing/createRun.ts';
import { holdFolder } from '../../../scripts/testing/holdFolder.ts';
import { waitFor } from '../../support/waitFor.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'testing-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const part = (title: string, code: string) => ({ title, args: ['-e', code] });

function quietly() {
  const printed: string[] = [];
  const info = vi.spyOn(console, 'info').mockImplementation((text) => void printed.push(text));
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
  onTestFinished(() => {
    info.mockRestore();
    write.mockRestore();
  });
  return () => printed.join('\n');
}

test('after a part that fails none begins, and what it printed is there', async () => {
  const printed = quietly();
  const run = createRun({});
  const parts = [part('Bad', 'console.error("why"); process.exit(3)'), part('Next', '')];
  await expect(run.inOrder(parts)).rejects.toThrow(new PartFailed('Bad failed'));
  expect(printed()).toContain('why');
  expect(run.times.has('Next')).toBe(false);
});

test('stopping ends what runs and waits for it, and nothing else begins', async () => {
  quietly();
  const file = join(folder, 'stopped');
  const said = `process.on('SIGINT', () => { fs.writeFileSync(${JSON.stringify(file)}, ''); process.exit() });`;
  const run = createRun({});
  const begun = join(folder, 'begun');
  let hasEnded = false;
  const running = run.inOrder([
    part(
      'Long',
      `${said} fs.writeFileSync(${JSON.stringify(begun)}, ''); setInterval(() => {}, 1e6)`,
    ),
    part('Next', `fs.rmSync(${JSON.stringify(file)})`),
  ]);
  await waitFor(() => expect(existsSync(begun)).toBe(true));
  void running.finally(() => (hasEnded = true));
  await run.stop();
  expect(existsSync(file)).toBe(true);
  // Who is interrupted says nothing of what has passed.
  expect(hasEnded).toBe(false);
});

test('a folder is held by one process, and free once it has ended', async () => {
  const path = join(folder, 'held', 'running');
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)']);
  await once(other, 'spawn');
  holdFolder(path);
  writeFileSync(path, String(other.pid));
  expect(() => holdFolder(path)).toThrow(
    `The tests already run in this folder (process ${other.pid})`,
  );
  other.kill();
  await once(other, 'exit');
  holdFolder(path);
  expect(readFileSync(path, 'utf8')).toBe(String(process.pid));
});
