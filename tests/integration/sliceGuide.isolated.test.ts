import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followGuide, readSection } from '../support/guide.ts';

/** What the guide's project copies from this one, and what it links. */
const COPIED =
  'src slices customtypes packages scripts tests public package.json package-lock.json tsconfig.json vite.config.ts slicemachine.config.json prismicio-types.d.ts .oxlintrc.json .oxfmtrc.json'.split(
    ' ',
  );
const SHARED = ['node_modules', 'content'];

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'slice-guide-'));
  await Promise.all([
    // Whether packages are installed depends on time stamps.
    ...COPIED.map((path) =>
      cp(path, join(root, path), { recursive: true, preserveTimestamps: true }),
    ),
    // Types are checked from what was found here.
    existsSync('.cache/types') &&
      cp('.cache/types', join(root, '.cache/types'), { recursive: true, preserveTimestamps: true }),
    ...SHARED.map((path) => symlink(resolve(path), join(root, path))),
  ]);
});

afterAll(() => rm(root, { recursive: true, force: true }));

test('the guide “A slice in ten minutes”, followed exactly, produces a slice that is rendered', async () => {
  const guide = await readSection('CONTRIBUTING.md', 'A slice in ten minutes');
  const output = await followGuide(root, guide, { isNew: false });
  expect(output).toContain('customtypes/page/index.json: the zone "slices" admits quote');
  expect(stripVTControlCharacters(output)).toMatch(/Tests\s+7 passed/);
  const registry = await readFile(join(root, 'slices/index.ts'), 'utf8');
  expect(registry).toContain("import('./Quote/index.tsx')");
}, 600_000);
