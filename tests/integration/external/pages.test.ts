import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PageState } from '#app/pageState.ts';
import { createRepository, createSnapshotSource } from '#prismic-folder';
import { collectingApp } from '#server/platforms/export/collectingApp.ts';
import { nodeExternal } from '#server/platforms/node/nodeExternal.ts';
import type { ExternalFiles } from '#server/sources/ExternalFiles.ts';
import { exchange, openSite, ORIGIN, type Exchange, type TestSite } from '../access/site.ts';

const PAGE = '/project/two-rooms';
const WORDS = '<strong>only the window is shared</strong>';

let contentDir: string;
beforeAll(async () => {
  contentDir = await mkdtemp(join(tmpdir(), 'external-'));
  await cp('content', contentDir, { recursive: true });
});
afterAll(() => rm(contentDir, { recursive: true }));

const state = ({ body }: Exchange): PageState =>
  // Cast: written by the page.
  JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/.exec(body)?.[1] ?? '');
const keys = (page: Exchange) => state(page).queries.queries.map(({ queryKey }) => queryKey[0]);

/** A site whose service reads its files in another way. */
const siteWith = (read: ExternalFiles['read'] = nodeExternal(contentDir).read): Promise<TestSite> =>
  openSite(contentDir, { external: { ...nodeExternal(contentDir), read } });

function expectLoader(page: Exchange) {
  expect(page.status).toBe(200);
  const phrases = ['loading...', 'needs JavaScript', WORDS, 'Project not found', 'not be loaded'];
  const found = phrases.filter((phrase) => page.body.includes(phrase));
  expect(found).toEqual(['loading...', 'needs JavaScript']);
  expect(keys(page)).toContain('project');
  expect(keys(page)).not.toContain('behance430000242');
}

test('the page holds the project: texts, pictures, what to load first', async () => {
  const { app, logged } = await siteWith();
  const page = await exchange(app, PAGE);
  const [head = '', body = ''] = page.body.split('<body>');
  expect(body).toContain(WORDS);
  expect(body).toMatch(/<iframe[^>]+src="https:\/\/player\.vimeo\.com\/video\/76979871"/);
  expect(body).not.toContain('loading...');
  expect(head).toMatch(/<link rel="preload" as="image"[^>]+cover-half-light\.webp/);
  expect(head).toMatch(/<link rel="preload"[^>]+poppins-latin-600\.woff2/);
  expect(body.match(/fetchPriority="high"/gi)).toHaveLength(1);
  expect(keys(page)).toContain('behance430000242');
  expect(keys(page)).not.toContain('externalPanel');
  expect(logged).toEqual([]);
});

test('its state cannot end its element, and holds no markup of the service', async () => {
  const text = '<div>One</div><script>alert(1)</script><div>&lt;/script&gt;\u2028</div>';
  const { app } = await siteWith(async () => ({
    http_code: 200,
    project: { name: '</script><script>alert(2)</script>', modules: [{ type: 'text', text }] },
  }));
  const page = await exchange(app, PAGE);
  expect(page.body).not.toContain('<script>alert');
  const query = state(page).queries.queries.find(
    ({ queryKey }) => queryKey[0] === 'behance430000242',
  );
  expect(query?.state.data).toMatchObject({
    modules: [
      { blocks: [{ children: ['One'] }, { children: [expect.stringContaining('</script>')] }] },
    ],
  });
});

test('the page is cached, and the project read once', async () => {
  const read = vi.fn<ExternalFiles['read']>(nodeExternal(contentDir).read);
  const { app } = await siteWith(read);
  await exchange(app, PAGE);
  read.mockClear();
  expect((await exchange(app, PAGE)).headers.get('server-timing')).toContain('hit');
  expect(read).not.toHaveBeenCalled();
});

test.each<[what: string, read: ExternalFiles['read']]>([
  ['does not know the project', async () => undefined],
  ['says that there is none', async () => ({ http_code: 404 })],
  ['has an answer without one', async () => ({ http_code: 200 })],
  [
    'fails',
    async () => {
      throw new Error('broken');
    },
  ],
  ['says that it failed', async () => ({ http_code: 500 })],
])('a service that %s leaves the page its loader, which is not kept', async (_what, read) => {
  const { app } = await siteWith(read);
  expectLoader(await exchange(app, PAGE));
  const again = await exchange(app, PAGE);
  expectLoader(again);
  expect(again.headers.get('server-timing')).not.toContain('hit');
});

test('once the service answers, so does the page', async () => {
  let isDown = true;
  const { app, logged } = await siteWith(async (id) => {
    if (isDown) throw new Error('broken');
    return JSON.parse(await readFile(join(contentDir, `behance/${id}.json`), 'utf8'));
  });
  expectLoader(await exchange(app, PAGE));
  expect(logged.join('\n')).toContain('broken');
  isDown = false;
  expect((await exchange(app, PAGE)).body).toContain(WORDS);
});

const elsewhere = { base: 'https://api.example.com/v2', clientId: 'my key' };

test('a service on another host is left to the browser, which gets its address', async () => {
  const { app } = await openSite(contentDir, { service: elsewhere });
  const page = await exchange(app, PAGE);
  expectLoader(page);
  expect(page.headers.get('server-timing')).toContain('miss');
  expect(state(page).service).toEqual(elsewhere);
});

test('an exported page gets it as well', async () => {
  const { current } = createSnapshotSource({ root: process.cwd(), contentDir, watch: false });
  const { app } = collectingApp({
    source: createRepository({ snapshot: current }),
    models: async () => (await current()).models,
    media: new Hono(),
    assetsOf: () => ({ entry: '/client.js', scripts: [], styles: null }),
    origin: ORIGIN,
    service: elsewhere,
    access: { external: nodeExternal(contentDir) },
    log: () => {},
  });
  const page = await exchange(app, PAGE);
  expectLoader(page);
  expect(state(page)).toMatchObject({ service: elsewhere, exported: { path: PAGE } });
});

test('every page lets in the scripts of a service on another host, and of no other', async () => {
  const { app } = await openSite(contentDir, { service: elsewhere });
  const { app: plain } = await siteWith();
  // Home as well: from there a visitor comes to a project without another policy.
  for (const path of ['/', PAGE]) {
    const policy = async (site: typeof app) =>
      (await exchange(site, path)).headers.get('content-security-policy') ?? '';
    expect(await policy(app)).toMatch(/script-src [^;]* https:\/\/api\.example\.com\/v2\/[ ;]/);
    expect((await policy(app)).replace(' https://api.example.com/v2/', '')).toBe(
      await policy(plain),
    );
  }
});

test('a site without a service draws the loader', async () => {
  const { app } = await openSite(contentDir, { external: undefined });
  expectLoader(await exchange(app, PAGE));
});

test.each(['..', '../../package', '430000242/comments', '４３'])(
  'the number %j asks nothing else',
  async (behance_id) => {
    const uid = 'odd-number';
    await writeFile(
      join(contentDir, `documents/project/${uid}.json`),
      JSON.stringify({ data: { project_title: [{ type: 'heading1', text: 'Odd' }], behance_id } }),
    );
    const { app } = await siteWith();
    const page = await exchange(app, `/project/${uid}`);
    expect(page.status).toBe(200);
    expect(page.body).toContain('loading...');
  },
);
