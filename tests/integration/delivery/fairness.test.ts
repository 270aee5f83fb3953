import { afterEach, expect, test, vi } from 'vitest';
import { createContentFolder, project } from '../../support/contentFolder.ts';
import { exchange, openSite, unlock } from '../access/site.ts';

const folder = await createContentFolder({
  'project/sealed': { data: { ...project('Sealed', '2022-05-01', []).data, password: 'sesame' } },
});
const site = await openSite(folder.contentDir, { trustedProxies: 1 });
const session = await unlock(site.app, 'sealed', 'sesame');
afterEach(() => vi.useRealTimers());

/** Asks for a page that is not cached. */
const ask = (address: string, page: string, cookie = '') =>
  exchange(site.app, `/project/none-${page}`, { headers: { 'x-forwarded-for': address, cookie } });

/**
 * Lets clients ask for `count` pages, and then one more for a page; returns how many of theirs were rendered
 * before it.
 */
async function before(
  count: number,
  addressOf: (at: number) => string,
  address: string,
  cookie = '',
) {
  // However slow the machine, none waits too long.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let answered = 0;
  const all = Array.from({ length: count }, async (_, at) => {
    const { status } = await ask(addressOf(at), String(at));
    answered += 1;
    return status;
  });
  const { status } = await ask(address, 'last', cookie);
  const earlier = answered;
  expect(new Set([status, ...(await Promise.all(all))])).toEqual(new Set([404]));
  return earlier;
}

// The turns themselves are the queue’s (renderQueue.test.ts).
test('one client has many addresses of its IPv6 network', async () => {
  const network = (at: number) => `2001:db8:0:7::${at.toString(16)}`;
  expect(await before(40, network, '2001:db8:0:8::1')).toBeLessThan(20);
});

test('a session comes before many clients, one that is forged after them', async () => {
  // Others each time, of which none has had a page yet.
  const crowd = (third: number) => (at: number) => `203.0.${third}.${at}`;
  expect(await before(40, crowd(1), '198.51.100.7', session)).toBeLessThan(20);
  const forged = `${session.slice(0, -4)}AAAA`;
  expect(await before(40, crowd(2), '198.51.100.7', forged)).toBeGreaterThan(35);
});
