import { expect, test } from 'vitest';
import { ORIGIN } from '../access/site.ts';
import { openEditedSite } from './site.ts';

const OWN = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };
const WATCH = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

/** The site with its owner; `request` stands for all providers. */
async function open(
  request: (address: string, init: RequestInit) => Response | Promise<Response> = () =>
    Response.json({}),
) {
  const asked: { address: string; init: RequestInit }[] = [];
  const site = await openEditedSite({
    // Cast: the look-up gives it an address as text.
    request: (async (address: string, init: RequestInit) => {
      asked.push({ address, init });
      return request(address, init);
    }) as typeof fetch,
  });
  const cookie = await site.signIn();
  const ask = (path: string, headers = {}) =>
    site.visit(`/edit/api/site/${path}`, { ...OWN, cookie, ...headers });
  const embed = async (url: string) => {
    const response = await ask(`embed?url=${encodeURIComponent(url)}`);
    const text = await response.text();
    return [response.status, text === '' ? null : (JSON.parse(text) as unknown)] as const;
  };
  return { site, cookie, asked, ask, embed };
}

test('an embed is looked up at its provider, and texts of the answer are sent only', async () => {
  const { asked, embed } = await open(() =>
    Response.json({
      type: 'video',
      title: 'An open film',
      html: '<script>alert(1)</script>',
      width: 640,
      embed_url: 'https://evil.example',
      thumbnail_url: 'javascript:alert(1)',
      author_name: { toString: 'x' },
    }),
  );
  expect(await embed(WATCH)).toEqual([200, { type: 'video', title: 'An open film' }]);
  const address = 'https://www.youtube.com/oembed?format=json&url=';
  expect(asked.map((one) => one.address)).toEqual([address + encodeURIComponent(WATCH)]);
  expect(asked[0]?.init.redirect).toBe('manual');
  await embed(WATCH.replace('https://', 'https://me:secret@'));
  expect(asked[1]?.address).toBe(asked[0]?.address);
});

test('nobody is asked for what no provider has', async () => {
  const { asked, embed } = await open(() => Response.json({ title: 'x' }));
  for (const url of [
    'http://127.0.0.1:8080/youtube.com',
    'https://youtube.com.example.org/watch?v=1',
    'https://notyoutube.com/watch?v=1',
    'youtube.com',
    `https://www.youtube.com/watch?v=${'a'.repeat(3000)}`,
  ])
    expect(await embed(url), url).toEqual([204, null]);
  expect(asked).toEqual([]);
});

const redirect = (to: string) => new Response(null, { status: 302, headers: { location: to } });
const long = () => new Response(`{"title":"${'a'.repeat(300_000)}"}`);

/** What a provider answers that says nothing. */
const FAILURES: Readonly<Record<string, () => Response | Promise<Response>>> = {
  'it is not reached': () => Promise.reject(new TypeError('offline')),
  'it leads to another host': () => redirect('https://evil.example/oembed'),
  'it leads on for ever': () => redirect('/oembed?again'),
  'it answers far too much': long,
  'it answers with something else': () => new Response('<html>'),
};

test('a provider that fails says nothing, and nothing else is asked', async () => {
  let answer = long as (typeof FAILURES)[string];
  const { asked, embed } = await open(() => answer());
  for (const [why, fails] of Object.entries(FAILURES)) {
    answer = fails;
    expect((await embed(`${WATCH}&t=${asked.length}`))[0], why).toBe(502);
  }
  expect(asked.length).toBeGreaterThanOrEqual(5);
  expect(asked.every(({ address }) => address.startsWith('https://www.youtube.com/'))).toBe(true);
});

test('a redirect on the same host is followed; what is shown to nobody has nothing to say', async () => {
  const { embed } = await open((address) => {
    if (address.includes('private')) return new Response('Unauthorized', { status: 401 });
    return address.includes('moved') ? Response.json({ title: 'x' }) : redirect('/moved');
  });
  expect(await embed(WATCH)).toEqual([200, { title: 'x' }]);
  expect(await embed(`${WATCH}&private`)).toEqual([204, null]);
});

