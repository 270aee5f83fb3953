import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createOpenCounts } from '#server/access/share/createOpenCounts.ts';
import { createShareLinks, type ShareLinks } from '#server/access/share/createShareLinks.ts';
import { createKeys } from '#server/lib/keys.ts';
import { nodeShares } from '#server/platforms/node/nodeShares.ts';
import {
  createContentFolder,
  IN_TWO_LANGUAGES,
  project,
  type ContentFolder,
} from '../../support/contentFolder.ts';
import { memoryShares, memoryText } from '../../support/memoryShares.ts';
import {
  cookieOf,
  exchange,
  follow,
  openSite,
  ORIGIN,
  unlock,
  type Exchange,
  type TestSite,
} from './site.ts';

const SECRET = 'a secret of the tests';
const DAY = 24 * 3600 * 1000;
const START = Date.UTC(2026, 10, 24, 12);
const WORDS = 'Only for the client';
const VAULT = '/project/vault';
const STUDY = '/case-study/deep';
/** Where a link leads that opens nothing. */
const ENDED = `${STUDY}?refused=ended`;

let folder: ContentFolder;
let site: TestSite;
let store: ReturnType<typeof memoryShares>;
let links: ShareLinks;
let time: number;

const withPassword = (title: string, password: string, more: object = {}) => {
  const { data, ...rest } = project(title, '2024-01-01', []);
  return { ...rest, id: `${title.toLowerCase()}-id`, data: { ...data, password, ...more } };
};
const linked = { link_type: 'Document', type: 'case_study', uid: 'deep' };

beforeEach(async () => {
  folder = await createContentFolder({
    'project/vault': withPassword('Vault', 'open sesame', { case_study: linked }),
    'project/cellar': withPassword('Cellar', 'down the stairs'),
    'case_study/deep': { id: 'deep-id', data: { project_name: 'Deep', company: WORDS } },
    'home/home': { data: { title: 'Home' } },
    'settings/settings': { data: { name: 'Your Name' } },
  });
  time = START;
  store = memoryShares();
  const now = () => time;
  links = linksOf(SECRET);
  site = await openSite(folder.contentDir, { watch: true, shares: store, now });
});
afterEach(() => folder.remove());

const linksOf = (secret: string) =>
  createShareLinks({
    file: store.links,
    keys: createKeys(secret),
    now: () => time,
    log: () => {},
  });

const make = async (document = 'vault-id', days = 7) => {
  const link = await links.create(document, 'North', time + days * DAY);
  return { ...link, token: link.token ?? '' };
};

const BROWSER = {
  accept: 'text/html,application/xhtml+xml',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
};

const visit = (path: string, cookie = '', headers: Record<string, string> = {}) =>
  exchange(site.app, path, { headers: { ...BROWSER, cookie, ...headers }, redirect: 'manual' });

const open = (token: string, path = STUDY) => visit(`${path}?share=${token}`);
const isOpen = async (path: string, cookie: string) =>
  (await visit(path, cookie)).body.includes(WORDS);

test('a link leads to the clean address, with the project and its case study open, and no token anywhere', async () => {
  const { token } = await make();
  expect(store.links.text).not.toContain(token);
  const opened = await open(token);
  expect([opened.status, (await follow(site.app, opened)).path]).toEqual([303, STUDY]);
  expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
  expect(opened.headers.get('x-robots-tag')).toBe('noindex');
  expect(opened.headers.get('cache-control')).toBe('private, no-store');
  expect(opened.headers.getSetCookie()[0]).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
  const cookie = cookieOf(opened.headers);
  const page = await visit(STUDY, cookie);
  expect(page.body).toContain(WORDS);
  expect(page.headers.get('cache-control')).toContain('private, no-store');
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  for (const path of [STUDY, VAULT, '/', '/feed.xml', '/sitemap.xml', '/api/v2']) {
    expect((await visit(path, cookie)).all).not.toContain(token);
  }
  // Nobody else gets the page from a cache.
  expect(await isOpen(STUDY, '')).toBe(false);
  expect(site.logged.join('\n')).not.toContain(token);
});

