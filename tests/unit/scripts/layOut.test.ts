import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { listFiles } from '#prismic-folder';
import { jsonText } from '#adapter-react/files/format.ts';
import {
  createProject,
  field,
  sliceModel,
  typeModel,
  zone,
} from '../../../packages/prismic-folder/tests/support/createProject.ts';

const run = promisify(execFile);
const jiti = resolve('node_modules/jiti/lib/jiti-cli.mjs');

const MODEL = 'customtypes/page/index.json';
const model = typeModel('page', { kind: field('Select', { options: ['No', 'Yes'] }) });

/** Runs a script of TypeScript in a project, of whose `.env` it has what is set there. */
async function runIn(root: string, script: string, ...args: string[]) {
  const { CONTENT_DIR: _own, ...env } = process.env;
  const alias = { 'prismic-folder': resolve('packages/prismic-folder/src') };
  return run(process.execPath, [jiti, resolve(script), ...args], {
    cwd: root,
    env: { ...env, JITI_ALIAS: JSON.stringify(alias) },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
  );
}

const layOut = (root: string, ...args: string[]) => runIn(root, 'scripts/layOut.ts', ...args);

test('formats models, mocks and the content that .env names as Slice Machine does, and names the line of a broken file', async () => {
  const mocks = [{ variation: 'default', primary: {}, items: [] }];
  const files = {
    [MODEL]: model,
    'slices/Quote/mocks.json': mocks,
    'site/documents/page/a.json': { data: {} },
  };
  const others = {
    '.env': 'CONTENT_DIR=site\n',
    'content/documents/page/a.json': '{"data":{}}',
    'customtypes/broken/index.json': '{ "id": "page",, }',
  };
  const written = Object.entries(files).map(([file, json]) => [
    file,
    JSON.stringify(json).replaceAll(',', ', \n\n '),
  ]);
  const { root } = createProject({ ...Object.fromEntries(written), ...others });
  const read = (file: string) => readFile(join(root, file), 'utf8');
  const found = await layOut(root, '--check');
  expect(found.code).toBe(1);
  expect(found.output).toContain(`${MODEL}: is not formatted: run npm run format`);
  expect(await read(MODEL)).not.toBe(jsonText(model));
  const made = await layOut(root);
  expect(made.code).toBe(1);
  expect(made.output).toContain('index.json: line 1, column 16: there is a comma too many here');
  for (const [file, json] of Object.entries(files)) expect(await read(file)).toBe(jsonText(json));
  for (const [file, text] of Object.entries(others)) expect(await read(file)).toBe(text);
});

test('makes drafts of notes in the content folder that .env names', async () => {
  const { root } = createProject({
    '.env': 'CONTENT_DIR=site\n',
    [MODEL]: typeModel('page', {
      uid: field('UID'),
      title: field('Text'),
      slices: zone('text_block'),
    }),
    'slices/TextBlock/model.json': sliceModel('text_block', {
      default: { text: field('StructuredText', { multi: 'paragraph,heading1' }) },
    }),
    'notes/first.md': '# First',
  });
  const { output } = await runIn(root, 'scripts/importNotes.ts', 'notes', '--yes');
  expect(output).toContain('Drafts made: 1');
  expect((await listFiles(join(root, 'site/drafts'))).files).toHaveLength(1);
});
