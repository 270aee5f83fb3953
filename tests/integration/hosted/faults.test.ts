import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Fault } from '../../support/faultyService.ts';
import { project } from '../../support/contentFolder.ts';
import { wordsOf } from '../../support/random.ts';
import { exchange } from '../access/site.ts';
import { openHostedSite, TOKEN, type HostedSite } from './service.ts';

/** The specification's lifetime of metadata, in ms. */
const PERIOD = 5000;

let site: HostedSite;
beforeEach(async () => {
  site = await openHostedSite();
});
afterEach(() => {
  expect(site.logged.join('\n')).not.toContain(TOKEN);
  return site.close();
});

/** Whatever fails, the token and the address of the service are in no response. */
async function get(path: string) {
  const response = await exchange(site.app, path);
  expect(response.all).not.toContain(TOKEN);
  expect(response.all).not.toContain(site.service.endpoint);
  return response;
}
const PAGES = wordsOf(
  '/project/one /portfolio /projects/best /project/sealed /feed.xml /sitemap.xml',
);

const never = new Promise<void>(() => {});

const FAULTS: [string, Fault][] = [
  ['breaks off in the middle of its responses', { kind: 'cut' }],
  ['takes too long', { kind: 'slow', until: never }],
  ['responds with something else', { kind: 'rubbish', body: '<html>Maintenance</html>' }],
  ['responds with JSON of another kind', { kind: 'rubbish', body: '{"refs":[],"results":{}}' }],
  ['has too much to do', { kind: 'status', status: 429, retryAfter: '60' }],
  ['does not take the token any more', { kind: 'status', status: 401 }],
];

test.each(FAULTS)(
  'while the service %s cached responses are served, and afterwards what was published meanwhile',
  async (_, fault) => {
    for (const path of PAGES) expect((await get(path)).status, path).toBe(200);
    expect(site.count('/api/v2', TOKEN)).toBeGreaterThan(0);
    site.service.fault = () => fault;
    if (fault.kind === 'slow') site.limit.timeoutMs = 100;
    site.clock.time += PERIOD;
    for (const path of PAGES) {
      const { status, headers, body } = await get(path);
      expect([status, headers.get('x-content')], path).toEqual([200, 'stale']);
      expect(body, path).not.toContain('Behind');
    }
    expect(site.logged.filter((line) => line.includes('is served until'))).toHaveLength(1);
    for (const path of ['/api/v2', '/api/v2/tags', '/readyz', '/nothing']) await get(path);

    await site.folder.write('documents/project/one.json', project('Eins', '2021-05-01', []));
    site.service.fault = () => null;
    site.limit.timeoutMs = 20_000;
    // A longer Retry-After of the service is respected.
    const retryAfterMs = fault.kind === 'status' ? Number(fault.retryAfter ?? 0) * 1000 : 0;
    site.clock.time += Math.max(PERIOD, retryAfterMs);
    const { body, headers } = await get('/project/one');
    expect(body).toContain('Eins');
    expect(headers.get('x-content')).toBeNull();
    expect(site.logged.at(-1)).toBe('The content service answers again');
  },
);

test('a service that is unavailable when the site starts is waited for', async () => {
  site.service.fault = () => ({ kind: 'status', status: 500 });
  expect((await get('/project/one')).status).toBe(503);
  expect((await get('/readyz')).status).toBe(503);
  for (const path of ['/feed.xml', '/sitemap.xml']) {
    const { status, headers } = await get(path);
    expect([status, headers.get('retry-after')], path).toEqual([503, '60']);
    expect(headers.get('cache-control'), path).toBe('no-store');
  }
  site.service.fault = () => null;
  for (const path of ['/project/one', '/readyz', '/feed.xml', '/sitemap.xml']) {
    expect((await get(path)).status, path).toBe(200);
  }
});

test('a page cached under the previous ref is still served when the service fails after publishing', async () => {
  for (const path of PAGES) await get(path);
  await site.folder.write('documents/project/two.json', project('Zwei', '2023-05-01', []));
  site.clock.time += PERIOD;
  // The new ref is read, then every request fails.
  expect((await get('/project/two')).body).toContain('Zwei');
  site.service.fault = ({ pathname }) => (pathname.endsWith('search') ? { kind: 'drop' } : null);
  const { status, body, headers } = await get('/project/one');
  expect(status).toBe(200);
  expect(body).toContain('One');
  expect(headers.get('x-content')).toBe('stale');
});

test('newly protected content is removed from older cached responses, too', async () => {
  for (const path of PAGES) await get(path);
  await site.folder.write('documents/project/one.json', {
    data: { ...project('One', '2021-05-01', []).data, password: 'closed', meta_title: 'Hidden' },
  });
  site.clock.time += PERIOD;
  await get('/project/two');
  site.service.fault = ({ pathname }) => (pathname.endsWith('search') ? { kind: 'drop' } : null);
  const { status, body } = await get('/project/one');
  expect(status).toBe(200);
  expect(body).toContain('"sealed":{"uid":"one"}');
});

test('with older content cached, a slow service is not waited for but read in the background', async () => {
  await site.close();
  site = await openHostedSite({ staleTimeoutMs: 1 });
  await get('/project/one');
  await site.folder.write('documents/project/one.json', project('Eins', '2021-05-01', []));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  site.service.fault = () => ({ kind: 'slow', until: held });
  site.clock.time += PERIOD;
  const { body, headers } = await get('/project/one');
  expect(headers.get('x-content')).toBe('stale');
  expect(body).toContain('One');
  release();
  await expect.poll(async () => (await get('/project/one')).body).toContain('Eins');
  expect((await get('/project/one')).headers.get('x-content')).toBeNull();
});

test('no request is sent before its Retry-After has passed', async () => {
  await get('/project/one');
  site.service.fault = () => ({ kind: 'status', status: 429, retryAfter: '30' });
  site.clock.time += PERIOD;
  await get('/project/one');
  const before = site.service.requests.length;
  site.clock.time += PERIOD;
  await get('/project/one');
  await get('/project/two');
  expect(site.service.requests.length).toBe(before);
  site.service.fault = () => null;
  site.clock.time += 25_000;
  expect((await get('/project/two')).status).toBe(200);
});

test('a connection lost once is retried', async () => {
  const lost = new Set<string>();
  site.service.fault = ({ href }) => {
    if (lost.has(href)) return null;
    lost.add(href);
    return { kind: 'drop' };
  };
  expect((await get('/project/one')).status).toBe(200);
});