/** Tokens that open nothing, by why. */
const REFUSED: Readonly<Record<string, () => Promise<string>>> = {
  'ends at this moment': async () => {
    const { token } = await make('vault-id', 1);
    time += DAY;
    return token;
  },
  'was revoked': async () => {
    const { id, token } = await make();
    await links.revoke('vault-id', id);
    return token;
  },
  'never existed': async () => 'bm9uZQ.c2lnbmF0dXJl',
  'was signed with another secret': async () =>
    (await linksOf('another secret of the tests').create('vault-id', 'North', time + DAY)).token ??
    '',
  'has another signature': async () => {
    const [one, other] = [await make(), await make()];
    return `${one.token.split('.')[0]}.${other.token.split('.')[1]}`;
  },
  'has its letters changed': async () => (await make()).token.toUpperCase(),
  'is the stored id': async () => (await make()).id,
  'is far too long': async () => 'a'.repeat(9000),
  'has control characters': async () => '%00%0d%0aset-cookie:%20a=b',
};

/** What a visitor can tell of a response. */
const seen = ({ status, headers, body }: Exchange) => ({
  status,
  body,
  headers: [...headers].filter(([name]) => name !== 'server-timing'),
});

test('a link that opens nothing is answered like any other, whatever the reason', async () => {
  for (const [why, tokenOf] of Object.entries(REFUSED)) {
    // So many refused links are not too many.
    time += 60_000;
    const refused = await open(await tokenOf());
    expect(refused.headers.get('location'), why).toBe(ENDED);
    expect(seen(refused), why).toEqual(seen(await open('bm9uZQ.AAAA')));
    const page = await follow(site.app, refused);
    expect(page.body).toContain('This link no longer opens the project');
    expect(page.body).toContain('Enter Password');
    expect(page.body).not.toContain('Incorrect Password');
    expect(page.body, why).not.toContain(WORDS);
    expect(page.status, why).toBe(200);
  }
});

test('a project’s link at the address of another leads to its own, and opens no other', async () => {
  const { token } = await make('cellar-id');
  const opened = await open(token, STUDY);
  expect((await follow(site.app, opened)).path).toBe('/project/cellar');
  const cookie = cookieOf(opened.headers);
  expect(await isOpen(STUDY, cookie)).toBe(false);
  expect((await visit('/project/cellar', cookie)).body).not.toContain('Enter Password');
});

test('the token is gone from every spelling of the address, and of addresses that it does not open', async () => {
  const { token } = await make();
  for (const [path, location] of [
    [`//CASE-STUDY/%64eep/?share=${token}`, STUDY],
    [`${VAULT}?a=1&share=${token}`, `${VAULT}?a=1`],
    ['/?share=none', '/'],
    ['/nowhere?share=none', '/nowhere'],
    ['/project/one?share=none', '/project/one'],
  ] as const) {
    const gone = await visit(path);
    expect(gone.status).toBe(303);
    expect(gone.headers.get('location')).not.toContain('share=');
    expect((await follow(site.app, gone)).path).toBe(location);
  }
});

test('an image of another page does not open a link', async () => {
  const { token } = await make();
  const headers = { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' };
  const refused = await visit(`${STUDY}?share=${token}`, '', headers);
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []]);
  expect(refused.all).not.toContain(WORDS);
});

