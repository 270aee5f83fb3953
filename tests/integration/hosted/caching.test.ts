import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTextCache } from '#server/lib/createTextCache.ts';
import { createHostedSource } from '#server/sources/hosted/createHostedSource.ts';
import { project } from '../../support/contentFolder.ts';
import { randomOf } from '../../support/random.ts';
import { exchange, masterRef } from '../access/site.ts';
import { openHostedSite, TOKEN, type HostedSite } from './service.ts';

let site: HostedSite;
beforeEach(async () => {
  site = await openHostedSite();
});
afterEach(() => site.close());

const get = (path: string) => exchange(site.app, path);
const SEARCH = '/documents/search';

test('a hundred concurrent visitors cause one request per query', async () => {
  site.service.fault = () => ({ kind: 'slow', until: pause(50) });
  await Promise.all(Array.from({ length: 100 }, () => get('/project/one')));
  expect(site.count('/api/v2')).toBe(1);
  expect(site.count(SEARCH, 'my.project.uid')).toBe(1);
  const queries = site.service.requests.map(({ href }) => href);
  expect(new Set(queries).size).toBe(queries.length);
});

test('metadata is requested once in five seconds, a query once per ref', async () => {
  for (let time = 0; time < 20_000; time += 1000) {
    await get('/project/one');
    site.clock.time += 1000;
  }
  expect(site.count('/api/v2')).toBe(4);
  expect(site.count(SEARCH, 'my.project.uid')).toBe(1);
  await site.folder.write('documents/project/two.json', project('Zwei', '2023-05-01', []));
  site.clock.time += 5000;
  await get('/project/one');
  await get('/project/one');
  expect(site.count(SEARCH, 'my.project.uid')).toBe(2);
});

test('drafts are not cached, and their results never replace published ones', async () => {
  const source = createHostedSource({ endpoint: site.service.endpoint, accessToken: TOKEN });
  const load = async (path: string, parameters = {}) => {
    const address = `http://x/api/v2${path}?${new URLSearchParams(parameters)}`;
    return source(new Request(address));
  };
  // Cast: the metadata of the Content API.
  const { refs } = (await (await load('')).json()) as { refs: { ref: string }[] };
  const q = '[[at(my.project.uid, "one")]]';
  const draft = { q, ref: refs[1]?.ref ?? '' };
  expect(await (await load(SEARCH, draft)).text()).toContain('Uno');
  await load(SEARCH, draft);
  expect(site.count(SEARCH, draft.ref)).toBe(2);
  site.service.fault = () => ({ kind: 'drop' });
  expect((await load(SEARCH, { q, ref: refs[0]?.ref ?? '' })).status).toBe(502);
  expect((await load(SEARCH, draft)).status).toBe(502);
});

test('a query the service refuses is not an outage', async () => {
  const source = createHostedSource({ endpoint: site.service.endpoint, accessToken: TOKEN });
  const q = '[[at(my.project.nothing, "one")]]';
  const parameters = new URLSearchParams({ q, ref: await masterRef(site.app) });
  const response = await source(new Request(`http://x/api/v2${SEARCH}?${parameters}`));
  expect(response.status).toBe(400);
  expect(site.logged).toEqual([]);
});

test('cached responses stay within the memory limit, and those in use are kept', () => {
  const maxBytes = 100_000;
  const cache = createTextCache(maxBytes);
  const random = randomOf(7);
  for (let n = 0; n < 5000; n++) {
    const text = 'x'.repeat(Math.floor(random() * 5000));
    cache.set(`question ${n % 700}`, { ref: `ref ${n % 3}`, text });
    cache.set('too long', { ref: 'a', text: 'x'.repeat(maxBytes / 4) });
    cache.set('in use', cache.get('in use') ?? { ref: 'a', text: 'kept' });
    expect(cache.calculatedSize).toBeLessThanOrEqual(maxBytes);
  }
  expect(cache.get('in use')?.text).toBe('kept');
  expect(cache.get('too long')).toBeUndefined();
});
