import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Fault } from '../../support/faultyService.ts';
import { exchange, searchPath } from '../access/site.ts';
import { openHostedSite, TOKEN, type HostedSite } from './service.ts';

/** The messages of the error catalogue where a hosted repository is the cause. */

let site: HostedSite;
beforeEach(async () => {
  site = await openHostedSite();
});
afterEach(() => site.close());

const get = (path: string) => exchange(site.app, path);

/** The service's metadata with one change. */
async function metadataWith(change: object): Promise<Fault> {
  const response = await fetch(`${site.service.endpoint}?access_token=${TOKEN}`);
  const metadata: unknown = await response.json();
  return { kind: 'rubbish', body: JSON.stringify({ ...Object(metadata), ...change }) };
}

const forMetadata = (fault: Fault) => {
  site.service.fault = ({ pathname }) => (pathname.endsWith('/api/v2') ? fault : null);
};

describe.each([
  ['no forms', { forms: undefined }, 'Unable to access to form'],
  ['forms without the one of queries', { forms: { tags: {} } }, 'Missing everything form'],
])('metadata with %s', (_, change, message) => {
  test('is logged and reported in these words, and the page is a 503', async () => {
    forMetadata(await metadataWith(change));
    const { status, body } = await get('/api/v2');
    expect(status).toBe(502);
    expect(JSON.parse(body)).toMatchObject({ message });
    expect((await get('/')).status).toBe(503);
    expect(site.logged.join('\n')).toContain(`${message}: what it answered before`);
  });
});

test('a status is logged with its URL, without token or ref; visitors see the status', async () => {
  site.service.fault = () => ({ kind: 'status', status: 500 });
  const { status, body } = await get('/api/v2');
  expect(status).toBe(502);
  expect(JSON.parse(body)).toMatchObject({ message: 'Unexpected status code [500]' });
  const log = site.logged.join('\n');
  expect(log).toContain(`Unexpected status code [500] on ${site.service.endpoint}`);

  site.service.fault = ({ pathname }) =>
    pathname.endsWith('/search') ? { kind: 'status', status: 500 } : null;
  site.clock.time += 5000;
  await get('/project/one');
  expect(site.logged.join('\n')).toContain(
    `Unexpected status code [500] on ${site.service.endpoint}/documents/search: `,
  );
  expect(site.logged.join('\n')).not.toMatch(/access_token|MC5h|[?&]ref=/);
});

describe('a bookmark', () => {
  test('redirects to the page of its document', async () => {
    const { body } = await get(await searchPath(site.app, ['[[at(document.type, "project")]]']));
    // Cast: a response of the Content API.
    const { results } = JSON.parse(body) as { results: { id: string; uid: string }[] };
    const first = results.find(({ uid }) => uid === 'one')?.id;
    expect(first).toBeDefined();
    forMetadata(await metadataWith({ bookmarks: { first } }));
    site.clock.time += 5000;
    const { status, headers } = await get('/api/bookmarks/first');
    expect(status).toBe(303);
    expect(headers.get('location')).toBe('/project/one');
  });

  test.each(['nothing', 'constructor', '__proto__', 'gone'])(
    'called %s that does not exist is the error of the catalogue',
    async (name) => {
      forMetadata(await metadataWith({ bookmarks: { gone: 'no-such-id' } }));
      const { status, body } = await get(`/api/bookmarks/${name}`);
      expect(status).toBe(404);
      expect(JSON.parse(body)).toEqual({ error: 'Error retrieving bookmarked id' });
    },
  );
});
