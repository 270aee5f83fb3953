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

test('a failure is logged with its URL, without token or ref; visitors see the status', async () => {
  site.service.fault = ({ pathname }) =>
    pathname.endsWith('/search') ? { kind: 'status', status: 500 } : null;
  expect((await get('/project/one')).status).toBe(503);
  const log = site.logged.join('\n');
  const { endpoint } = site.service;
  expect(log).toContain(`Unexpected status code [500] on ${endpoint}/documents/search: `);
  expect(log).not.toMatch(/access_token|MC5h|[?&]ref=/);
  forMetadata(await metadataWith({ forms: { tags: {} } }));
  site.clock.time += 5000;
  const { status, body } = await get('/api/v2');
  expect([status, JSON.parse(body)]).toMatchObject([502, { message: 'Missing everything form' }]);
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

  test.each(['nothing', '__proto__', 'gone'])(
    'called %s that does not exist is the error of the catalogue',
    async (name) => {
      forMetadata(await metadataWith({ bookmarks: { gone: 'no-such-id' } }));
      const { status, body } = await get(`/api/bookmarks/${name}`);
      expect(status).toBe(404);
      expect(JSON.parse(body)).toEqual({ error: 'Error retrieving bookmarked id' });
    },
  );
});
