import { exec } from 'node:child_process';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A step of a guide: commands to run, a file to write, or lines to add beside a file's `page:`. */
type Step =
  | { readonly commands: readonly string[] }
  | { readonly file: string; readonly text: string; readonly isAdded: boolean };

/** The fenced blocks of a guide: `bash` is to be run, a block that names a file is its text. */
function stepsOf(guide: string): Step[] {
  const blocks = guide.matchAll(/^( *)```(\w+)(?: (\S+)( \+)?)?\n([\s\S]*?)^ *```$/gm);
  return [...blocks].map(([, indent = '', language, file, plus, body = '']) => {
    const text = body.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    if (file) return { file, text, isAdded: plus !== undefined };
    if (language !== 'bash') throw new Error(`A block of the guide is neither bash nor a file`);
    return { commands: text.trim().split('\n') };
  });
}

/** The text of one section of a document, by its heading. */
export async function readSection(file: string, heading: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  const [, section] = text.split(`\n## ${heading}\n`);
  if (section === undefined) throw new Error(`${file} has no section "${heading}"`);
  return section.split('\n## ')[0] ?? '';
}

/** Runs a command of a guide as its reader would; fails with what it printed. */
export async function follow(root: string, command: string): Promise<string> {
  // The commands must not inherit the test runner's environment.
  const { FORCE_COLOR: _, VITEST: __, NODE_ENV: ___, ...env } = process.env;
  return new Promise((done, fail) => {
    const options = { cwd: root, env: { ...env, NO_COLOR: '1' } };
    exec(command, options, (error, stdout, stderr) => {
      if (error) fail(new Error(`${command}\n${stdout}${stderr}`, { cause: error }));
      else done(`${stdout}${stderr}`);
    });
  });
}

/** Follows every step of a guide in the project at `root`; resolves with its commands' output. */
export async function followGuide(
  root: string,
  guide: string,
  { isNew }: { readonly isNew: boolean },
): Promise<string> {
  let output = '';
  for (const step of stepsOf(guide)) {
    if ('commands' in step) {
      for (const command of step.commands) output += await follow(root, command);
      continue;
    }
    const file = join(root, step.file);
    if (step.isAdded) {
      const text = await readFile(file, 'utf8');
      const added = text.replace(/^(?= {2}page:)/m, () => step.text);
      if (added === text) throw new Error(`${step.file} has no entry "page"`);
      await writeFile(file, added);
      continue;
    }
    if (isNew) await mkdir(dirname(file), { recursive: true });
    // This guide changes a file of its first step.
    else await access(file);
    await writeFile(file, step.text);
  }
  return output;
}
