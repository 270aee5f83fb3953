import { afterEach, beforeEach, expect, test } from 'vitest';
import { project } from '../../support/contentFolder.ts';
import { exchange } from '../access/site.ts';
import { openHostedSite, type HostedSite } from './service.ts';

const SECRET = 'a secret of the webhook';

let site: HostedSite;
beforeEach(async () => {
  site = await openHostedSite({ webhookSecret: SECRET });
});
afterEach(() => site.close());

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
