import { exec } from 'node:child_process';
import { access, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** What the guide's project needs, and what it may share with this one. */
const COPIED =
  'src slices customtypes packages scripts tests public package.json tsconfig.json vite.config.ts slicemachine.config.json prismicio-types.d.ts .oxlintrc.json .oxfmtrc.json'.split(
    ' ',
  );
const SHARED = ['node_modules', 'content'];

/** A step of the guide that somebody has to do: commands to run, or a file to write. */
type Step = { readonly commands: readonly string[] } | { readonly file: string; text: string };

/** The fenced blocks of the guide: `bash` is to be run, a block that names a file is its text. */
function stepsOf(guide: string): Step[] {
  const blocks = guide.matchAll(/^( *)```(\w+)(?: (\S+))?\n([\s\S]*?)^ *```$/gm);
  return [...blocks].map(([, indent = '', language, file, body = '']) => {
    const text = body.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    if (file) return { file, text };
    expect(language).toBe('bash');
    return { commands: text.trim().split('\n') };
  });
}

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'slice-guide-'));
  await Promise.all([
    ...COPIED.map((path) => cp(path, join(root, path), { recursive: true })),
    ...SHARED.map((path) => symlink(resolve(path), join(root, path))),
  ]);
});

afterAll(() => rm(root, { recursive: true, force: true }));

/** Runs a command of the guide as its reader would; fails with what it printed. */
async function follow(command: string): Promise<string> {
  // Nothing of this test's own runner is to reach the commands.
  const { FORCE_COLOR: _, VITEST: __, NODE_ENV: ___, ...env } = process.env;
  return new Promise((done, fail) => {
    const options = { cwd: root, env: { ...env, NO_COLOR: '1' } };
    exec(command, options, (error, stdout, stderr) => {
      if (error) fail(new Error(`${command}\n${stdout}${stderr}`, { cause: error }));
      else done(`${stdout}${stderr}`);
    });
  });
}

test('the guide “A slice in ten minutes”, followed to the letter, leads to a slice that is drawn', async () => {
  const text = await readFile('CONTRIBUTING.md', 'utf8');
  const guide = /## A slice in ten minutes\n([\s\S]*?)\n## /.exec(text)?.[1] ?? '';
  let output = '';
  for (const step of stepsOf(guide)) {
    if ('file' in step) {
      // The guide changes what its first step has made.
      await access(join(root, step.file));
      await writeFile(join(root, step.file), step.text);
    } else {
      for (const command of step.commands) output += await follow(command);
    }
  }
  expect(output).toContain('customtypes/page/index.json: the zone "slices" admits quote');
  expect(stripVTControlCharacters(output)).toMatch(/Tests\s+7 passed/);
  const registry = await readFile(join(root, 'slices/index.ts'), 'utf8');
  expect(registry).toContain("import('./Quote/index.tsx')");
}, 180_000);
