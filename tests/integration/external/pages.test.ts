import { expect, test, vi } from 'vitest';
import type { PageState } from '#app/pageState.ts';
import { nodeExternal } from '#server/platforms/node/nodeExternal.ts';
import type { ExternalFiles } from '#server/sources/ExternalFiles.ts';
import { exchange, openSite, type Exchange, type TestSite } from '../access/site.ts';

const PAGE = '/project/two-rooms';
const TEXT = '<strong>only the window is shared</strong>';

const contentDir = 'content';

const state = ({ body }: Exchange): PageState =>
  // Cast: written by the page.
  JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/.exec(body)?.[1] ?? '');
const keys = (page: Exchange) => state(page).queries.map(({ queryKey }) => queryKey[0]);

/** A site whose service reads its files by the given function. */
const siteWith = (read: ExternalFiles['read'] = nodeExternal(contentDir).read): Promise<TestSite> =>
  openSite(contentDir, { external: { ...nodeExternal(contentDir), read } });

function expectLoader(page: Exchange) {
  expect(page.status).toBe(200);
  const phrases = ['loading...', 'needs JavaScript', TEXT, 'Project not found', 'not be loaded'];
  const found = phrases.filter((phrase) => page.body.includes(phrase));
  expect(found).toEqual(['loading...', 'needs JavaScript']);
  expect(keys(page)).toContain('project');
  expect(keys(page)).not.toContain('behance430000242');
}

test('the page contains the project: texts, images and preloads', async () => {
  const { app, logged } = await siteWith();
  const page = await exchange(app, PAGE);
  const [head = '', body = ''] = page.body.split('<body>');
  expect(body).toContain(TEXT);
  expect(body).toMatch(/<iframe[^>]+src="https:\/\/player\.vimeo\.com\/video\/76979871"/);
  expect(body).not.toContain('loading...');
  expect(head).toMatch(/<link rel="preload" as="image"[^>]+cover-half-light\.webp/);
  expect(head).toMatch(/<link rel="preload"[^>]+poppins-latin-600\.woff2/);
  expect(body.match(/fetchPriority="high"/gi)).toHaveLength(1);
  expect(keys(page)).toContain('behance430000242');
  expect(keys(page)).not.toContain('externalPanel');
  expect(logged).toEqual([]);
});

test('its state cannot close its element, and contains no markup of the service', async () => {
  const text = '<div>One</div><script>alert(1)</script><div>&lt;/script&gt;\u2028</div>';
  const { app } = await siteWith(async () => ({
    http_code: 200,
    project: { name: '</script><script>alert(2)</script>', modules: [{ type: 'text', text }] },
  }));
  const page = await exchange(app, PAGE);
  expect(page.body).not.toContain('<script>alert');
  const query = state(page).queries.find(({ queryKey }) => queryKey[0] === 'behance430000242');
  expect(query?.data).toMatchObject({
    modules: [
      { blocks: [{ children: ['One'] }, { children: [expect.stringContaining('</script>')] }] },
    ],
  });
});

test('the page is cached, and the project is read once', async () => {
  const read = vi.fn<ExternalFiles['read']>(nodeExternal(contentDir).read);
  const { app } = await siteWith(read);
  await exchange(app, PAGE);
  read.mockClear();
  expect((await exchange(app, PAGE)).headers.get('server-timing')).toContain('hit');
  expect(read).not.toHaveBeenCalled();
});

test.each<[what: string, read: ExternalFiles['read']]>([
  ['does not know the project', async () => undefined],
  ['responds without one', async () => ({ http_code: 200 })],
  ['fails', () => Promise.reject(new Error('broken'))],
  ['responds that it failed', async () => ({ http_code: 500 })],
])(
  'if the service %s, the page shows the loader, and the project once it is there',
  async (_what, read) => {
    let current = read;
    const { app } = await siteWith((id) => current(id));
    expectLoader(await exchange(app, PAGE));
    current = nodeExternal(contentDir).read;
    expect((await exchange(app, PAGE)).body).toContain(TEXT);
  },
);

const elsewhere = { base: 'https://api.example.com/v2', clientId: 'my key' };

test('a project of a service on another host is loaded by the browser, which gets its address', async () => {
  const { app } = await openSite(contentDir, { service: elsewhere });
  const page = await exchange(app, PAGE);
  expectLoader(page);
  expect(page.headers.get('server-timing')).toContain('miss');
  expect(state(page).service).toEqual(elsewhere);
});

test('every page allows the scripts of a service on another host, and of no other', async () => {
  const { app } = await openSite(contentDir, { service: elsewhere });
  const { app: plain } = await siteWith();
  // Home as well: navigation from there to a project does not change the policy.
  for (const path of ['/', PAGE]) {
    const policy = async (site: typeof app) =>
      (await exchange(site, path)).headers.get('content-security-policy') ?? '';
    expect(await policy(app)).toMatch(/script-src [^;]* https:\/\/api\.example\.com\/v2\/[ ;]/);
    expect((await policy(app)).replace(' https://api.example.com/v2/', '')).toBe(
      await policy(plain),
    );
  }
});
