import { describe, expect, test } from 'vitest';
import { clientAddress } from '#server/lib/clientAddress.ts';
import { isSecure } from '#server/lib/publicOrigin.ts';
import { createLimiter } from '#server/lib/createLimiter.ts';
import { base64url, createKeys, fromBase64url, sameDigest } from '#server/lib/keys.ts';
import { returnPath } from '#server/access/unlock/readEntry.ts';

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

  test('counts each key by itself', () => {
    const { tries } = limiterAt();
    tries('a', 3);
    expect(tries('b', 1)).toEqual([0]);
  });

  test('never stores more keys than its limit, and keeps those that wait longest', () => {
    const { limiter, tries } = limiterAt(50);
    tries('busy', 4);
    for (let key = 0; key < 10_000; key++) tries(`key ${key}`, 1);
    expect(limiter.size()).toBeLessThanOrEqual(50);
    expect(limiter.wait('busy')).toBeGreaterThan(0);
  });

  test('drops keys that no longer wait', () => {
    const { clock, limiter, tries } = limiterAt(10);
    for (let key = 0; key < 10; key++) tries(`key ${key}`, 1);
    clock.time = 5000;
    tries('new', 1);
    expect(limiter.size()).toBe(1);
  });
});

describe('the address that attempts are counted by', () => {
  test.each([
    ['203.0.113.9', '', 0, '203.0.113.9'],
    ['::ffff:203.0.113.9', '', 0, '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '', 0, '2001:db8:1:2'],
    ['2001:db8::1', '', 0, '2001:db8:0:0'],
    ['2001:0db8:0000::1', '', 0, '2001:db8:0:0'],
    ['fe80::1%eth0', '', 0, 'fe80:0:0:0'],
    ['::1', '', 0, '0:0:0:0'],
    ['10.0.0.1', '198.51.100.1', 0, '10.0.0.1'],
    ['10.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
    ['10.0.0.1', 'made up, 198.51.100.1', 1, '198.51.100.1'],
    ['10.0.0.1', '198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
    ['10.0.0.1', '198.51.100.1', 2, '10.0.0.1'],
    ['10.0.0.1', '', 1, '10.0.0.1'],
    [undefined, '', 0, 'unknown'],
  ])(
    'of peer %s, forwarded for %j through %i proxies, is %s',
    (peer, forwarded, proxies, address) => {
      const headers = forwarded ? { 'x-forwarded-for': forwarded } : {};
      expect(clientAddress(new Request('http://x/', { headers }), peer, proxies)).toBe(address);
    },
  );

  test.each([
    ['http://x/', {}, false],
    ['https://x/', {}, true],
    ['http://x/', { 'x-forwarded-proto': 'https' }, false],
    ['https://x/', { 'x-forwarded-proto': 'http' }, true],
  ])('%s with %j is secure: %s', (url, headers, secure) => {
    expect(isSecure(new Request(url, { headers }))).toBe(secure);
  });
});

describe('keys', () => {
  test('give another digest for another secret, use or text', async () => {
    const keys = createKeys('one');
    const digests = await Promise.all([
      keys.digest('password', 'text'),
      createKeys('two').digest('password', 'text'),
      keys.digest('grant', 'text'),
      keys.digest('password', 'text '),
    ]);
    expect(new Set(digests.map(base64url)).size).toBe(4);
    for (const digest of digests) expect(digest).toHaveLength(32);
    expect(await keys.digest('password', 'text')).toEqual(digests[0]);
  });

  test.each([
    [[1, 2], [1, 2], true],
    [[1, 2], [1, 3], false],
    [[1, 2], [1], false],
    [[], [], true],
    [[1], [], false],
  ])('%j and %j are the same: %j', (one, other, same) => {
    expect(sameDigest(new Uint8Array(one), new Uint8Array(other))).toBe(same);
  });

  test('convert to text and back', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    expect(fromBase64url(base64url(bytes))).toEqual(bytes);
    for (const text of ['a b', 'a=', 'é', 'a']) expect(fromBase64url(text)).toBeNull();
  });

  test.each([
    ['AA', ['AB', 'AP', 'A_']],
    ['AAA', ['AAB', 'AAC', 'AAD']],
  ])('%s has one spelling: bits that belong to no byte are zero', (text, others) => {
    expect(fromBase64url(text)).toEqual(new Uint8Array(text.length - 1));
    for (const other of others) expect(fromBase64url(other)).toBeNull();
  });
});

test.each([
  ['/case-study/a', '/case-study/a'],
  ['/project/a%20b', '/project/a%20b'],
  ['//evil', '/project/uid'],
  ['/a?b', '/project/uid'],
  [undefined, '/project/uid'],
  [['/a'], '/project/uid'],
])('a form on %j goes back to %s', (from, path) => {
  expect(returnPath(from, 'uid')).toBe(path);
});
