import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followGuide, readSection } from '../support/guide.ts';
import { wordsOf } from '../support/random.ts';

/** What the guide's project copies from this one, and what it links. Of the tests it has the one that the guide runs. */
const COPIED = wordsOf(`
  src slices customtypes packages scripts public package.json package-lock.json tsconfig.json vite.config.ts
  slicemachine.config.json prismicio-types.d.ts .oxlintrc.json .oxfmtrc.json
  tests/tsconfig.json tests/unit/slices/registry.test.tsx
  tests/support/buildPackages.ts tests/support/classNames.ts tests/support/cleanDom.ts tests/support/slices.tsx
`);
const SHARED = ['node_modules', 'content'];
/** The scripts import one file of these. */
const OTHER_TESTS = /^packages\/[\w-]+\/tests\/(?!support(?:\/zip\.ts)?$)/;
const TYPES = '.cache/types';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'slice-guide-'));
  await Promise.all([
    // Whether packages are installed depends on time stamps.
    ...COPIED.map((path) =>
      cp(path, join(root, path), {
        recursive: true,
        preserveTimestamps: true,
        filter: (source) => !OTHER_TESTS.test(source),
      }),
    ),
    ...SHARED.map((path) => symlink(resolve(path), join(root, path))),
  ]);
  if (existsSync(TYPES)) await copyTypes();
});

/**
 * Types are checked from what was found here. The compiler knows linked packages by where they are, so their paths
 * have to lead there: it would check everything again.
 */
async function copyTypes() {
  await cp(TYPES, join(root, TYPES), { recursive: true, preserveTimestamps: true });
  const names = await readdir(join(root, TYPES), { recursive: true });
  const infos = names.filter((name) => name.endsWith('.tsbuildinfo'));
  for (const path of infos.map((name) => join(root, TYPES, name))) {
    const packages = relative(dirname(path), resolve('node_modules'));
    const info = await readFile(path, 'utf8');
    await writeFile(path, info.replaceAll(/"(?:\.\.\/)+node_modules\//g, `"${packages}/`));
  }
}

afterAll(() => rm(root, { recursive: true, force: true }));

test('the guide “A slice in ten minutes”, followed exactly, produces a slice that is rendered', async () => {
  const guide = await readSection('CONTRIBUTING.md', 'A slice in ten minutes');
  const output = await followGuide(root, guide, { isNew: false });
  expect(output).toContain('customtypes/page/index.json: the zone "slices" admits quote');
  expect(stripVTControlCharacters(output)).toMatch(/Tests\s+7 passed/);
  const registry = await readFile(join(root, 'slices/index.ts'), 'utf8');
  expect(registry).toContain("import('./Quote/index.tsx')");
}, 600_000);