describe('a visitor who came by a link', () => {
  test('is out at the next request once it is revoked; who came by the password stays', async () => {
    const { id, token } = await make();
    const byLink = cookieOf((await open(token)).headers);
    const byPassword = await unlock(site.app, 'vault', 'open sesame');
    const byBoth = `${byLink}; ${byPassword}`;
    await links.revoke('vault-id', id);
    expect(await isOpen(STUDY, byLink)).toBe(false);
    expect(await isOpen(STUDY, byPassword)).toBe(true);
    expect(await isOpen(STUDY, byBoth)).toBe(true);
  });

  test('is out when it ends, and stays by another one', async () => {
    const [short, long] = [await make('vault-id', 1), await make('vault-id', 9)];
    const first = cookieOf((await open(short.token)).headers);
    const both = cookieOf((await visit(`${STUDY}?share=${long.token}`, first)).headers);
    time += 2 * DAY;
    expect(await isOpen(STUDY, first)).toBe(false);
    expect(await isOpen(STUDY, both)).toBe(true);
  });

  test('stays when the password changes, which ends what the old one opened', async () => {
    const byLink = cookieOf((await open((await make()).token)).headers);
    const byPassword = await unlock(site.app, 'vault', 'open sesame');
    await folder.write(
      'documents/project/vault.json',
      withPassword('Vault', 'another one', { case_study: linked }),
    );
    expect(await isOpen(STUDY, byLink)).toBe(true);
    expect(await isOpen(STUDY, byPassword)).toBe(false);
  });

  test('cannot change the cookie, or use that of another secret', async () => {
    const cookie = cookieOf((await open((await make()).token)).headers);
    const [name = '', value = ''] = cookie.split('=');
    const [payload = ''] = value.split('.');
    for (const forged of [`${name}=${payload}.AAAA`, `${name}=${value}A`, `unlocked=${value}`]) {
      expect(await isOpen(STUDY, forged)).toBe(false);
    }
    const options = { shares: store, now: () => time };
    site = await openSite(folder.contentDir, { ...options, secret: 'another secret of the tests' });
    expect(await isOpen(STUDY, cookie)).toBe(false);
  });

  test('finds the project at its new address', async () => {
    const { token } = await make('cellar-id');
    await folder.write('documents/project/loft.json', {
      ...withPassword('Cellar', 'down the stairs'),
      id: 'cellar-id',
    });
    await folder.write('documents/project/cellar.json', withPassword('Shed', 'another'));
    const moved = await open(token, '/project/cellar');
    expect((await follow(site.app, moved)).path).toBe('/project/loft');
  });
});

test('a link of a project in another language leads to its page in that language', async () => {
  await folder.write('repository.json', { name: 'small', visibility: 'open', ...IN_TWO_LANGUAGES });
  await folder.write('documents/project/cave.fr-fr.json', withPassword('Cave', 'souterrain'));
  const { token } = await make('cave-id');
  const opened = await open(token);
  expect((await follow(site.app, opened)).path).toBe('/fr-fr/project/cave');
});

test('refused links are limited by address, and say so without a difference to the token', async () => {
  for (let count = 0; count < 20; count += 1) {
    expect((await open('none')).headers.get('location')).toBe(ENDED);
  }
  const { token } = await make();
  for (const one of ['none', token]) {
    expect((await open(one)).headers.get('location')).toBe(`${STUDY}?refused=often`);
  }
  time += 20_000;
  expect((await open(token)).headers.getSetCookie()[0]).toContain('shared=');
});

test('opens are a number and a day, and nothing of who opened it', async () => {
  const { id, token } = await make();
  const agent = { 'user-agent': 'Browser of the client', 'x-forwarded-for': '203.0.113.9' };
  const path = `${STUDY}?share=${token}`;
  await visit(path, '', agent);
  time += DAY;
  await visit(path, '', agent);
  // Neither what looks ahead, nor what makes a preview of a message's link.
  await visit(path, '', { ...agent, 'sec-purpose': 'prefetch' });
  await visit(path, '', { ...agent, accept: '*/*' });
  await exchange(site.app, path, { method: 'HEAD', headers: BROWSER });
  await unlock(site.app, 'vault', 'open sesame');
  await expect
    .poll(() => JSON.parse(store.opens.text ?? '{}') as unknown)
    .toEqual({
      [`link:${id}`]: { count: 2, lastOn: '2026-11-25' },
      'password:vault-id': { count: 1, lastOn: '2026-11-25' },
    });
});

