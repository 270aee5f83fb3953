import { Agent, get } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createSnapshotSource, listen, repositoryServer } from '#prismic-folder';
import { failToStart, startSite } from '../support/site.ts';
import { createContentFolder } from '../support/contentFolder.ts';
import { enter, rested } from '../support/visit.ts';

/** What starts the process ends it with a sentence; the rules of each setting are in tests/unit/server/rules.test.ts. */
const WRONG: [string, Record<string, string>, RegExp][] = [
  ['a short password', { EDITOR_PASSWORD: 'fifteen chars.' }, /EDITOR_PASSWORD is too short/],
  ['a content folder that is not there', { PORT: '0', CONTENT_DIR: '/nowhere' }, /\/nowhere/],
  ['an address of another machine', { PORT: '0', HOST: '192.0.2.1' }, /HOST is "192\.0\.2\.1"/],
];

test('with a wrong setting, or on a port in use, it exits and says so in a sentence', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  // Cast: a TCP server's address.
  const { port } = other.address() as AddressInfo;
  const taken = new RegExp(`Port ${port} is taken[^]*PORT=`);
  const all = [...WRONG, ['a port in use', { PORT: String(port) }, taken] as const];
  for (const [what, env, message] of all) {
    const { code, output } = await failToStart(env);
    expect.soft([what, code, output]).toEqual([what, 1, expect.stringMatching(message)]);
    expect.soft(output, what).not.toMatch(/\n\s+at /);
  }
  other.close();
});

test('each request is logged as one line of JSON, without the query or anything about the visitor; on SIGTERM it exits despite keep-alive connections', async () => {
  const site = await startSite({ LOG: 'requests', TRUSTED_PROXIES: '1' });
  const headers = { 'x-forwarded-for': '203.0.113.77', cookie: 'a=cookie-of-mine' };
  await fetch(`${site.origin}/case-study/night-ward?password=hunter2`, { headers });
  await fetch(`${site.origin}/nothing?x=1`, { headers });
  const agent = new Agent({ keepAlive: true });
  expect((await requestOver(agent, `${site.origin}/healthz`)).status).toBe(200);
  const from = performance.now();
  expect(await site.stop()).toBe(0);
  expect(performance.now() - from).toBeLessThan(8000);
  agent.destroy();
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.map(({ method, path, status }) => [method, path, status])).toEqual([
    ['GET', '/case-study/night-ward', 303],
    ['GET', '/case-study/night-ward', 200],
    ['GET', '/nothing', 404],
    ['GET', '/healthz', 200],
  ]);
  for (const line of lines) {
    expect(Object.keys(line)).toEqual(['time', 'method', 'path', 'status', 'ms']);
    expect(line['ms']).toEqual(expect.any(Number));
  }
  expect(site.output()).not.toMatch(/hunter2|203\.0\.113|cookie-of-mine/);
});

test('on SIGTERM it finishes a page whose content is loading', async () => {
  let isHeld = false;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const source = repositoryServer(
    createSnapshotSource({ root: process.cwd(), contentDir: 'content', watch: false }).current,
    'content',
  );
  const service = await listen(async (request) => {
    if (new URL(request.url).searchParams.has('ref')) {
      isHeld = true;
      await held;
    }
    return source(request);
  }, 0);
  const site = await startSite({ PRISMIC_ENDPOINT: `http://127.0.0.1:${service.port}/api/v2` });
  const page = requestOver(new Agent({ keepAlive: true }), `${site.origin}/about`);
  await expect.poll(() => isHeld).toBe(true);
  const ended = site.stop();
  release();
  const { status, body } = await page;
  expect(status).toBe(200);
  expect(body).toContain('</html>');
  expect(await ended).toBe(0);
  await service.stop();
});

/** A request over keep-alive connections, as browsers send it. */
function requestOver(agent: Agent, url: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    }).on('error', reject);
  });
}

test('where the environment turns it on browsers measure pages, and say no query @full', async ({
  page,
}) => {
  const site = await startSite({ WEB_VITALS: 'on', LOG: 'quiet' });
  await page.goto(`${site.origin}/about?private=1`);
  await rested(page);
  await page.goto('about:blank');
  await expect.poll(site.output).toMatch(/"path":"\/about","vitals":\{[^}]*"LCP":\d/);
  expect(site.output()).not.toContain('private');
  await site.stop();
});

test('where its owner counts views, a page that the browser renders itself is one', async ({
  browser,
}) => {
  const folder = await createContentFolder({
    'home/home': { id: 'id-home', data: { slices: [] } },
    'page/about': { id: 'id-about', data: { title: 'About' } },
    'settings/settings': {
      data: { name: 'Your Name', quick_links: [{ label: 'About', address: '/about' }] },
    },
  });
  await folder.write('.access/views.json', { isOn: true, viewed: {} });
  const site = await startSite({ CONTENT_DIR: folder.contentDir, LOG: 'requests' });
  const reports = () => site.output().split('"path":"/api/views"').length - 1;
  // The browser of tests says that it is a program.
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 Firefox/145.0' });
  const page = await context.newPage();
  await enter(page);
  await page.goto(`${site.origin}/about`);
  await expect(page.locator('script[src*="views"]')).toBeAttached();
  await rested(page);
  await page.evaluate(() => history.replaceState(history.state, '', '/about?a=query'));
  await page.locator('header a[href="/"]').first().click();
  await expect.poll(reports).toBe(1);
  await page.goBack();
  await expect.poll(reports).toBe(2);
  await context.close();
  expect(await site.stop()).toBe(0);
  const stored = await readFile(join(folder.contentDir, '.access/views.json'), 'utf8');
  const totals = Object.entries((JSON.parse(stored) as { viewed: object }).viewed).map(
    // Cast: what the server has written.
    ([name, { total }]) => [name, total] as [string, number],
  );
  expect(Object.fromEntries(totals)).toEqual({ 'page:id-about': 2, 'page:id-home': 1 });
  await folder.remove();
});
