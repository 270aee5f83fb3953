import { spawn } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readSection } from '../../../../tests/support/guide.ts';
import { sampleFiles } from '../authoring/support/sampleFiles.ts';
import { createProject, field, type Project, typeModel } from '../support/createProject.ts';
import { TOKEN } from '../support/writeServer.ts';

const README = 'packages/prismic-folder/README.md';
/** As the package is published; `npm run repository` is the same command. */
const command = resolve('packages/prismic-folder/dist/cli.js');

/** Runs a program in the project, with the write token in its environment. */
function start({ root: cwd }: Project, ...words: readonly string[]) {
  const env = { PATH: process.env['PATH'] ?? '', REPOSITORY_WRITE_TOKEN: TOKEN };
  const child = spawn(process.execPath, words, { cwd, env });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', (text) => (output += String(text)));
  child.stderr.on('data', (text) => (output += String(text)));
  const ended = new Promise<number | null>((done) => child.on('close', done));
  return { child, output: () => output, ended };
}

it('the example of the README fills the folder that the command serves', async () => {
  const project = createProject({
    'content/repository.json': { name: 'my-blog' },
    'content/documents/article/high-tide.json': { data: { title: 'High tide' } },
    'customtypes/article/index.json': typeModel('article', {
      uid: field('UID'),
      title: field('Text'),
      image: field('Image', { constraint: {}, thumbnails: [] }),
    }),
    'boat.png': (await sampleFiles()).png,
  });
  const server = start(project, command, 'serve', '--port', '0');
  await expect.poll(server.output).toMatch(/custom-types-api/);
  expect(server.output()).not.toContain(TOKEN);
  const [, port = ''] = /localhost:(\d+)\/api\/v2/.exec(server.output()) ?? [];

  const section = await readSection(README, "Writing with Prismic's client");
  const [, example = ''] = /```js\n([\s\S]*?)```/.exec(section) ?? [];
  writeFileSync(join(project.root, 'example.mjs'), example.replace(':3100', `:${port}`));
  symlinkSync(resolve('node_modules'), join(project.root, 'node_modules'));
  const run = start(project, 'example.mjs');
  expect([await run.ended, run.output()]).toEqual([0, '{ totalItems: 1 }\n']);

  const { documents, problems } = await project.load();
  expect(problems).toEqual([]);
  expect(documents.find(({ uid }) => uid === 'low-tide')?.data).toMatchObject({
    title: 'Low tide',
    image: { url: expect.stringContaining('repository:/media/boat.png?v='), alt: 'A boat' },
  });

  const models = `http://localhost:${port}/custom-types-api/customtypes/none`;
  const headers = { authorization: `Bearer ${TOKEN}`, repository: 'my-blog' };
  expect((await fetch(models, { headers })).status).toBe(404);
  await expect
    .poll(server.output)
    .toContain('Refused GET /custom-types-api/customtypes/none: there is no model "none"\n');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});
