import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { createProductionFolder, type ProductionFolder } from '../../support/productionFolder.ts';

/** Makes Node report another version, before anything else runs. */
const OLD = `data:text/javascript,${encodeURIComponent(
  "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })",
)}`;

function node(args: readonly string[], env: Record<string, string> = {}, cwd = '.') {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
  });
  return { status, stdout, stderr };
}

describe('on a Node that is too old', () => {
  test('every npm script reports the version that is needed and does nothing else', () => {
    for (const command of Object.values(packageJson.scripts))
      expect(command).toMatch(/^node (--max-semi-space-size=4 )?scripts\/run\.mjs /);
    expect(node(['--import', OLD, 'scripts/run.mjs', 'scripts/start.mjs'])).toEqual({
      status: 1,
      stdout: '',
      stderr: 'Node 20.19 or newer is needed; this is 18.20.8.\n',
    });
  });

  test('nothing is loaded before the version check, which uses no newer syntax', async () => {
    const text = await readFile('scripts/run.mjs', 'utf8');
    expect(text).not.toMatch(/^import\s.*from|^import\s*['"]|\bawait\b|=>|\?\.|\?\?/m);
    expect(packageJson.engines.node).toBe('>=20.19');
  });
});

describe('in an install for production', () => {
  let folder: ProductionFolder;
  beforeAll(async () => {
    folder = await createProductionFolder();
    await rm(join(folder.root, 'dist'), { recursive: true, force: true });
  });
  afterAll(() => folder.remove());

  // Two that use builds; of the others one in TypeScript and one of a package.
  test.each(['start', 'export', 'test', 'dev'] as const)(
    'npm run %s says in a sentence that it needs the development packages, if nothing is built',
    (name) => {
      const command = packageJson.scripts[name];
      const what = command.endsWith('.mjs')
        ? 'Building the site for browsers (dist is missing or older than its sources)'
        : `npm run ${name}`;
      const args = command.split(' ').slice(1);
      expect(node(args, { npm_lifecycle_event: name }, folder.root)).toEqual({
        status: 1,
        stdout: '',
        stderr: `${what} needs the development packages, which are not installed here: npm ci --include=dev installs them\n`,
      });
    },
  );

  // The last one: it takes the packages away.
  test('nothing is installed through a link, which would empty the folder it leads to', async () => {
    const modules = join(folder.root, 'node_modules');
    const other = join(folder.root, 'other');
    await rm(modules, { recursive: true });
    await mkdir(other);
    await symlink(other, modules);
    await writeFile(join(other, '.package-lock.json'), '{}');
    await utimes(join(other, '.package-lock.json'), 0, 0);
    const args = ['scripts/run.mjs', 'scripts/start.mjs'];
    const { status, stdout, stderr } = node(args, {}, folder.root);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^The packages in node_modules are not those of package-lock\.json, [^\n]*\n$/,
    );
    expect(stderr).toContain(`where it leads (${other})`);
    expect(await readFile(join(other, '.package-lock.json'), 'utf8')).toBe('{}');
  });
});

test.each([
  ['start.mjs', '--port', "Unknown option '--port'"],
  ['build.mjs', 'wroker', 'What is built is the site, or worker, not wroker'],
])('%s with %s says that it has no such option, and does nothing else', (name, given, message) => {
  const { status, stdout, stderr } = node(['scripts/run.mjs', `scripts/${name}`, given]);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(stderr).toContain(message);
});

describe('a long step', () => {
  const step = (script: string, before = '') =>
    node([
      '--input-type=module',
      '-e',
      `${before}
      const { step } = await import('./scripts/progress.mjs');
      await step('Building it', process.execPath, ['-e', ${JSON.stringify(script)}]);
      console.info('Next');`,
    ]);
  const PRINTS = "console.log('on its way'); console.error('a warning');";

  test('is two plain lines where there is no terminal; warnings are printed', () => {
    const { status, stdout, stderr } = step(PRINTS);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Building it …\nBuilding it … \d+ s\nNext\n$/);
    expect(stderr).toBe('a warning\n');
  });

  test('that fails prints everything and exits with the command’s status', () => {
    const { status, stdout, stderr } = step(`${PRINTS} process.exitCode = 3;`);
    expect(status).toBe(3);
    expect(stdout).toMatch(/^Building it …\nBuilding it … \d+ s, failed\n$/);
    expect(stderr.split('\n').toSorted()).toEqual(['', 'a warning', 'on its way']);
  });

  test('counts the seconds on one line in a terminal', () => {
    const { stdout } = step('setTimeout(() => {}, 1200)', 'process.stdout.isTTY = true;');
    const clear = '\r\u001B[2K';
    const shown = stdout.split(clear);
    // A busy machine may leave seconds out.
    const seconds = shown.slice(1, -1).map((line) => /^Building it … (\d+) s$/.exec(line)?.[1]);
    expect(seconds[0]).toBe('0');
    expect(Number(seconds.at(-1))).toBeGreaterThan(0);
    expect(shown.at(-1)).toMatch(/^Building it … \d+ s\nNext\n$/);
  });
});
