import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { loadedNames, packageOf, readBuiltImports } from '../../support/builtImports.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const packages = readdirSync('packages', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => {
    const text = readFileSync(`packages/${name}/package.json`, 'utf8');
    // Cast: npm and changesets read it, too.
    return { name, manifest: JSON.parse(text) as Manifest };
  });

const { dependencies, devDependencies } = packageJson;
const installed: Readonly<Record<string, string>> = { ...dependencies, ...devDependencies };

// Cast: the package has no types.
const { satisfies } = createRequire(import.meta.url)('semver') as {
  satisfies(version: string, range: string): boolean;
};

// The site reads the sources of the packages, with its own dependencies. Packages that it installs
// (`file:`) bring theirs.
test.each(packages)('the site has what $name declares', ({ name, manifest }) => {
  const isInstalled = Object.values(installed).includes(`file:packages/${name}`);
  const problems = Object.entries(manifest.dependencies ?? {}).flatMap(([dependency, range]) => {
    // Its sources are read, too, with what it declares itself.
    if (packages.some(({ name: own }) => own === dependency)) return [];
    const version = installed[dependency];
    if (version === undefined) return isInstalled ? [] : [`${dependency} is not in package.json`];
    return satisfies(version, range) ? [] : [`${dependency} ${version} is not within ${range}`];
  });
  expect(problems).toEqual([]);
});

test.each(packages)('what is built of $name imports what it declares', ({ name, manifest }) => {
  const built = readBuiltImports(`packages/${name}/dist`);
  const declared = { ...manifest.dependencies, ...manifest.peerDependencies };
  const names = [...built.packages.keys()];
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((one) => !(packageOf(one) in declared))).toEqual([]);
  expect([built.missing, built.computed]).toEqual([[], []]);
});

test('the names that a module loads are read from its syntax', () => {
  const source = `
    import one, { type } from 'one/entry';
    import 'two';
    import { createRequire as make } from 'node:module';
    export * from './three.js';
    export { four } from "@four/four/entry";
    const need = make(import.meta.url);
    need('five');
    need.resolve(\`six/file.json\`);
    const later = (name) => import(name);
    if (later) await import('seven');
    import.meta.resolve('eight');
    new URL('nine.js', import.meta.url);
    new URL('/none', 'https://example.org');
    const text = "import 'none'; require('none')", pattern = /from 'none'/;
    // import 'none';
    other.resolve('none');
  `;
  const found = loadedNames('module.js', source).map(({ name, isFile }) => [name, isFile]);
  expect(found.map(([name]) => String(name)).join(' ')).toBe(
    'one/entry two node:module ./three.js @four/four/entry five six/file.json null seven eight nine.js',
  );
  expect(found.filter(([, isFile]) => isFile)).toEqual([['nine.js', true]]);
  expect(['one/entry', '@four/four/entry'].map(packageOf)).toEqual(['one', '@four/four']);
});
