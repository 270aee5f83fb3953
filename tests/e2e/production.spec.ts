import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { type AuthoringClient, createAuthoringClient } from '#page-editor/api/AuthoringClient.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { packageOf, readBuiltImports } from '../support/builtImports.ts';
import { createContentFolder, type ContentFolder } from '../support/contentFolder.ts';
import {
  createContainerFolder,
  createProductionFolder,
  type ProductionFolder,
} from '../support/productionFolder.ts';
import { startSite, type RunningSite } from '../support/site.ts';
import { targets } from '../support/targets.ts';

const run = promisify(execFile);

const PASSWORD = 'correct horse battery';
/** What the container starts. */
const SERVER = ['dist/server/main.js'];
const npmRun = (name: string) => ['scripts/run.mjs', `scripts/${name}.mjs`];

// One after the other, as each worker would make its own folders.
test.describe.configure({ mode: 'default' });

let folder: ProductionFolder;
let container: ProductionFolder;
let content: ContentFolder;
test.beforeAll(async () => {
  folder = await createProductionFolder();
  container = await createContainerFolder();
  content = await createContentFolder();
});
test.afterAll(async () => {
  await Promise.all([folder, container, content].map((one) => one.remove()));
});

test('every package that the built server imports is a dependency, and is there without others; what browsers and workers load imports its own files only', async () => {
  const { packages, missing, computed } = readBuiltImports('dist/server');
  const names = [...packages.keys()];
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !(packageOf(name) in packageJson.dependencies))).toEqual([]);
  expect(folder.packages).toEqual(expect.arrayContaining(names.map(packageOf)));
  expect(missing).toEqual([]);
  // Fonts of cards: families that are not installed are left out.
  expect(computed).toEqual([
    'require.resolve(`${root}/unicode.json`)',
    'require.resolve(`${root}/files/${family}-${name}-wght-normal.woff2`)',
  ]);
  const resolveAll = `for (const name of ${JSON.stringify(names)}) import.meta.resolve(name)`;
  await run(process.execPath, ['--input-type=module', '-e', resolveAll], { cwd: folder.root });
  for (const built of ['client', 'editor', 'worker']) {
    const found = readBuiltImports(`dist/${built}`);
    expect.soft([...found.packages, ...found.node, ...found.missing], built).toEqual([]);
  }
});

/** The authoring API of a site, with a session that its password has opened. */
async function signIn(origin: string): Promise<AuthoringClient> {
  const own = { origin, 'sec-fetch-site': 'same-origin' };
  const { status, headers } = await fetch(`${origin}/edit/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ password: PASSWORD }),
    headers: { ...own, 'sec-fetch-dest': 'document' },
    redirect: 'manual',
  });
  expect(status).toBe(303);
  const cookie = headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  return createAuthoringClient({
    listen: () => () => {},
    async send({ method, address, headers: given, body }) {
      const response = await fetch(origin + address, {
        method,
        headers: { ...given, ...own, cookie: cookie.join('; ') },
        ...(body !== undefined && { body }),
      });
      return { status: response.status, text: await response.text() };
    },
  });
}

/** Uploads a picture and publishes a project that shows it, by the API that the editor's pages use. */
async function publishProject(site: RunningSite, uid: string, color: string): Promise<void> {
  const { call } = await signIn(site.origin);
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: color } });
  const { name } = await call('uploadMedia', {
    query: { name: `${uid}.png` },
    body: new Blob([new Uint8Array(await picture.png().toBuffer())]),
  });
  const title = `To the ${uid} 月`;
  const single_image = { url: `/media/${name}`, alt: uid };
  const slice = { slice_type: 'single_image', variation: 'default', primary: { single_image } };
  const project_title = [{ type: 'heading1', text: title, spans: [] }];
  await call('createDocument', {
    body: { type: 'project', uid, data: { project_title, cover: [slice] } },
  });
  const address = `${site.origin}/project/${uid}`;
  expect((await fetch(address)).status).toBe(404);
  const documents = [{ type: 'project', name: uid }];
  await call('publish', { body: { documents, acceptWarnings: true } });
  const page = await fetch(address);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(title);
  const scaled = await fetch(`${site.origin}/media/${name}?w=300&fm=webp`);
  const { format, width } = await sharp(await scaled.arrayBuffer()).metadata();
  expect([format, width]).toEqual(['webp', 300]);
}

test('npm start serves the site with its editor, which uploads and publishes', async () => {
  const env = { EDITOR_PASSWORD: PASSWORD, CONTENT_DIR: content.contentDir };
  const site = await startSite(env, 'embedded', folder.root, npmRun('start'));
  expect((await fetch(`${site.origin}/edit`)).status).toBe(401);
  await publishProject(site, 'moon', '#07a');
  expect(await site.stop()).toBe(0);
});

/** Prints at the end which files of packages were loaded. */
const LOADED = `--import=data:text/javascript,import{createRequire}from'node:module';process.once('exit',()=>console.info(Object.keys(createRequire('/').cache).join()))`;

test('without a password the container serves the site alone, by what its packages have for production, and draws its cards; a command that needs more says so in a sentence', async () => {
  const site = await startSite(
    { CONTENT_DIR: content.contentDir, NODE_ENV: '', NODE_OPTIONS: LOADED },
    'embedded',
    container.root,
    SERVER,
  );
  expect((await fetch(`${site.origin}/edit`)).status).toBe(404);
  const address = async () => {
    const page = await (await fetch(`${site.origin}/project/two`)).text();
    return /content="[^"]*(\/cards\/[^"]+)"/.exec(page)?.[1];
  };
  await expect.poll(address).toBeDefined();
  const card = await fetch(site.origin + (await address()));
  expect((await sharp(await card.arrayBuffer()).metadata()).format).toBe('jpeg');
  expect(await site.stop()).toBe(0);
  expect(site.output()).toMatch(/react-dom-server\.node\.production\.js/);
  expect(site.output()).not.toMatch(/react-dom-server\.node\.development\.js/);

  const env = { ...process.env, npm_lifecycle_event: 'content:check' };
  const args = ['scripts/run.mjs', 'scripts/contentCheck.ts'];
  await expect(run(process.execPath, args, { cwd: container.root, env })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^npm run content:check needs the development packages, .+\n$/),
  });
});

test('npm run edit prints the link of its editor, and npm run export writes the site @full', async () => {
  const env = { CONTENT_DIR: content.contentDir };
  const site = await startSite(env, 'edited', folder.root, npmRun('edit'));
  const link = await site.printed(/http:\S+\/edit\/open\?key=[\w-]+/);
  expect((await fetch(link, { redirect: 'manual' })).status).toBe(303);
  expect(await site.stop()).toBe(0);
  const args = [...npmRun('export'), '--out', 'exported'];
  await run(process.execPath, args, {
    cwd: folder.root,
    env: { ...process.env, ...targets.embedded.env, ...env },
  });
  expect(await readFile(join(folder.root, 'exported/project/two/index.html'), 'utf8')).toContain(
    'Two',
  );
});
