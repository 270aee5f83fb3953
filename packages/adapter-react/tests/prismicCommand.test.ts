import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createProject } from '../../prismic-folder/tests/support/createProject.ts';
import { generate, regenerate, stale } from '../src/codegen/index.ts';
import { sliceModel, typeModel } from './models.ts';

const exec = promisify(execFile);

/** A project for Prismic's command line: models, and what the command needs offline. */
const projectOf = (config: object, files: Readonly<Record<string, unknown>>) =>
  createProject({
    // The command refuses projects without one of three frameworks. Only its name is read.
    'package.json': { name: 'example', dependencies: { next: '16.0.0' } },
    'prismic.config.json': { repositoryName: 'example', ...config },
    '.prismicrc': 'telemetry=false\n',
    ...files,
  }).root;

/** The types that `prismic gen types` writes. */
async function typesOfCommand(root: string): Promise<string> {
  await exec(process.execPath, [resolve('node_modules/prismic/dist/index.mjs'), 'gen', 'types'], {
    cwd: root,
    env: { ...process.env, HOME: root, NO_UPDATE_NOTIFIER: '1' },
  });
  return readFile(join(root, 'prismicio-types.d.ts'), 'utf8');
}

async function expectSameTypes(root: string) {
  const { files } = await generate(root);
  const ours = files.find(({ file }) => file === 'prismicio-types.d.ts')?.text;
  expect(ours).toBe(await typesOfCommand(root));
}

const customtypes = [{ id: 'page', fields: ['uid', 'intro'] }];
const link = { type: 'Link', config: { label: 'Link', select: 'document', customtypes } };

test.each([
  [
    'of several libraries, in the order of ids and not of folders',
    { libraries: ['/slices/', './src/more'] },
    {
      'slices/Alpha/model.json': sliceModel('zebra', 'Alpha'),
      'slices/Zulu/model.json': sliceModel('ant_hill', 'Zulu'),
      'src/more/Middle/model.json': sliceModel('Ant', 'Middle', []),
      'customtypes/page/index.json': typeModel('page', ['zebra', 'Ant'], ['intro']),
      'customtypes/Blog-post/index.json': typeModel('Blog-post', ['ant_hill']),
    },
  ],
  [
    'with its library in src, content relationships and a document without slices',
    {},
    {
      'src/slices/Hero/model.json': sliceModel('hero', 'Hero', ['title', 'sub-title']),
      'customtypes/page/index.json': typeModel('page', ['hero'], ['intro']),
      'customtypes/settings/index.json': {
        ...typeModel('settings', []),
        repeatable: false,
        json: { Main: { link, links: { type: 'Group', config: { fields: { link } } } } },
      },
    },
  ],
])('the types of a project %s are those of `prismic gen types`', (_, config, files) =>
  expectSameTypes(projectOf(config, files)),
);

test('options are read from package.json, and the command’s files are up to date', async () => {
  const root = projectOf(
    { libraries: ['./slices'] },
    {
      'package.json': {
        dependencies: { next: '16.0.0' },
        'slice-machine-adapter-react': { lazyLoadSlices: false, typescript: true, format: false },
      },
      'slices/Hero/model.json': sliceModel('hero', 'Hero'),
      'slices/Hero/mocks.json': [],
    },
  );
  expect((await regenerate(root)).written).toEqual(['prismicio-types.d.ts', 'slices/index.ts']);
  expect(await readFile(join(root, 'slices/index.ts'), 'utf8')).toContain(
    "import Hero from './Hero'",
  );
  await typesOfCommand(root);
  expect(await stale(root, (await generate(root)).files)).toEqual([]);
});

test('without either configuration the error names both files', async () => {
  const root = projectOf({}, {});
  await rm(join(root, 'prismic.config.json'));
  await expect(generate(root)).rejects.toThrow(
    'slicemachine.config.json: is missing, and so is prismic.config.json',
  );
});
