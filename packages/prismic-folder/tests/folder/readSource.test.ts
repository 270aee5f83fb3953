import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSource } from '../../src/folder/readSource.ts';

test.each([
  ['missing.json', 'it was deleted meanwhile (ENOENT)'],
  ['', 'it is a folder (EISDIR)'],
  ['a'.repeat(300), 'its name or path is longer than the file system allows (ENAMETOOLONG)'],
])('a file that cannot be read says why, and not where the server keeps it: %s', (name, why) => {
  const folder = mkdtempSync(join(tmpdir(), 'read-source-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { parsed } = readSource({
    path: join(folder, name),
    name: 'a.json',
    stamp: '',
    modified: 0,
    size: 0,
  });
  expect(parsed).toEqual({ ok: false, reason: `the file cannot be read: ${why}` });
});
