import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { project } from '../../support/contentFolder.ts';
import type { Fault } from '../../support/faultyService.ts';
import { exchange, searchPath } from '../access/site.ts';
import { openHostedSite, TOKEN, type HostedSite } from './service.ts';

/** The messages of the error catalogue where a hosted repository is the cause. */

const SECRET = 'a secret of the webhook';

let site: HostedSite;
beforeEach(async () => {
  site = await openHostedSite({ webhookSecret: SECRET });
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

describe('the webhook', () => {
  const post = (body: string, on = site) =>
    exchange(on.app, '/api/webhook', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  /** As the service sends it. */
  const update = (secret: string | null) =>
    JSON.stringify({ type: 'api-update', domain: 'small', documents: ['x'], secret });

  test('published content shows at once, before the metadata expires', async () => {
    const page = async () => (await exchange(site.app, '/project/one')).body;
    expect(await page()).toContain('One');
    await site.folder.write('documents/project/one.json', project('Eins', '2021-05-01', []));
    expect(await page()).toContain('One');
    const { status, body } = await post(update(SECRET));
    expect([status, body]).toEqual([204, '']);
    expect(await page()).toContain('Eins');
  });

  test.each([
    ['another secret', update('a secret of the webhooj')],
    ['a part of the secret', update(SECRET.slice(0, -1))],
    ['no secret', update(null)],
    ['a list as secret', JSON.stringify({ secret: [SECRET] })],
    ['no JSON', SECRET],
  ])('%s is refused, and sends the service no request', async (_, body) => {
    await exchange(site.app, '/project/one');
    const before = site.service.requests.length;
    expect((await post(body)).status).toBe(401);
    expect(site.service.requests.length).toBe(before);
  });

  test('without a secret on the server it is disabled, and names the missing variable', async () => {
    const other = await openHostedSite();
    for (const body of [update(''), update(null), update('null')]) {
      const response = await post(body, other);
      expect(response.status).toBe(404);
      expect(response.body).toContain('PRISMIC_WEBHOOK_SECRET');
    }
    await other.close();
  });

  test('while the service is unavailable it is accepted, and the last content is served', async () => {
    await exchange(site.app, '/project/one');
    site.service.fault = () => ({ kind: 'drop' });
    expect((await post(update(SECRET))).status).toBe(204);
    expect((await exchange(site.app, '/project/one')).status).toBe(200);
  });
});
