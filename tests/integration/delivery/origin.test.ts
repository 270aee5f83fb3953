import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wordsOf } from '../../support/random.ts';
import { openSite, type TestSite } from '../access/site.ts';

const ORIGIN = 'https://portfolio.example';
/** The headers a proxy with https at that name adds. */
const FORWARDED = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
/** Any address of the site that is not its public one. */
const OTHER = /http:\/\/(?:portfolio\.example|inner|localhost|content\.invalid)[^"<\s]*/g;

const KINDS = wordsOf(
  '/ /project/kelp /case-study/night-ward /nothing /sitemap.xml /feed.xml /robots.txt /api/v2',
);

/** Sites that get the same origin in different ways, and an address each is requested at. */
const SITES: [what: string, options: object, at: string, headers: Record<string, string>][] = [
  [
    'behind a trusted proxy that sends another Host',
    { trustedProxies: 1 },
    'http://inner:3000',
    { ...FORWARDED, 'x-forwarded-host': 'portfolio.example' },
  ],
  ['with SITE_ORIGIN', { siteOrigin: ORIGIN }, 'http://portfolio.example', {}],
];

describe.each(SITES)('a site %s', (_, options, at, headers) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite('content', options);
  });
  const load = async (path: string, init: RequestInit = {}) => {
    const response = await site.app.request(at + path, { headers, ...init });
    return { response, text: await response.text() };
  };

  test.each(KINDS)('contains no other URL of its own in %s', async (path) => {
    const { response, text } = await load(path);
    const head = [...response.headers].join('\n');
    expect(response.headers.get('strict-transport-security')).toMatch(/^max-age/);
    expect(`${head}\n${text}`.match(OTHER)).toBeNull();
  });

  test.each(['/', '/case-study/low-tide'])(
    'states the address of %s once, and references its media by path',
    async (path) => {
      const { response, text } = await load(path);
      for (const start of ['<link rel="canonical" href="', '<meta property="og:url" content="']) {
        expect(
          text
            .split(start)
            .slice(1)
            .map((rest) => rest.split('"', 1)[0]),
        ).toEqual([ORIGIN + path]);
      }
      // Home has a picture of its own, other pages have a card.
      const picture = `${ORIGIN}${path === '/' ? '/media/' : '/cards/'}`;
      expect(text).toContain(`<meta property="og:image" content="${picture}`);
      expect(response.headers.get('content-security-policy')).toContain(
        'upgrade-insecure-requests',
      );
      const absolute = text.match(/[^"\s]*portfolio\.example\/media\/[^"\s]*/g) ?? [];
      const shared = /<meta property="og:image" content="([^"]*)"/.exec(text)?.[1];
      const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
      const allowed = `${shared}\n${data.map(([, json]) => json).join('\n')}`;
      expect(absolute.filter((address) => !allowed.includes(address))).toEqual([]);
      // Films are asked for at the host of the page, too, and have both formats.
      if (path !== '/') expect(text).toMatch(/<source src="\/media\/[^"]+\.webm\?v=[\w-]+"/);
    },
  );

  test('returns absolute URLs of images and of its search to clients of its API', async () => {
    const metadata = JSON.parse((await load('/api/v2')).text);
    expect(metadata.forms.everything.action).toBe(`${ORIGIN}/api/v2/documents/search`);
    const q = encodeURIComponent('[[at(document.type, "project")]]');
    const search = `/api/v2/documents/search?ref=${metadata.refs[0].ref}&q=${q}&pageSize=5`;
    const { text } = await load(search);
    expect(text.match(OTHER)).toBeNull();
    const { next_page: next, results } = JSON.parse(text);
    expect(next).toMatch(`${ORIGIN}/api/v2/documents/search?`);
    expect(results[0].href).toMatch(`${ORIGIN}/api/v2/documents/search?`);
    expect(text).toContain(`"url":"${ORIGIN}/media/`);
  });
});

test('with SITE_ORIGIN a page is rendered once for all hosts, and no other host gets it', async () => {
  const site = await openSite('content', { siteOrigin: ORIGIN, trustedProxies: 1 });
  const timing = async (url: string, headers = {}) =>
    (await site.app.request(`${url}/about`, { headers })).headers.get('server-timing');
  expect(await timing('http://portfolio.example')).toContain('cache;desc=miss');
  expect(await timing('https://portfolio.example')).toContain('cache;desc=hit');
  expect(await timing('http://portfolio.example', FORWARDED)).toContain('cache;desc=hit');
  const other = await site.app.request('http://other.example/about?password=a');
  expect([other.status, other.headers.get('location')]).toEqual([
    308,
    `${ORIGIN}/about?password=a`,
  ]);
  expect(other.headers.has('set-cookie')).toBe(false);
});

describe('the Host of a request', () => {
  let server: Server;
  let site: TestSite;
  beforeAll(async () => {
    site = await openSite('content');
    const app = new Hono().all('*', ({ req }) => site.app.request(req.raw));
    // Cast: `serve` makes this kind of server unless options say otherwise.
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
    await once(server, 'listening');
  });
  afterAll(() => {
    server.close();
  });

  /** Sends a request exactly as given; returns its status. */
  async function send(target: string, ...hosts: string[]): Promise<number> {
    // Cast: a TCP server's address.
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const head = [`GET ${target} HTTP/1.1`, ...hosts.map((host) => `Host: ${host}`)];
    socket.write([...head, 'Connection: close', '', ''].join('\r\n'));
    let text = '';
    socket.on('data', (chunk) => (text += chunk));
    await once(socket, 'close');
    return Number(text.split(' ', 2)[1]);
  }

  test.each<[target: string, hosts: string[], status: number]>([
    ['/healthz', ['10.0.0.7'], 200],
    ['http://portfolio.example/about', ['portfolio.example'], 200],
    ['/about', ['a"b'], 400],
    ['/about', ['portfolio.example', 'evil.example'], 400],
    ['/about', [], 400],
    ['http://a"b/about', ['portfolio.example'], 400],
  ])('%s with %j gets %i', async (target, hosts, status) => {
    expect(await send(target, ...hosts)).toBe(status);
    expect(site.logged).toEqual([]);
  });
});
