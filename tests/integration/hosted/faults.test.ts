import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Fault } from '../../support/faultyService.ts';
import { project } from '../../support/contentFolder.ts';
import { exchange } from '../access/site.ts';
import { openHostedSite, TOKEN, type HostedSite } from './service.ts';

/** The specification's age of metadata, in ms. */
const PERIOD = 5000;

let site: HostedSite;
beforeEach(async () => {
  site = await openHostedSite();
});
afterEach(() => site.close());

const get = (path: string) => exchange(site.app, path);
const PAGES = [
  '/project/one',
  '/portfolio',
  '/projects/best',
  '/project/sealed',
  '/feed.xml',
  '/sitemap.xml',
];

const never = new Promise<void>(() => {});

const FAULTS: [string, Fault][] = [
  ['drops connections', { kind: 'drop' }],
  ['breaks off in the middle of its answers', { kind: 'cut' }],
  ['takes too long', { kind: 'slow', until: never }],
  ['answers with something else', { kind: 'rubbish', body: '<html>Maintenance</html>' }],
  ['answers JSON of another kind', { kind: 'rubbish', body: '{"refs":[],"results":{}}' }],
  ['has too much to do', { kind: 'status', status: 429, retryAfter: '60' }],
  ['fails', { kind: 'status', status: 500 }],
  ['is being mended', { kind: 'status', status: 503, retryAfter: '3' }],
  ['does not take the token any more', { kind: 'status', status: 401 }],
];

describe.each(FAULTS)('while the service %s', (_, fault) => {
  test('what was served before is served on, marked stale, with one log line', async () => {
    for (const path of PAGES) expect((await get(path)).status, path).toBe(200);
    site.service.fault = () => fault;
    if (fault.kind === 'slow') site.limit.timeoutMs = 100;
    site.clock.time += PERIOD;
    for (const path of PAGES) {
      const { status, headers, body } = await get(path);
      expect(status, path).toBe(200);
      expect(headers.get('x-content'), path).toBe('stale');
      expect(body, path).not.toContain('Behind');
    }
    expect(site.logged.filter((line) => line.includes('is served until'))).toHaveLength(1);
  });

  test('it is found again within one metadata period, with all that was published meanwhile', async () => {
    await get('/project/one');
    site.service.fault = () => fault;
    if (fault.kind === 'slow') site.limit.timeoutMs = 100;
    site.clock.time += PERIOD;
    expect((await get('/project/one')).body).toContain('One');
    await site.folder.write('documents/project/one.json', project('Eins', '2021-05-01', []));
    site.service.fault = () => null;
    site.limit.timeoutMs = 20_000;
    // What a service asks for is respected beyond that.
    const asked = fault.kind === 'status' ? Number(fault.retryAfter ?? 0) * 1000 : 0;
    site.clock.time += Math.max(PERIOD, asked);
    const { body, headers } = await get('/project/one');
    expect(body).toContain('Eins');
    expect(headers.get('x-content')).toBeNull();
    expect(site.logged.at(-1)).toBe('The content service answers again');
  });
});

test('a page never asked for says that it could not be had, and is there afterwards', async () => {
  await get('/project/one');
  site.service.fault = () => ({ kind: 'drop' });
  expect((await get('/project/two')).status).toBe(503);
  site.service.fault = () => null;
  expect((await get('/project/two')).status).toBe(200);
});

