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

test('formats models, mocks and content as Slice Machine does', async () => {
  const mocks = [{ variation: 'default', primary: {}, items: [] }];
  const files = {
    [MODEL]: model,
    'slices/Quote/mocks.json': mocks,
    'content/documents/page/a.json': { data: {} },
  };
  const written = Object.entries(files).map(([file, json]) => [
    file,
    JSON.stringify(json).replaceAll(',', ', \n\n '),
  ]);
  const { root } = createProject(Object.fromEntries(written));
  const found = await layOut(root, '--check');
  expect(found.code).toBe(1);
  expect(found.output).toContain(`${MODEL}: is not formatted: run npm run format`);
  expect(await layOut(root)).toMatchObject({ code: 0 });
  for (const [file, json] of Object.entries(files)) {
    expect(await readFile(join(root, file), 'utf8')).toBe(jsonText(json));
  }
  expect(await layOut(root, '--check')).toEqual({ code: 0, output: '' });
});

test('formats the content folder that .env names', async () => {
  const { root } = createProject({
    '.env': 'CONTENT_DIR=site\n',
    [MODEL]: jsonText(model),
    'site/documents/page/a.json': '{"data":{}}',
    'content/documents/page/a.json': '{"data":{}}',
  });
  const found = await layOut(root, '--check');
  expect(found.output).toMatch(/^site\/documents\/page\/a\.json: is not formatted.*\n$/);
});

test('makes drafts of notes in the content folder that .env names, and none of a plan', async () => {
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
  const drafts = () => listFiles(join(root, 'site/drafts')).then(({ files }) => files.length);
  const importNotes = (...args: string[]) =>
    runIn(root, 'scripts/importNotes.ts', 'notes', '--yes', ...args);
  expect(await importNotes('--plan')).toMatchObject({ output: expect.stringContaining('First') });
  expect(await drafts()).toBe(0);
  expect(await importNotes()).toMatchObject({ output: expect.stringContaining('Drafts made: 1') });
  expect(await drafts()).toBe(1);
});

test('leaves a broken file as it is and names the line', async () => {
  const { root } = createProject({ [MODEL]: '{ "id": "page",, }' });
  const { code, output } = await layOut(root);
  expect(code).toBe(1);
  expect(output).toContain(`${MODEL}: line 1, column 16: there is a comma too many here`);
  expect(await readFile(join(root, MODEL), 'utf8')).toBe('{ "id": "page",, }');
});
