import { passwordAddress } from '#server/access/unlock/unlockRoutes.ts';
import { describe, expect, test } from 'vitest';
import { clientAddress } from '#server/lib/clientAddress.ts';
import { createLimiter } from '#server/lib/createLimiter.ts';
import { base64url, createKeys, fromBase64url, sameDigest } from '#server/lib/keys.ts';
import { isCrossSite, isNavigation } from '#server/access/unlock/requestSource.ts';

describe('a limiter', () => {
  const limiterAt = (maxKeys = 100) => {
    const clock = { time: 0 };
    const limiter = createLimiter({ burst: 3, interval: 1000, maxKeys, now: () => clock.time });
    const tries = (key: string, count: number) =>
      Array.from({ length: count }, () => {
        const wait = limiter.wait(key);
        if (wait === 0) limiter.count(key);
        return wait;
      });
    return { clock, limiter, tries };
  };

  test('lets a few through at once, then one at a time', () => {
    const { clock, tries } = limiterAt();
    expect(tries('a', 5)).toEqual([0, 0, 0, 1000, 1000]);
    clock.time = 999;
    expect(tries('a', 1)).toEqual([1]);
    clock.time = 1000;
    expect(tries('a', 2)).toEqual([0, 1000]);
    clock.time = 60_000;
    expect(tries('a', 4)).toEqual([0, 0, 0, 1000]);
  });

  test('never stores more keys than its limit, and keeps those that wait longest', () => {
    const { limiter, tries } = limiterAt(50);
    tries('busy', 4);
    for (let key = 0; key < 10_000; key++) tries(`key ${key}`, 1);
    expect(limiter.size()).toBeLessThanOrEqual(50);
    expect(limiter.wait('busy')).toBeGreaterThan(0);
  });

  test('counts each key by itself, and drops those that no longer wait', () => {
    const { clock, limiter, tries } = limiterAt(10);
    for (let key = 0; key < 10; key++) expect(tries(`key ${key}`, 1)).toEqual([0]);
    clock.time = 5000;
    tries('new', 1);
    expect(limiter.size()).toBe(1);
  });
});

test.each([
  ['::ffff:203.0.113.9', '', 0, '203.0.113.9'],
  ['::ffff:cb00:7109', '', 0, '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '', 0, '2001:db8:1:2'],
  ['10.0.0.1', '203.0.113.9:51234', 1, '203.0.113.9'],
  ['10.0.0.1', '[2001:db8:1:2::6]:51234', 1, '2001:db8:1:2'],
  ['10.0.0.1', '[::ffff:203.0.113.9]:51234', 1, '203.0.113.9'],
  ['2001:db8::1', '', 0, '2001:db8:0:0'],
  ['fe80::1%eth0', '', 0, 'fe80:0:0:0'],
  ['10.0.0.1', '198.51.100.1', 0, '10.0.0.1'],
  ['10.0.0.1', 'made up, 198.51.100.1', 1, '198.51.100.1'],
  ['10.0.0.1', '198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['10.0.0.1', '198.51.100.1', 2, '10.0.0.1'],
  [undefined, '', 0, 'unknown'],
])(
  'the address that attempts are counted by of peer %s, forwarded for %j through %i proxies, is %s',
  (peer, forwarded, proxies, address) => {
    const headers = forwarded ? { 'x-forwarded-for': forwarded } : {};
    expect(clientAddress(new Request('http://x/', { headers }), peer, proxies)).toBe(address);
  },
);

describe('keys', () => {
  test('give another digest for another secret, use or text', async () => {
    const keys = createKeys('one');
    const digests = await Promise.all([
      keys.digest('password', 'text'),
      createKeys('two').digest('password', 'text'),
      keys.digest('grant', 'text'),
      keys.digest('password', 'text '),
    ]);
    const [first = new Uint8Array(), ...others] = digests;
    expect(first).toHaveLength(32);
    expect(sameDigest(first, await keys.digest('password', 'text'))).toBe(true);
    for (const other of [...others, first.slice(1)]) expect(sameDigest(first, other)).toBe(false);
  });

  test('convert to text and back', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    expect(fromBase64url(base64url(bytes))).toEqual(bytes);
    // The last four have bits that belong to no byte.
    for (const text of ['a b', 'a=', 'é', 'a', 'AB', 'A_', 'AAB', 'AAD'])
      expect(fromBase64url(text)).toBeNull();
  });
});

const ORIGIN = 'https://site.test';
const at = (address: string) => passwordAddress(new URL(ORIGIN + address));

test.each([
  ['/project/a', '/project/a', 'a'],
  ['/project/a//', '/project/a', 'a'],
  ['//project//a', '/project/a', 'a'],
  ['/PROJECT/a', '/project/a', 'a'],
  ['/%70roject/%61', '/project/a', 'a'],
  ['/case%2Dstudy/a', '/case-study/a', 'a'],
  ['/project/%E0%A4%A', '/project/%25E0%25A4%25A', '%E0%A4%A'],
  ['/project/a%2Fb', '/project/a%2Fb', 'a/b'],
])('the password at %s is for the document at %s', (path, location, uid) => {
  expect(at(`${path}?password=word`)).toEqual({ location, entry: { uid, password: 'word' } });
});

test.each([
  ['/about?password', '/about'],
  ['/about?a=1&password=x&b=2&password=y', '/about?a=1&b=2'],
  ['/about?%70assword=x&a=%26', '/about?a=%26'],
])('of %s the rest is kept', (address, location) => {
  expect(at(address)).toEqual({ location, entry: null });
});

test.each(['/project/a', '/project/a?', '/project/a?Password=x', '/project/a?q=password'])(
  'there is no password in %s',
  (address) => expect(at(address)).toBeNull(),
);

describe('the origin of a request', () => {
  const of = (headers: Record<string, string>) =>
    new Request('https://site.test/project/a', { headers });

  test.each([
    [{ origin: 'https://site.test' }, false],
    // The proxy in front speaks https under another name.
    [{ origin: 'https://public.test', 'sec-fetch-site': 'same-origin' }, false],
    [{ origin: 'https://evil.test' }, true],
    [{ origin: 'https://site.test:8443' }, true],
    [{ origin: 'https://other.site.test', 'sec-fetch-site': 'same-site' }, true],
    [{ origin: 'null' }, true],
    [{ 'sec-fetch-site': 'cross-site' }, true],
    [{ 'sec-fetch-site': 'none' }, false],
  ])('%j is foreign: %j', (headers, foreign) => {
    expect(isCrossSite(of(headers as Record<string, string>))).toBe(foreign);
  });

  const mode = (name: string, dest: string) => ({ 'sec-fetch-mode': name, 'sec-fetch-dest': dest });

  test.each([
    [{}, true],
    [mode('navigate', 'document'), true],
    [{ 'sec-fetch-site': 'cross-site', ...mode('navigate', 'document') }, true],
    [mode('navigate', 'iframe'), false],
    [mode('no-cors', 'image'), false],
    [mode('cors', 'empty'), false],
    [{ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }, false],
    [{ 'sec-fetch-dest': 'image' }, false],
    // Node's own fetch.
    [{ 'sec-fetch-mode': 'cors' }, true],
    [{ origin: 'https://evil.test' }, false],
  ])('%j unlocks a page: %j', (headers, opens) => {
    expect(isNavigation(of(headers as Record<string, string>))).toBe(opens);
  });
});