test('the owner is told which documents are protected, and by no password', async () => {
  const { site, ask } = await open();
  await site.lock('vault');
  const response = await ask('protected');
  const text = await response.text();
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    200,
    'private, no-store',
  ]);
  expect(JSON.parse(text)).toEqual({ documents: expect.arrayContaining(['id-vault']) as unknown });
  expect(text).not.toContain('secret-word');
});

test('a page tells its owner how search pages and networks will show it', async () => {
  const { site, ask } = await open();
  await site.folder.write('documents/project/tide-atlas.json', {
    data: {
      project_title: [{ type: 'heading1', text: 'Tide Atlas', spans: [] }],
      use_spread: 'Yes',
      meta_description: 'Charts of the tides.',
    },
  });
  const path = encodeURIComponent('/project/tide-atlas');
  await expect
    .poll(async () => {
      const response = await ask(`appearance?path=${path}`);
      return response.status === 200 ? response.json() : response.status;
    })
    .toMatchObject({
      heading: expect.stringContaining('Tide Atlas'),
      description: 'Charts of the tides.',
      address: 'http://localhost:3000/project/tide-atlas',
      picture: null,
      isClosed: false,
    });
  const card = await ask(`card?path=${path}`);
  expect(card.headers.get('content-type')).toBe('image/jpeg');
  expect(card.headers.get('cache-control')).toContain('no-store');
  expect((await card.arrayBuffer()).byteLength).toBeLessThan(120_000);
});

test('there is nothing to show at an address without a page', async () => {
  const { ask } = await open();
  for (const path of [
    '/nothing/here',
    '//example.com/',
    'https://example.com/',
    `/${'a'.repeat(2000)}`,
  ]) {
    const query = `path=${encodeURIComponent(path)}`;
    expect((await ask(`appearance?${query}`)).status, path).toBe(204);
    expect((await ask(`card?${query}`)).status, path).toBe(404);
  }
});

test('a page is asked for as it will be after a publication; what is none is refused', async () => {
  const { site, ask } = await open();
  await site.folder.write('drafts/documents/page/about.json', { data: {} });
  const query = (publication: unknown) =>
    `path=/about&publication=${encodeURIComponent(JSON.stringify(publication))}`;
  const about = { kind: 'publish', documents: [{ type: 'page', name: 'about' }] };
  expect((await ask(`appearance?${query(about)}`)).status).toBe(200);
  const other = { kind: 'archive', document: { type: 'project', name: 'one' } };
  expect((await ask(`appearance?${query(other)}`)).status).toBe(204);
  expect((await ask(`card?${query(other)}`)).status).toBe(404);
  for (const none of ['', { kind: 'publish', documents: [] }, 5])
    expect((await ask(`appearance?${query(none)}`)).status).toBe(400);
});

test('nothing but the window itself may ask to send the site', async () => {
  const { site, cookie, ask } = await open();
  expect((await ask('online')).status, 'nothing sends this one').toBe(204);
  const own = { ...OWN, cookie, origin: ORIGIN, 'x-slicefolio-editor': '1' };
  const send = async (headers: Readonly<Record<string, string>>) => {
    const body = JSON.stringify({ do: 'send' });
    const init = { method: 'POST', headers, body };
    return (await site.app.request(`${ORIGIN}/edit/api/site/online`, init)).status;
  };
  expect(await send(own)).toBe(404);
  expect(await send({ ...own, cookie: '' })).toBe(401);
  expect(await send({ ...own, origin: 'https://evil.example' })).toBe(403);
  expect(await send({ ...own, 'sec-fetch-site': 'cross-site' })).not.toBe(404);
  expect(await send({ ...own, 'x-slicefolio-editor': '' })).toBe(403);
});
