import { expect, onTestFinished, test, vi } from 'vitest';
import { createViews } from '#server/access/views/createViews.ts';
import { memoryShares, memoryText } from '../../support/memoryShares.ts';
import { asOwner, openEditedSite } from './site.ts';

const VIEWS = '/edit/api/v1/views';
const NOW = Date.UTC(2026, 10, 29, 12);
const TODAY = '2026-11-29';
const BROWSER = {
  accept: 'text/html',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
};

/** The site with its owner and a protected project; the file of views is in memory. */
async function open(publicOrigin?: string) {
  const file = memoryText('views.json');
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
  const views = createViews({ file, log: () => {} });
  const site = await openEditedSite({
    shares: memoryShares(),
    views,
    ...(publicOrigin && { publicOrigin }),
  });
  await site.lock('vault');
  await site.folder.write('documents/page/about.json', {
    id: 'id-about',
    data: { title: 'About' },
  });
  const { session, ask } = await asOwner(site);
  return { site, session, ask };
}

test('the owner starts counting, and sees pages and share links by day', async () => {
  const { site, ask } = await open('https://portfolio.example');
  const { visit } = site;
  await visit('/about', BROWSER);
  expect((await ask('GET', VIEWS)).json).toEqual({
    isOn: null,
    isVisited: true,
    today: TODAY,
    pages: {},
    links: {},
  });
  expect((await ask('PUT', VIEWS, { isOn: true })).status).toBe(204);
  const { json: link } = await ask('POST', '/edit/api/v1/documents/project/vault/shares', {
    client: 'North',
    expiresAt: NOW + 86_400_000,
  });
  await visit('/about', BROWSER);
  await visit('/about', { ...BROWSER, 'user-agent': 'Googlebot/2.1' });
  await visit(
    link.address.replace('http://localhost:3000', '').replace(/^https:\/\/[^/]+/, ''),
    BROWSER,
  );
  const once = { total: 1, days: { [TODAY]: 1 } };
  await expect
    .poll(async () => (await ask('GET', VIEWS)).json)
    .toMatchObject({
      isOn: true,
      pages: { 'id-about': once },
      links: { [link.id]: once },
    });
  await ask('PUT', VIEWS, { isOn: false });
  await visit('/about', BROWSER);
  expect((await ask('GET', VIEWS)).json).toMatchObject({
    isOn: false,
    pages: { 'id-about': once },
  });
});

test('what the owner looks at counts nothing, in a browser that has used the editor', async () => {
  const { site, session, ask } = await open();
  await ask('PUT', VIEWS, { isOn: true });
  const window = await site.visit('/edit', { cookie: session });
  const [mark = ''] = window.headers.getSetCookie().filter((cookie) => cookie.startsWith('owner='));
  expect(mark).toContain('Path=/; HttpOnly; SameSite=Lax');
  await site.visit('/about', { ...BROWSER, cookie: mark.split(';')[0] ?? '' });
  // Visitors of the site get no cookie.
  const page = await site.visit('/about', BROWSER);
  expect(page.headers.getSetCookie()).toEqual([]);
  await expect
    .poll(async () => (await ask('GET', VIEWS)).json)
    .toMatchObject({
      isVisited: false,
      pages: { 'id-about': { total: 1 } },
    });
});

test('without a place to store numbers the editor says so', async () => {
  const { ask } = await asOwner(await openEditedSite());
  expect((await ask('GET', VIEWS)).json).toMatchObject({
    error: { code: 'off', message: expect.stringContaining('Views are not counted') },
  });
});