test('a service that is away when the site starts is waited for', async () => {
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

const FIRST_HEADING = /<h1[^>]*>(.*?)<\/h1>/;

test.each([
  ['/', 'Home could not be loaded'],
  ['/portfolio', 'All Projects'],
  ['/portfolio/best', 'Home could not be loaded'],
  ['/categories/3d-motion', '3D Motion'],
  ['/projects/best', 'This list could not be loaded'],
  ['/projects', 'No list was chosen'],
  ['/project/one', 'This project could not be loaded'],
  ['/case-study/one', 'This case study could not be loaded'],
  ['/about', 'This page could not be loaded'],
])(
  'while the service fails, %s is a 503 with a title and the heading %j',
  async (path, heading) => {
    site.service.fault = () => ({ kind: 'status', status: 500 });
    const { status, body } = await get(path);
    expect(status).toBe(503);
    expect(body).toMatch(/<title>[^<]+<\/title>/);
    expect(FIRST_HEADING.exec(body)?.[1]?.replaceAll(/<[^>]*>/g, '')).toBe(heading);
    // What the error says may name the service.
    expect(body).not.toContain('status code');
  },
);

test('a page served under the ref before is served on when the service fails right after', async () => {
  for (const path of PAGES) await get(path);
  await site.folder.write('documents/project/two.json', project('Zwei', '2023-05-01', []));
  site.clock.time += PERIOD;
  // The new ref is read, then nothing more is answered.
  expect((await get('/project/two')).body).toContain('Zwei');
  site.service.fault = ({ pathname }) => (pathname.endsWith('search') ? { kind: 'drop' } : null);
  const { status, body, headers } = await get('/project/one');
  expect(status).toBe(200);
  expect(body).toContain('One');
  expect(headers.get('x-content')).toBe('stale');
});

test('what has been protected since is protected in an earlier response, too', async () => {
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

test('a new version counts once all of it could be read', async () => {
  await get('/project/one');
  await site.folder.write('documents/project/one.json', project('Eins', '2021-05-01', []));
  site.service.fault = ({ pathname }) => (pathname.endsWith('search') ? { kind: 'drop' } : null);
  site.clock.time += PERIOD;
  const before = await get('/project/one');
  expect(before.status).toBe(200);
  expect(before.body).toContain('One');
  site.service.fault = () => null;
  site.clock.time += PERIOD;
  expect((await get('/project/one')).body).toContain('Eins');
});

test('a ref that changes in the middle of a page brings a page, not an error', async () => {
  await get('/api/v2');
  let edits = 0;
  const write = () =>
    site.folder.write('documents/project/one.json', project(`Title ${edits}`, '2021-05-01', []));
  for (; edits < 5; edits++) {
    // Each page asks several questions; the first of them finds the ref gone.
    await write();
    const { status, body } = await get(edits % 2 ? '/portfolio' : '/project/one');
    expect(status).toBe(200);
    expect(body).toContain(`Title ${edits}`);
  }
});

test('a slow service with older content at hand is not waited for, and is read meanwhile', async () => {
  await site.close();
  site = await openHostedSite({ staleTimeoutMs: 1 });
  await get('/project/one');
  await site.folder.write('documents/project/one.json', project('Eins', '2021-05-01', []));
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  site.service.fault = () => ({ kind: 'slow', until: held });
  site.clock.time += PERIOD;
  const { body, headers } = await get('/project/one');
  expect(headers.get('x-content')).toBe('stale');
  expect(body).toContain('One');
  answer();
  await expect.poll(async () => (await get('/project/one')).body).toContain('Eins');
  expect((await get('/project/one')).headers.get('x-content')).toBeNull();
});

test('while it asks to be left alone it is not asked', async () => {
  await get('/project/one');
  site.service.fault = () => ({ kind: 'status', status: 429, retryAfter: '30' });
  site.clock.time += PERIOD;
  await get('/project/one');
  const before = site.service.asked.length;
  site.clock.time += PERIOD;
  await get('/project/one');
  await get('/project/two');
  expect(site.service.asked.length).toBe(before);
  site.service.fault = () => null;
  site.clock.time += 25_000;
  expect((await get('/project/two')).status).toBe(200);
});

test('one that asks for a second gets it, and the visitor the page', async () => {
  await site.close();
  site = await openHostedSite({ now: Date.now });
  let refused = 0;
  site.service.fault = () =>
    refused++ === 0 ? { kind: 'status', status: 429, retryAfter: '1' } : null;
  expect((await get('/project/one')).status).toBe(200);
  expect(refused).toBeGreaterThan(1);
});

test('a connection that is lost once is made again', async () => {
  const lost = new Set<string>();
  site.service.fault = ({ href }) => {
    if (lost.has(href)) return null;
    lost.add(href);
    return { kind: 'drop' };
  };
  expect((await get('/project/one')).status).toBe(200);
});

test('it is found again after its port was closed', async () => {
  await get('/project/one');
  await site.service.stop();
  site.clock.time += PERIOD;
  expect((await get('/project/one')).status).toBe(200);
  await site.service.start();
  site.clock.time += PERIOD;
  expect((await get('/project/one')).headers.get('x-content')).toBeNull();
});

test('the token is in no byte of any answer and in no line of the log', async () => {
  const answers = [];
  for (const fault of [null, ...FAULTS.map(([, fault]) => fault)]) {
    site.service.fault = () => fault;
    site.limit.timeoutMs = fault?.kind === 'slow' ? 100 : 20_000;
    site.clock.time += 100_000;
    for (const path of [...PAGES, '/api/v2', '/api/v2/tags', '/readyz', '/nothing']) {
      answers.push((await get(path)).all);
    }
  }
  expect(site.count('/api/v2', TOKEN)).toBeGreaterThan(0);
  expect([...answers, ...site.logged].filter((text) => text.includes(TOKEN))).toEqual([]);
  expect(answers.filter((text) => text.includes(site.service.endpoint))).toEqual([]);
});
