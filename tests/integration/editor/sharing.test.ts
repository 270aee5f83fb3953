import { expect, test } from 'vitest';
import { IN_TWO_LANGUAGES } from '../../support/contentFolder.ts';
import { memoryShares } from '../../support/memoryShares.ts';
import { ORIGIN } from '../access/site.ts';
import { asOwner, cookieOf, openEditedSite } from './site.ts';

const SHARES = '/edit/api/v1/documents/project/vault/shares';
const SOON = Date.now() + 7 * 24 * 3600 * 1000;

/** The site with its owner, and a protected project. */
async function open(options: Parameters<typeof openEditedSite>[0] = {}) {
  const shares = memoryShares();
  const site = await openEditedSite({ shares, ...options });
  await site.lock('vault');
  const { ask } = await asOwner(site);
  return { site, shares, ask };
}

test('the owner makes, copies, revokes and removes a link, which opens the project until then', async () => {
  const { site, ask } = await open();
  const made = await ask('POST', SHARES, { client: ' North Ltd ', expiresAt: SOON });
  expect([made.status, made.json.client, made.json.state]).toEqual([201, 'North Ltd', 'open']);
  const { id, address } = made.json as { id: string; address: string };
  expect(address).toMatch(/^http:\/\/localhost:3000\/project\/vault\?share=[\w-]+\.[\w-]+$/);

  const opened = await site.visit(address.replace(ORIGIN, ''), {
    accept: 'text/html',
    'sec-fetch-mode': 'navigate',
  });
  expect(opened.headers.get('location')).toBe('/project/vault?refused=cookie');
  const client = cookieOf(opened);
  const page = async () => (await site.visit('/project/vault', { cookie: client })).text();
  expect(await page()).not.toContain('Enter Password');

  const { json: listed } = await ask('GET', SHARES);
  expect(listed).toMatchObject({
    areLasting: true,
    reach: 'machine',
    password: { count: 0, lastOn: null },
    links: [{ id, address, opens: { count: 1 } }],
  });

  const revoked = await ask('POST', `${SHARES}/${id}/revoke`);
  expect([revoked.status, revoked.json.state, revoked.json.address]).toEqual([
    200,
    'revoked',
    null,
  ]);
  expect(await page()).toContain('Enter Password');
  expect((await ask('DELETE', `${SHARES}/${id}`)).status).toBe(204);
  expect((await ask('GET', SHARES)).json.links).toEqual([]);
});

test('a link of a project in another language names its page in that language', async () => {
  const { site, ask } = await open();
  await site.folder.write('repository.json', { name: 'small', ...IN_TWO_LANGUAGES });
  await site.lock('cave.fr-fr', 'id-cave');
  const shares = `${SHARES.replace('vault', 'cave')}?lang=fr-fr`;
  const made = await ask('POST', shares, { client: 'North', expiresAt: SOON });
  expect(made.json.address).toContain('/fr-fr/project/cave?share=');
});

test('links of another document are neither listed nor revoked nor removed', async () => {
  const { ask } = await open();
  const { id } = (await ask('POST', SHARES, { client: 'North', expiresAt: SOON })).json;
  const other = SHARES.replace('vault', 'one');
  expect((await ask('GET', other)).json.links).toEqual([]);
  expect((await ask('POST', `${other}/${id}/revoke`)).status).toBe(404);
  expect((await ask('DELETE', `${other}/${id}`)).status).toBe(404);
  expect((await ask('GET', SHARES)).json.links).toHaveLength(1);
});

test('what cannot be stored is said, with the file', async () => {
  const { shares, ask } = await open();
  shares.links.failure = new Error('EROFS: read-only file system');
  const refused = await ask('POST', SHARES, { client: 'North', expiresAt: SOON });
  expect([refused.status, refused.json.error.code]).toEqual([507, 'storage']);
  expect(refused.json.error.message).toContain('read-only file system');
  shares.links.text = 'nothing';
  expect((await ask('GET', SHARES)).json.error.message).toMatch(
    /^The share links cannot be read: share-links\.json is not a list/,
  );
});

test('on a machine beside the public site the owner is told that a link works elsewhere', async () => {
  const { ask } = await open({ publicOrigin: 'https://your-name.test' });
  expect((await ask('GET', SHARES)).json.reach).toBe('elsewhere');
  const made = await ask('POST', SHARES, { client: 'North', expiresAt: SOON });
  expect(made.json.address).toContain('https://your-name.test/project/vault');
});
