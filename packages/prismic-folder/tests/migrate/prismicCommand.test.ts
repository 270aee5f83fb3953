import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, test } from 'vitest';
import { checkModels } from '../../src/models/checkModels.ts';
import {
  createProject,
  field,
  type Project,
  sliceModel,
  typeModel,
  zone,
} from '../support/createProject.ts';
import { startWriting, TOKEN } from '../support/startWriting.ts';

const exec = promisify(execFile);
const COMMAND = resolve('node_modules/prismic/dist/index.mjs');
const REDIRECT = resolve('packages/prismic-folder/tests/support/redirectPrismic.mjs');

const page = typeModel('page', {
  uid: field('UID'),
  author: field('Link', { select: 'document', customtypes: ['person'] }),
  slices: zone('hero'),
});
const person = typeModel('person', { name: field('Text') });
/** Named as the Type Builder lets people name it. */
const hero = { ...sliceModel('hero', { default: { title: field('Text') } }), name: 'Hero banner' };

/** A folder that is served, and a project whose models Prismic's command sends there. */
let folder: Project;
let blog: Project;
let origin: string;

beforeEach(async () => {
  folder = createProject({
    'content/repository.json': { name: 'my-blog' },
    'slicemachine.config.json': { libraries: ['./src/slices'] },
  });
  blog = createProject({
    // The command refuses projects without one of three frameworks. Only its name is read.
    'package.json': { name: 'blog', dependencies: { next: '16.0.0' } },
    'prismic.config.json': { repositoryName: 'my-blog', libraries: ['./src/slices'] },
    '.prismicrc': 'telemetry=false\n',
    'customtypes/page/index.json': page,
    'customtypes/person/index.json': person,
    'src/slices/HeroBanner/model.json': hero,
  });
  ({ origin } = await startWriting(folder));
});

/** Runs `prismic …` in the project; returns what it prints, and `status 1` if it fails. */
async function prismic(...args: readonly string[]): Promise<string> {
  const env = {
    PATH: process.env['PATH'],
    HOME: blog.root,
    NO_UPDATE_NOTIFIER: '1',
    PRISMIC_TOKEN: TOKEN,
    PRISMIC_FOLDER: origin,
  };
  const words = ['--import', REDIRECT, COMMAND, ...args];
  try {
    const { stdout, stderr } = await exec(process.execPath, words, { cwd: blog.root, env });
    return stdout + stderr;
  } catch (error) {
    // Cast: what execFile rejects with once the process has ended.
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return `${stdout}${stderr}status ${code}`;
  }
}

test('push sends types before their slices, pull brings changes, and a type that has documents stays', async () => {
  expect(await prismic('push', '--force')).toContain('Pushed 2 type(s), 1 slice(s).');
  for (const path of ['customtypes/page/index.json', 'src/slices/HeroBanner/model.json']) {
    expect(folder.text(path)).toBe(blog.text(path));
  }
  expect(await checkModels(folder.root)).toEqual([]);

  folder.write('customtypes/page/index.json', { ...page, label: 'Landing page' });
  folder.write('src/slices/Note/model.json', sliceModel('note', { default: {} }));
  expect(await prismic('pull', '--force')).toMatch(/Inserted 1, updated \d, deleted 0 slices/);
  expect(blog.json('customtypes/page/index.json')['label']).toBe('Landing page');
  expect(await prismic('status')).toMatch(/Repository: my-blog\n[^]*Already up to date\./);

  folder.write('content/documents/person/ada.json', { data: { name: 'Ada' } });
  blog.write('customtypes/page/index.json', typeModel('page', { uid: field('UID') }));
  blog.remove('src/slices/HeroBanner');
  expect(await prismic('push', '--force')).toMatch(/Pushed 1 type\(s\), 0 slice\(s\)\.\nDeleted 1/);
  expect([...(await folder.load()).models.slices.keys()]).toEqual(['note']);

  blog.remove('customtypes/person');
  const refused = await prismic('push', '--force');
  expect(refused).toMatch(/type "person" has associated pages[^]*status 1/);
  expect((await folder.load()).models.types.has('person')).toBe(true);
});
