import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createProject, field, typeModel, type Project } from './createProject.ts';

const run = promisify(execFile);
const jiti = resolve('node_modules/jiti/lib/jiti-cli.mjs');
const script = resolve('scripts/contentCheck.ts');

async function check(project: Project) {
  try {
    const { stdout, stderr } = await run(process.execPath, [jiti, script], {
      cwd: project.root,
      env: { ...process.env, CONTENT_DIR: 'content' },
    });
    return { code: 0, stdout, stderr };
  } catch (error) {
    return error;
  }
}

const MODELS = {
  'customtypes/page/index.json': typeModel('page', {
    uid: field('UID'),
    title: field('StructuredText', { single: 'heading1' }),
    link: field('Link'),
  }),
};

test.each<[string, object, number, string, string]>([
  ['nothing is wrong', {}, 0, '1 document, 0 releases; 0 errors, 0 warnings', ''],
  [
    'there are warnings only',
    { title: [{ type: 'paragraph', text: 'x' }] },
    0,
    '0 errors, 1 warning',
    'content/documents/page/about.json:5: data.title[0].type: warning: ',
  ],
  [
    'a link leads nowhere',
    { link: { type: 'page', uid: 'gone' } },
    1,
    '1 document, 0 releases; 1 error, 0 warnings',
    'content/documents/page/about.json:3: data.link: links to page/gone, which does not exist',
  ],
  [
    'a field is faulty',
    { title: 'x' },
    1,
    '1 document, 0 releases; 1 error, 0 warnings',
    'content/documents/page/about.json:3: data.title: must be a list of nodes',
  ],
])('prints and exits as it should when %s', async (_when, data, code, stdout, stderr) => {
  const project = createProject({ ...MODELS, 'content/documents/page/about.json': { data } });
  expect(await check(project)).toMatchObject({
    code,
    stdout: expect.stringContaining(stdout),
    stderr: expect.stringContaining(stderr),
  });
});
