import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepContent } from '#server/platforms/node/keepContent.ts';

function project() {
  const root = mkdtempSync(join(tmpdir(), 'keep-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['dist/server', '.cache/other'])
    mkdirSync(join(root, folder), { recursive: true });
  return root;
}

/** Starts with a content folder at a time in s, and keeps its documents. */
async function start(root: string, contentDir: string, at: number): Promise<string> {
  const { file } = (await keepContent(root, contentDir)) ?? { file: '' };
  writeFileSync(file, contentDir);
  utimesSync(file, at, at);
  return file;
}

test('documents are kept for each content folder, of the four that were started with last', async () => {
  const root = project();
  expect(await keepContent(root, '/own')).toBeUndefined();
  writeFileSync(join(root, 'dist/server/start.js'), '');
  // What was kept when there was one file for all folders.
  writeFileSync(join(root, '.cache/content'), '');
  utimesSync(join(root, '.cache/content'), 1, 1);
  const own = await start(root, '/own', 2);
  const [demo, one, two] = await Promise.all(
    ['/demo', '/one', '/two'].map((folder, at) => start(root, folder, 3 + at)),
  );
  expect(new Set([own, demo, one, two]).size).toBe(4);
  expect(await start(root, '/own', 6)).toBe(own);
  const three = await start(root, '/three', 7);
  const left = readdirSync(join(root, '.cache')).map((name) => join(root, '.cache', name));
  expect(new Set(left)).toEqual(new Set([join(root, '.cache/other'), own, one, two, three]));
});
