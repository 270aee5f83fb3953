import { expect, test } from 'vitest';
import { checkImports } from '../../scripts/imports/checkImports.ts';
import { importRules } from '../../scripts/imports/rules.ts';

/** The violations reported for one file with the given source. */
const problemsOf = (path: string, source: string) =>
  checkImports(new Map([[path, source]]), importRules);

const FOLDER = 'packages/prismic-folder/src';
const EDITOR = 'packages/page-editor/src';
const DIRECTION = 'import-direction';
const BY_PORT = 'editor-by-port';

test.each([
  ['ui, relative', 'src/ui/probe.ts', `import '../server/env.ts'`, DIRECTION],
  ['ui, dynamic', 'src/ui/probe.ts', `void import('#effects/sound.ts')`, DIRECTION],
  ['ui, type expression', 'src/ui/a.ts', `type E = import('#content/a.ts').A`, DIRECTION],
  ['ui, re-export', 'src/ui/probe.ts', `export * from '../effects/frame.ts'`, DIRECTION],
  ['ui, without extension', 'src/ui/probe.ts', `import '../effects/frame'`, DIRECTION],
  ['ui, from the root', 'src/ui/probe.ts', `import '/src/server/env.ts'`, DIRECTION],
  ['effects', 'src/effects/probe.ts', `import '#slices'`, DIRECTION],
  ['a slice, a screen', 'slices/About/index.tsx', `import '#screens/Zone.tsx'`, DIRECTION],
  ['a slice, another', 'slices/About/index.tsx', `import '../Intro/index.tsx'`, DIRECTION],
  ['a slice, another by alias', 'slices/About/index.tsx', `import '#slices/Intro/a.ts'`, DIRECTION],
  ['screens, shell', 'src/screens/probe.tsx', `import '#shell/Shell.tsx'`, DIRECTION],
  ['app, server', 'src/app/probe.ts', `import '#server/createApp.ts'`, DIRECTION],
  ['a package, another', 'packages/a/src/a.ts', `import '../../b/src/types.ts'`, DIRECTION],
  ['tests of a package', 'packages/x/tests/a.ts', `import '#server/main.ts'`, DIRECTION],
  ['a lower layer', 'src/server/lib/a.ts', `import '../access/a.ts'`, DIRECTION],
  ['beside each other', 'src/server/feeds/a.ts', `import '#server/delivery/a.ts'`, DIRECTION],
  ['a layer of a package', `${FOLDER}/store/a.ts`, `import '../authoring/a.ts'`, DIRECTION],
  ['reading, writing', `${FOLDER}/api/a.ts`, `import '../store/a.ts'`, DIRECTION],
  ['the kit, the session', `${EDITOR}/kit/a.ts`, `import '../session/a.ts'`, DIRECTION],
  ['a room, another', `${EDITOR}/rooms/find/a.ts`, `import '../library/a.ts'`, DIRECTION],
  ['a layer, an entry', `${FOLDER}/lib/a.ts`, `import '../index.ts'`, DIRECTION],
  ['a layer, Node', 'src/server/access/a.ts', `import 'node:crypto'`, 'no-node'],
  ['a package inside', 'src/server/a.ts', `import '../../packages/a/src/a.ts'`, 'package-entry'],
  ['server, push', 'src/server/site/a.ts', `import '#prismic-folder/cli'`, 'site-without-sync'],
  ['site, authoring', 'src/server/site/a.ts', `import '#prismic-folder/authoring'`, BY_PORT],
  ['a slice, Node', 'slices/About/index.tsx', `import 'fs/promises'`, 'no-node'],
  ['app, types of Node', 'src/app/a.ts', `import type { Stats } from 'node:fs'`, 'no-node'],
  ['styles, a component', 'src/ui/styles.ts', `import './Button.tsx'`, 'styles-from-tokens'],
  ['styles, a package', 'slices/About/styles.ts', `import 'react'`, 'styles-from-tokens'],
])('refused: %s', (_, path, source, rule) => {
  const problems = problemsOf(path, `export const a = 1;\n${source};\n`);
  expect(problems).toEqual([expect.stringContaining(`[${rule}]`)]);
  expect(problems[0]).toMatch(new RegExp(`^${path}:2 imports `));
});

test.each([
  ['ui, a package of the registry', 'src/ui/a.tsx', `import { useId } from 'react'`],
  ['ui, the word import in its text', 'src/ui/a.tsx', `export const b = <p>import '#server'?</p>`],
  ['the registry, slices', 'slices/index.ts', `void import('./About/index.tsx')`],
  ['screens, the simulator', 'src/screens/a.ts', `import '@slicemachine/adapter-react/simulator'`],
  ['server, lower', 'src/server/access/a.ts', `import '../lib/a.ts'; import '#server/lib/b.ts'`],
  ['a package, lower', `${FOLDER}/models/a.ts`, `import '../lib/b.ts'; import '../types.ts'`],
  ['an entry, a layer', 'packages/prismic-folder/src/index.ts', `export * from './api/a.ts'`],
  ['server, Node', 'src/server/platforms/node/a.ts', `import 'node:fs'`],
  ['scripts, push', 'scripts/a.ts', `import '../packages/prismic-folder/src/sync/push/push.ts'`],
  ['styles, tokens', 'slices/About/styles.ts', `import '@linaria/core'; import '#ui/tokens.ts'`],
])('allowed: %s', (_, path, source) => {
  expect(problemsOf(path, source)).toEqual([]);
});

test('files that import each other are refused, by any kind of import', () => {
  const sources = new Map([
    ['src/ui/a.ts', `export { b } from './b.ts'`],
    ['src/ui/b.ts', `void import('./c'); export const b = 1`],
    ['src/ui/c.ts', `import type { b } from '#ui/a.ts'`],
    ['src/ui/d.ts', `import './a.ts'`],
  ]);
  expect(checkImports(sources, importRules)).toEqual([
    'src/ui/a.ts <-> src/ui/b.ts <-> src/ui/c.ts [no-circle]: files import each other',
  ]);
});

test.each([
  ['src/server', 'access', 'lib'],
  ['packages/page-editor/src/fields', 'form', 'links'],
  ['packages/prismic-folder/src', 'fields', 'lib'],
])(
  'folders of %s that import each other are refused without a circle of files',
  (parent, one, other) => {
    const sources = new Map([
      [`${parent}/${other}/a.ts`, `import '../${one}/b.ts'`],
      [`${parent}/${one}/c.ts`, `import '../${other}/d.ts'`],
    ]);
    expect(checkImports(sources, importRules)).toContain(
      `${parent}/${one} <-> ${parent}/${other} [no-folder-circle]: folders import each other`,
    );
  },
);
