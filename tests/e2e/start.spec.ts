import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createSnapshotSource, listen, repositoryServer } from '#prismic-folder';
import { failToStart, startSite } from '../support/site.ts';
import { targets } from '../support/targets.ts';
import { rested } from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';

const WRONG: [string, Record<string, string>, string][] = [
  ['a port that is no number', { PORT: 'abc' }, 'PORT is "abc"'],
  ['an unknown mode', { NODE_ENV: 'staging' }, 'NODE_ENV is "staging"'],
  [
    'a content folder that is not there',
    { PORT: '0', CONTENT_DIR: '/nowhere/at/all' },
    '/nowhere/at/all',
  ],
  ['a public address with a path', { SITE_ORIGIN: 'https://a.example/b' }, 'SITE_ORIGIN is'],
  ['a repository’s name that is none', { PRISMIC_REPOSITORY: 'no name' }, 'PRISMIC_REPOSITORY is'],
  ['an endpoint that is none', { PRISMIC_ENDPOINT: 'your-name' }, 'ends in /api/v2'],
  [
    'a token that is refused',
    { ...targets.hosted.env, PRISMIC_ACCESS_TOKEN: 'a-wrong-token' },
    'PRISMIC_ACCESS_TOKEN is refused',
  ],
];

for (const [what, env, message] of WRONG) {
  test(`with ${what} it exits and names it${fullUnless(what === 'a port that is no number')}`, async () => {
    const { code, output } = await failToStart(env);
    expect(code).toBe(1);
    expect(output).toContain(message);
    expect(output).not.toMatch(/\n\s+at /);
    expect(output).not.toContain('a-wrong-token');
  });
}

test('on a port in use it exits and says what to do @full', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  // Cast: a TCP server's address.
  const { port } = other.address() as AddressInfo;
  const { code, output } = await failToStart({ PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is taken`);
  expect(output).toContain('PORT=');
});

test('a broken file and a faulty field are ignored, which one line reports', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp('content', folder, { recursive: true });
  await writeFile(join(folder, 'documents/page/broken.json'), '{ "data": { "title": "Half');
  await writeFile(join(folder, 'documents/page/odd.json'), '{ "data": { "colour": "red" } }');
  const site = await startSite({ CONTENT_DIR: folder });
  expect(site.output()).toContain(
    `2 problems in models and content, 1 file left out: CONTENT_DIR=${folder} npm run content:check`,
  );
  expect(site.output()).not.toContain('broken.json');
  expect((await fetch(`${site.origin}/about`)).status).toBe(200);
  expect((await fetch(`${site.origin}/broken`)).status).toBe(404);
  expect((await fetch(`${site.origin}/odd`)).status).toBe(200);
  await site.stop();
  await rm(folder, { recursive: true });
});

test('on SIGTERM it finishes open requests and exits, despite keep-alive connections', async () => {
  const embedded = await startSite();
  const agent = new Agent({ keepAlive: true });
  const idle = await requestOver(agent, `${embedded.origin}/healthz`);
  expect(idle.status).toBe(200);
  const from = performance.now();
  expect(await embedded.stop()).toBe(0);
  expect(performance.now() - from).toBeLessThan(8000);
  agent.destroy();

  // A page whose content is loading when the signal comes.
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

test('each request is logged as one line of JSON, without the query or anything about the visitor', async () => {
  const site = await startSite({ LOG: 'requests', TRUSTED_PROXIES: '1' });
  const headers = { 'x-forwarded-for': '203.0.113.77', cookie: 'a=cookie-of-mine' };
  await fetch(`${site.origin}/case-study/night-ward?password=hunter2`, { headers });
  await fetch(`${site.origin}/nothing?x=1`, { headers });
  expect(await site.stop()).toBe(0);
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.map(({ method, path, status }) => [method, path, status])).toEqual([
    ['GET', '/case-study/night-ward', 303],
    ['GET', '/case-study/night-ward', 200],
    ['GET', '/nothing', 404],
  ]);
  for (const line of lines) {
    expect(Object.keys(line)).toEqual(['time', 'method', 'path', 'status', 'ms']);
    expect(line['ms']).toEqual(expect.any(Number));
  }
  expect(site.output()).not.toMatch(/hunter2|203\.0\.113|cookie-of-mine/);
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

test('on SIGTERM in the middle of a response it finishes that response @full', async () => {
  const site = await startSite();
  const { body, headers } = await fetch(`${site.origin}/media/loop-grid.mp4`);
  const reader = body?.getReader();
  let bytes = (await reader?.read())?.value?.byteLength ?? 0;
  const ended = site.stop();
  for (;;) {
    const next = await reader?.read();
    if (!next?.value) break;
    bytes += next.value.byteLength;
  }
  expect(bytes).toBe(Number(headers.get('content-length')));
  expect(await ended).toBe(0);
});

test('killed while it makes images, it starts again and serves each of them whole @full', async () => {
  const site = await startSite();
  const paths = Array.from({ length: 24 }, (_, at) => `/media/cover-salt-lines.webp?w=${901 + at}`);
  const responses = paths.map((path) => fetch(site.origin + path).catch(() => null));
  await Promise.any(responses);
  await site.kill();
  await Promise.all(responses);
  const again = await startSite();
  for (const path of paths) {
    const response = await fetch(again.origin + path);
    expect(response.status, path).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    // A WebP file states its length, less eight bytes, in its header.
    expect(bytes.subarray(0, 4).toString(), path).toBe('RIFF');
    expect(bytes.readUInt32LE(4) + 8, path).toBe(bytes.length);
  }
  expect(await again.stop()).toBe(0);
});

test('browsers measure pages only where the environment turns it on @full', async ({ page }) => {
  const quiet = await startSite();
  expect(await (await fetch(quiet.origin)).text()).not.toContain('vitals');
  expect((await fetch(`${quiet.origin}/api/vitals`, { method: 'POST' })).status).toBe(404);
  await quiet.stop();
  const site = await startSite({ WEB_VITALS: 'on', LOG: 'quiet' });
  await page.goto(`${site.origin}/about?private=1`);
  await rested(page);
  await page.goto('about:blank');
  await expect.poll(site.output).toMatch(/"path":"\/about","vitals":\{[^}]*"LCP":\d/);
  expect(site.output()).not.toContain('private');
  await site.stop();
});
