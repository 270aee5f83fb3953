import { once } from 'node:events';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../../scripts/authoring/copyProject.ts';
import { startDevServer } from '../../scripts/authoring/servers.ts';
import { follow, followGuide, readSection } from '../support/guide.ts';

let project: ProjectCopy;

beforeAll(async () => {
  project = await copyProject();
});
afterAll(() => project.remove());

const DOCUMENT = 'content/documents/article/paper-and-light.json';

test('the guide “A type with an address”, followed exactly, produces pages of that type', async () => {
  const { root } = project;
  const guide = await readSection('docs/models.md', 'A type with an address');
  const before = await readdir(join(root, 'customtypes'));
  const output = await followGuide(root, guide, { isNew: true });
  expect(output).toContain(`${before.length + 1} types`);
  expect(output).toContain('0 errors, 0 warnings');

  const site = await startDevServer(root);
  try {
    // Node's own `fetch` gives up after five minutes; the first page compiles every slice.
    const get = async (path: string) => {
      // Cast: the event's one argument.
      const [response] = (await once(request(`${site.origin}${path}`).end(), 'response')) as [
        IncomingMessage,
      ];
      return { status: response.statusCode, text: await text(response) };
    };
    const page = await get('/articles/paper-and-light');
    expect(page.status).toBe(200);
    expect(page.text).toContain('A sheet held up to the window.');
    expect((await get('/articles/nothing')).status).toBe(404);
    expect((await get('/sitemap.xml')).text).toContain('/articles/paper-and-light</loc>');
  } finally {
    await site.stop();
  }
}, 600_000);

test('the check of content reports a type whose documents have no address', async () => {
  const { root } = project;
  const file = join(root, 'src/content/documentTypes.ts');
  const before = await readFile(file, 'utf8');
  await writeFile(file, before.replace(/^.*articles.*\n/m, ''));
  const output = await follow(root, 'npm run content:check');
  expect(output).toContain(
    'customtypes/article/index.json: warning: article has no address: its 1 document has no page',
  );
  expect(output).toContain('0 errors, 1 warning');
  await rm(join(root, DOCUMENT));
  expect(await follow(root, 'npm run content:check')).toContain('0 errors, 0 warnings');
}, 600_000);
