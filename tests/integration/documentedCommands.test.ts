import { exec } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

/** Commands that are tried here as they are written; `status` is 0 if none is given. What one changes is copied. */
const TRIED: Readonly<
  Record<string, { prints: RegExp; status?: number; changes?: readonly string[] }>
> = {
  // That what takes minutes begins.
  'npm run audit -- --beside nothing': { prints: /--beside nothing: not an address/, status: 1 },
  'npm run screenshots Nothing': { prints: /slices\/Nothing: no slice has this folder/, status: 1 },
  'npm run import -- notes.zip': {
    prints: /^Drafts of the type \w+: 1, pictures: 0$[\s\S]*Use --yes to go ahead/m,
    status: 1,
  },
  'npm run structure': { prints: /^lines of the editor +[\d,]+$[\s\S]*^folders of .* in circles/m },
  'npx changeset version': {
    prints: /No unreleased changesets found|All files have been updated/,
    changes: ['.changeset', 'lerna.json', 'package.json', 'packages'],
  },
};

const CLI = 'packages/prismic-folder/src/cli/parseCommand.ts';
/** Where a script’s options are read, if not in its own file. */
const READ_IN: Readonly<Record<string, string>> = {
  publish: 'src/server/platforms/node/publish.ts',
  pull: CLI,
  push: CLI,
  repository: CLI,
};

const packages = readdirSync('packages').flatMap((name) => {
  const manifest = `packages/${name}/package.json`;
  // Cast: a manifest of npm.
  return existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as { name: string }).name
    : [];
});
/** Programs that `npx` finds: in what is installed, in this project’s packages, or at Cloudflare’s. */
const PROGRAMS = [...readdirSync('node_modules/.bin'), ...packages, 'wrangler'];

const COMMAND = /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|docker) \S/;
/** A command without variables before it, of which a value may have blanks in brackets. */
const withoutVariables = (command: string) =>
  command.replace(/^(?:[A-Z_]+=(?:\$\([^)]*\)|\S)+ )*/, '');

/** The commands of a document: its blocks of shell commands, and what stands between backticks. */
function commandsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const blocks = [...text.matchAll(/^( *)```(?:ba)?sh\n([\s\S]*?)^ *```$/gm)].flatMap(
    ([, , block = '']) => block.replaceAll(/\\\n\s*/g, '').split('\n'),
  );
  const words = [...text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '').matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => COMMAND.test(code) && code !== 'npm run');
  return [...blocks, ...words]
    .map((line) => withoutVariables(line.trim()))
    .filter((line) => line !== '' && !line.startsWith('#'));
}

const documents = [
  '.',
  'docs',
  'docs/decisions',
  ...readdirSync('packages').map((name) => `packages/${name}`),
]
  .filter((folder) => existsSync(folder) && !folder.endsWith('.json'))
  .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  .filter((path) => path.endsWith('.md') && !path.endsWith('CHANGELOG.md'));

const named = [...new Set(documents.flatMap(commandsOf).flatMap((line) => line.split(' && ')))];
// Cast: the scripts of npm.
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

describe('what the documents name is there', () => {
  const scriptsNamed = named.flatMap((command) => {
    const [, script = '', rest = ''] = /^npm (?:run )?(\S+)(.*)$/.exec(command) ?? [];
    return command.startsWith('npm run ') || script in scripts ? [[command, script, rest]] : [];
  });

  test.each(scriptsNamed)('%s, with its options', (_, script = '', rest = '') => {
    expect(scripts).toHaveProperty([script]);
    const words = scripts[script]?.split(' ') ?? [];
    const file = words.findLast((word) => word.startsWith('scripts/')) ?? '';
    const options = [...rest.matchAll(/--([a-z]+)/g)].map(([, option = '']) => option);
    const text = options.length > 0 ? readFileSync(READ_IN[script] ?? file, 'utf8') : '';
    for (const option of options) expect(text).toMatch(new RegExp(`--${option}\\b|\\b${option}: `));
    if (script === 'bench')
      expect(readFileSync(file, 'utf8')).toMatch(
        new RegExp(`\\['${rest.replace(' -- ', '')}`, 'i'),
      );
  });

  test.each(named.filter((command) => command.startsWith('npx ')))('%s', (command) => {
    expect(PROGRAMS).toContain(command.split(' ')[1]);
  });
});

describe('as it is written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'));
  const notes = join(folder, 'notes.zip');
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(notes, zipSync({ 'Low Tide.md': strToU8('# Low Tide\n\nA note.') }));

  test.each(Object.entries(TRIED).map(([command, way]) => ({ command, ...way })))(
    '$command prints $prints',
    async ({ command, prints, status = 0, changes }) => {
      for (const path of changes ?? []) {
        const filter = (from: string) => !/\/(dist|node_modules|src|tests)$/.test(from);
        cpSync(path, join(folder, path), { recursive: true, filter });
      }
      const { VITEST: _, NODE_ENV: __, ...env } = process.env;
      const ran = await new Promise<{ code: number; output: string }>((done) => {
        const options = { cwd: changes ? folder : process.cwd(), env };
        exec(command.replace('notes.zip', notes), options, (error, stdout, stderr) =>
          done({ code: error?.code ?? 0, output: stripVTControlCharacters(stdout + stderr) }),
        );
      });
      expect(ran.output).toMatch(prints);
      expect(ran.code).toBe(status);
    },
  );
});
