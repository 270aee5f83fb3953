import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { EnvError } from '#server/settings/EnvError.ts';
import { parseEnv } from '#server/settings/env.ts';
import { publicOrigin, requestOrigin } from '#server/lib/publicOrigin.ts';

const PROTO = 'x-forwarded-proto';
const HOST = 'x-forwarded-host';

test.each<[url: string, headers: Record<string, string>, proxies: number, origin: string | null]>([
  // Without a trusted proxy only the connection counts.
  ['http://portfolio.example/', {}, 0, 'http://portfolio.example'],
  ['http://portfolio.example/', { [PROTO]: 'https' }, 0, 'http://portfolio.example'],
  ['http://portfolio.example/', { [HOST]: 'evil.example' }, 0, 'http://portfolio.example'],
  // One trusted proxy.
  ['http://portfolio.example/', { [PROTO]: 'https' }, 1, 'https://portfolio.example'],
  ['http://portfolio.example/', { [PROTO]: 'http, https' }, 1, 'https://portfolio.example'],
  ['http://portfolio.example/', { [PROTO]: 'https://x/' }, 1, 'http://portfolio.example'],
  ['http://portfolio.example/', { [PROTO]: '' }, 1, 'http://portfolio.example'],
  ['http://10.0.0.2:3000/', { [HOST]: 'portfolio.example' }, 1, 'http://portfolio.example'],
  ['http://inner:3000/', { [HOST]: 'a.example, b.example' }, 1, 'http://b.example'],
  ['http://inner/', { [PROTO]: 'https', [HOST]: 'a.example' }, 1, 'https://a.example'],
  // Two: the visitor's own value is further left, a proxy that overwrites leaves one.
  ['http://x.example/', { [PROTO]: 'https, http' }, 2, 'https://x.example'],
  ['http://x.example/', { [PROTO]: 'https, http, http' }, 2, 'http://x.example'],
  ['http://x.example/', { [PROTO]: 'https' }, 2, 'https://x.example'],
  ['http://x.example/', { [HOST]: 'evil, a.example, b.example' }, 2, 'http://a.example'],
  // Ports: the scheme's own is dropped, any other stays.
  ['http://portfolio.example:8080/', {}, 0, 'http://portfolio.example:8080'],
  ['http://inner/', { [PROTO]: 'https', [HOST]: 'a.example:443' }, 1, 'https://a.example'],
  ['http://inner/', { [HOST]: 'portfolio.example:99999' }, 1, null],
  // IP addresses and names as browsers send them.
  ['http://inner/', { [PROTO]: 'https', [HOST]: '[2001:DB8::1]' }, 1, 'https://[2001:db8::1]'],
  ['http://inner/', { [HOST]: '[2001:db8' }, 1, null],
  ['http://inner/', { [HOST]: 'my_host.internal' }, 1, 'http://my_host.internal'],
  // What is not a host.
  ['http://a"b/', {}, 0, null],
  ['http://x.example/', { host: 'a"b' }, 0, null],
  ['http://x.example/', { host: 'one.example, two.example' }, 0, null],
  ['http://x.example/', { host: 'a..b' }, 0, null],
  ['http://inner/', { [HOST]: 'user@evil.example' }, 1, null],
])('the origin of %s with %j through %i proxies is %s', (url, headers, proxies, origin) => {
  expect(requestOrigin(new Request(url, { headers }), proxies)).toBe(origin);
});

describe('SITE_ORIGIN', () => {
  const read = (value: string) => parseEnv({ SITE_ORIGIN: value }, { port: 0 }).siteOrigin;

  test.each([
    ['', null],
    ['HTTPS://Your-Name.com', 'https://your-name.com'],
    ['https://your-name.com:8443', 'https://your-name.com:8443'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
    ['https://straße.example', 'https://xn--strae-oqa.example'],
  ])('%j is the origin %j', (value, origin) => {
    expect(read(value)).toBe(origin);
  });

  test.each([
    'your-name.com',
    'https://your-name.com/work',
    'https://user:secret@your-name.com',
    'https://*.your-name.com',
    'https://your-name.com:99999',
    'https://one.example, https://two.example',
    'file:///site',
  ])('%j is refused with the name of the variable', (value) => {
    expect(() => read(value)).toThrow(EnvError);
    expect(() => read(value)).toThrow(/^SITE_ORIGIN is /);
  });
});

describe('a site at SITE_ORIGIN', () => {
  const app = new Hono();
  app.use(publicOrigin({ siteOrigin: 'https://portfolio.example', trustedProxies: 1 }));
  app.all('*', async ({ req, json }) =>
    json({ url: req.url, method: req.method, body: await req.raw.text() }),
  );

  test.each([
    ['http://portfolio.example:443/about', {}],
    ['http://inner:3000/about', { [HOST]: 'portfolio.example' }],
    ['http://portfolio.example/about', { [PROTO]: 'http' }],
  ])('serves %s with %j as its own', async (url, headers) => {
    const response = await app.request(url, { headers });
    expect(await response.json()).toMatchObject({ url: 'https://portfolio.example/about' });
  });

  test.each([
    ['http://other.example/about?a=b&c', {}, '/about?a=b&c'],
    ['http://portfolio.example./', {}, '/'],
    ['http://portfolio.example/', { [HOST]: 'other.example' }, '/'],
    ['http://other.example//evil.example/x', {}, '//evil.example/x'],
    ['http://other.example/\\evil.example', {}, '//evil.example'],
    ['http://other.example/%0d%0aset-cookie:a=b', {}, '/%0d%0aset-cookie:a=b'],
  ])('redirects %s with %j to %s', async (url, headers, path) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await app.request(url, { method, headers });
      expect(response.status).toBe(308);
      expect(response.headers.get('location')).toBe(`https://portfolio.example${path}`);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      expect(await response.text()).toBe('');
    }
  });

  test.each(['/healthz', '/readyz'])('serves %s at any host', async (path) => {
    expect((await app.request(`http://10.0.0.2:3000${path}`)).status).toBe(200);
  });

  test('accepts a form as it was sent, whatever the host', async () => {
    const response = await app.request('http://other.example/api/unlock', {
      method: 'POST',
      body: 'uid=a',
    });
    expect(await response.json()).toEqual({
      url: 'https://portfolio.example/api/unlock',
      method: 'POST',
      body: 'uid=a',
    });
  });
});
