import { expect, test } from '@playwright/test';
import { targets } from '../support/targets.ts';

const search = '/api/v2/documents/search';

/** The current master ref. */
async function masterRef(request: {
  get: (url: string) => Promise<{ json: () => Promise<unknown> }>;
}) {
  // Cast: the metadata of the Content API.
  const { refs } = (await (await request.get('/api/v2')).json()) as { refs: { ref: string }[] };
  return refs[0]?.ref ?? '';
}

const CASES: [string, string, number, RegExp][] = [
  ['a malformed q', `${search}?ref=REF&q=[[at(document.type, "project"]]`, 400, /line:1 col:\d+/],
  ['an unknown predicate', `${search}?ref=REF&q=[[near(document.type, "project")]]`, 400, /near/],
  [
    'an unknown field',
    `${search}?ref=REF&q=[[at(my.project.colour, "red")]]`,
    400,
    /my\.project\.colour/,
  ],
  ['an unknown ref', `${search}?ref=nothing`, 404, /Master ref is: /],
  ['a page size over 100', `${search}?ref=REF&pageSize=101`, 400, /101/],
  ['a picture at 100,000 px', '/media/cover-low-tide-bg.webp?w=100000', 400, /w.*100000/],
  ['a picture that is not there', '/media/nothing.webp', 404, /nothing\.webp/],
  [
    'a path outside the media folder',
    '/media/%2e%2e%2fdocuments%2fsettings%2fsettings.json',
    400,
    /media/,
  ],
  ['an API address that is not there', '/api/v3', 404, /\/api\/v3/],
];

for (const [what, address, status, message] of CASES) {
  test(`${what} gets ${status} and an error message`, async ({ request }) => {
    const ref = await masterRef(request);
    const response = await request.get(address.replace('REF', ref));
    expect(response.status()).toBe(status);
    expect(response.headers()['content-type']).toContain('application/json');
    const body = await response.text();
    expect(JSON.parse(body).message).toMatch(message);
    expect(body).not.toMatch(/\bat \S+ \(|node_modules|\.ts:\d+/);
  });
}

test('methods other than GET and HEAD are refused', async ({ request }) => {
  expect((await request.post(search)).status()).toBe(405);
  expect((await request.put('/')).status()).toBe(405);
});

test('hashed files are immutable and pages are not', async ({ request }) => {
  const page = await request.get('/');
  expect(page.headers()['cache-control']).toBe('no-cache');
  const script = /"(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  const file = await request.get(script);
  expect(file.headers()['cache-control']).toContain('immutable');
});

test('files the build writes for the server are not served', async ({ request }) => {
  expect((await request.get('/.vite/manifest.json')).status()).toBe(404);
});

test('a video is served in ranges', async ({ request }) => {
  const response = await request.get('/media/loop-tide.mp4', { headers: { range: 'bytes=0-99' } });
  expect(response.status()).toBe(206);
  expect(response.headers()['content-range']).toMatch(/^bytes 0-99\/\d+$/);
  expect((await response.body()).length).toBe(100);
});

test('the health check responds with 200', async ({ request }) => {
  expect(await (await request.get('/healthz')).json()).toEqual({ status: 'ok' });
});

for (const [address, type, text] of [
  ['/sitemap.xml', 'application/xml', '/case-study/low-tide</loc>'],
  ['/feed.xml', 'application/atom+xml', '<title>Low Tide</title>'],
  ['/robots.txt', 'text/plain', `Sitemap: http://localhost:${targets.embedded.port}/sitemap.xml`],
] as const) {
  test(`${address} is served`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.headers()['content-type']).toContain(type);
    expect(await response.text()).toContain(text);
  });
}