test('a full disk loses no visitor, and the count when it is over', async () => {
  const { id, token } = await make();
  store.opens.failure = new Error('ENOSPC');
  expect((await follow(site.app, await open(token))).body).toContain(WORDS);
  await expect.poll(() => site.logged.join('\n')).toContain('opens.json cannot be written');
  store.opens.failure = null;
  await open(token);
  await expect
    .poll(() => JSON.parse(store.opens.text ?? '{}') as unknown)
    .toEqual({ [`link:${id}`]: { count: 2, lastOn: '2026-11-24' } });
});

test('opens after a forgetting that could not be written begin anew; the log says so once', async () => {
  const file = memoryText('opens.json');
  file.text = JSON.stringify({ 'password:a': { count: 5, lastOn: '2026-11-20' } });
  file.failure = new Error('ENOSPC');
  const log = vi.fn();
  const opens = createOpenCounts({ file, now: () => time, log });
  opens.forget('password:a');
  opens.add('password:a');
  const once = { count: 1, lastOn: '2026-11-24' };
  expect(await opens.read('password:a')).toEqual(once);
  opens.forget('password:c');
  await opens.read('password:c');
  expect(log).toHaveBeenCalledTimes(1);
  file.failure = null;
  opens.add('password:b');
  await opens.read('password:b');
  expect(JSON.parse(file.text ?? '')).toEqual({ 'password:a': once, 'password:b': once });
});

test.each([
  ['is not JSON', '{ "links": ['],
  ['has half a link', '{ "links": [{ "id": "a" }] }'],
])(
  'while the file %s every link is closed, the log says so, and it is not written over',
  async (_, text) => {
    const { id, token } = await make();
    const cookie = cookieOf((await open(token)).headers);
    store.links.text = text;
    expect((await open(token)).headers.get('location')).toBe(ENDED);
    expect(await isOpen(STUDY, cookie)).toBe(false);
    expect(site.logged.join('\n')).toContain('share-links.json');
    await expect(make()).rejects.toThrow('share-links.json is not a list of share links');
    await expect(links.revoke('vault-id', id)).rejects.toThrow('share-links.json');
    expect(store.links.text).toBe(text);
  },
);

test('links made at the same time are all stored', async () => {
  await Promise.all(Array.from({ length: 20 }, () => make()));
  expect(await links.list('vault-id')).toHaveLength(20);
});

test('a browser that stores no cookie is told so, and not that the link has ended', async () => {
  const { token } = await make();
  const page = await follow(site.app, await open(token), 'blocked');
  expect(page.body).toContain('Allow cookies for this site');
  expect(page.body).not.toContain('This link no longer opens');
  expect(page.body).not.toContain(WORDS);
});

test('a link, and who came by it, stay after a restart: the server reads it from the disk', async () => {
  const keys = createKeys(SECRET);
  const now = () => time;
  const file = nodeShares(folder.contentDir).links;
  const before = createShareLinks({ file, keys, now, log: () => {} });
  const { token } = await before.create('vault-id', 'North', time + DAY);
  const restart = async () => {
    site = await openSite(folder.contentDir, { shares: nodeShares(folder.contentDir), now });
  };
  await restart();
  const opened = await open(token ?? '');
  expect((await follow(site.app, opened)).body).toContain(WORDS);
  await restart();
  expect(await isOpen(STUDY, cookieOf(opened.headers))).toBe(true);
});

test('a link ends on its day, though the computer slept until then', async () => {
  site = await openSite(folder.contentDir, { shares: store });
  const { token } = await links.create('vault-id', 'North', Date.now() + DAY);
  const cookie = cookieOf((await open(token ?? '')).headers);
  expect(await isOpen(STUDY, cookie)).toBe(true);
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * DAY });
  expect(await isOpen(STUDY, cookie)).toBe(false);
});

test('on https the cookie is secure', async () => {
  const { token } = await make();
  const siteOrigin = ORIGIN.replace('http:', 'https:');
  site = await openSite(folder.contentDir, { shares: store, now: () => time, siteOrigin });
  expect((await open(token)).headers.getSetCookie()[0]).toContain('; Secure');
});
