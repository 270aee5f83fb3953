import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ORIGIN, openSite, unlock } from '../access/site.ts';
import { PASSWORDS, plantContent } from '../access/planted.ts';

const planted = await plantContent();
const site = await openSite(planted.contentDir, { watch: true });

const get = async (path: string, init: RequestInit = {}) => site.app.request(ORIGIN + path, init);

/** The tags of a page's picture. */
async function tagsOf(path: string, init: RequestInit = {}) {
  const html = await (await get(path, init)).text();
  const [head = ''] = html.split('</head>');
  const found = head.matchAll(
    /<meta (?:property|name)="((?:og:|twitter)[^"]*)" content="([^"]*)"/g,
  );
  return Object.fromEntries([...found].map(([, name = '', content = '']) => [name, content]));
}

/** The path of a page's card. */
const cardOf = async (path: string) =>
  ((await tagsOf(path))['og:image'] ?? '').slice(ORIGIN.length);

/** Mean colour of a part of a picture. */
async function meanOf(
  bytes: ArrayBuffer,
  left: number,
  top: number,
  width: number,
  height: number,
) {
  const part = await sharp(Buffer.from(bytes)).extract({ left, top, width, height }).toBuffer();
  const { channels } = await sharp(part).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

/** Writes a project with a cover; `path` is the address of its page. */
const write = (name: string, title: string, primary: object, more: object = {}) =>
  planted.write(`documents/project/${name}.json`, {
    data: {
      project_title: [{ type: 'heading1', text: title, spans: [] }],
      use_spread: 'Yes',
      cover: [{ slice_type: 'single_image', variation: 'default', primary }],
      ...more,
    },
  });
const image = (name: string) => ({ single_image: { url: `/media/${name}`, alt: 'x' } });

const PAGES = [
  '/portfolio/public-services',
  '/categories/product%20design',
  '/project/kelp',
  '/about',
];

describe('a page without a picture of its own', () => {
  test.each(PAGES)(
    '%s names its card of 1200 by 630 below 120 kB by an absolute address',
    async (path) => {
      const tags = await tagsOf(path);
      expect(tags['og:image']).toMatch(/^http:\/\/localhost:3000\/cards\/.+\/[\w-]{22}\.jpg$/);
      expect(tags).toMatchObject({
        'og:image:type': 'image/jpeg',
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': expect.stringMatching(/\S/),
        'twitter:card': 'summary_large_image',
      });
      const response = await get(await cardOf(path));
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.byteLength).toBeLessThan(120_000);
      const size = { width: 1200, height: 630, format: 'jpeg' };
      expect(await sharp(bytes).metadata()).toMatchObject(size);
    },
  );

  test('has another address once its title or cover is another, and the earlier one is gone', async () => {
    const addresses: string[] = [];
    for (const [title, cover] of [
      ['Tide Atlas', 'cover-contour.webp'],
      ['Tide Atlas II', 'cover-contour.webp'],
      ['Tide Atlas II', 'cover-crate-nine.webp'],
    ] as const) {
      await write('tide-atlas', title, image(cover));
      await expect.poll(() => cardOf('/project/tide-atlas')).not.toBe(addresses.at(-1) ?? '');
      addresses.push(await cardOf('/project/tide-atlas'));
      await expect.poll(async () => (await get(addresses.at(-1) ?? '')).status).toBe(200);
    }
    expect(new Set(addresses).size).toBe(3);
    expect((await get(addresses[0] ?? '')).status).toBe(404);
  });
});

test('a page with a picture of its own names that one, a list too, with a title and a description for networks', async () => {
  await planted.write('documents/project_list/own-picture.json', {
    data: {
      list_name: 'Own',
      meta_title: 'Work of my own',
      meta_description: 'Chosen for networks.',
      share_image: { url: '/media/cover-contour.webp', alt: 'Lines of a map' },
    },
  });
  await expect
    .poll(() => tagsOf('/projects/own-picture'))
    .toMatchObject({
      'og:title': 'Work of my own',
      'og:description': 'Chosen for networks.',
      'og:image': expect.stringContaining(`${ORIGIN}/media/cover-contour.webp?`),
      'og:image:type': 'image/webp',
      'og:image:alt': 'Lines of a map',
    });
});

/** A name of a card with another digest. */
const OTHER = `${'A'.repeat(22)}.jpg`;

describe('a card', () => {
  test('may be kept for long, and is confirmed by its tag', async () => {
    const path = await cardOf('/project/kelp');
    const { headers } = await get(path);
    expect(headers.get('cache-control')).toContain('max-age=31536000');
    const again = await get(path, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    expect((await get(path, { method: 'HEAD' })).headers.get('content-type')).toBe('image/jpeg');
    // It takes no text from its address.
    const [plain, asked] = await Promise.all(
      [path, `${path}?title=Hacked&w=9000`].map(async (one) => (await get(one)).arrayBuffer()),
    );
    expect(asked).toEqual(plain);
  });

  test('shows an object before the cover, which rises out of its frame', async () => {
    const background = { cover_background_image: { url: '/media/cover-low-tide-bg.webp' } };
    const foreground = { cover_foreground_image: { url: '/media/cover-low-tide-fg.webp' } };
    const pictures: ArrayBuffer[] = [];
    for (const [name, primary] of [
      ['plain', background],
      ['layered', { ...background, ...foreground }],
      ['lonely', foreground],
      ['empty', {}],
    ] as const) {
      const cover = [{ slice_type: 'parallax_images', variation: 'default', primary }];
      await write(name, 'Layered', {}, { cover });
      await expect.poll(() => cardOf(`/project/${name}`)).toContain('/cards/');
      pictures.push(await (await get(await cardOf(`/project/${name}`))).arrayBuffer());
    }
    const [plain, layered, lonely, empty] = pictures;
    if (!plain || !layered || !lonely || !empty) throw new Error('all are drawn');
    // The phone in the middle of the cover, its upper end above it, and the cover's own lower corner.
    for (const [left, top, isObject] of [
      [900, 300, true],
      [900, 118, true],
      [660, 500, false],
    ] as const) {
      const [before, after] = [
        await meanOf(plain, left, top, 40, 10),
        await meanOf(layered, left, top, 40, 10),
      ];
      if (isObject) expect(after).not.toEqual(before);
      else expect(after).toEqual(before);
    }
    // Nothing stands before a background that is missing.
    expect(Buffer.from(lonely).equals(Buffer.from(empty))).toBe(true);
  });

  test.each([
    ['of another page', (path: string) => path.replace('/kelp/', '/two-rooms/')],
    ['with another digest', (path: string) => path.replace(/[\w-]{22}\.jpg/, OTHER)],
    ['of a page that does not exist', (path: string) => path.replace('/kelp/', '/nothing-here/')],
    ['of a file', (path: string) => path.replace('/project/kelp/', '/feed.xml/')],
    ['of a climb', (path: string) => path.replace('/project/kelp/', '/%2e%2e/%2e%2e/etc/passwd/')],
  ])('%s is not there', async (_, change) => {
    const response = await get(change(await cardOf('/project/kelp')));
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toMatch(/^no-/);
  });

  test('is drawn without a cover that is no picture', async () => {
    await writeFile(join(planted.contentDir, 'media/broken.webp'), 'not a picture');
    await write('broken-cover', 'Broken', image('broken.webp'));
    await expect.poll(() => cardOf('/project/broken-cover')).toContain('/cards/');
    expect((await get(await cardOf('/project/broken-cover'))).status).toBe(200);
    await rm(join(planted.contentDir, 'media/broken.webp'));
  });
});

describe('a page with a password', () => {
  test.each(['/project/vault', '/case-study/vault'])(
    '%s has a closed card without a cover',
    async (path) => {
      const bytes = await (await get(await cardOf(path))).arrayBuffer();
      // The disc is in shadow.
      const [red = 255] = await meanOf(bytes, 1080, 240, 60, 60);
      expect(red).toBeLessThan(40);
    },
  );

  test('has the same card whether or not a visitor has unlocked it', async () => {
    const before = await cardOf('/project/vault');
    const cookie = await unlock(site.app, 'vault', PASSWORDS.vault);
    const tags = await tagsOf('/project/vault', { headers: { cookie } });
    // Who has unlocked it gets no address of a card that shows more.
    expect(tags['og:image'] ?? '').not.toContain('/cards/');
    expect(await cardOf('/project/vault')).toBe(before);
    expect((await get(before, { headers: { cookie } })).status).toBe(200);
  });

  test('has no open card any more from the moment it is protected', async () => {
    await write('later-closed', 'Later', image('cover-contour.webp'));
    await expect.poll(() => cardOf('/project/later-closed')).toContain('/cards/');
    const open = await cardOf('/project/later-closed');
    expect((await get(open)).status).toBe(200);
    await write('later-closed', 'Later', image('cover-contour.webp'), { password: 'a password' });
    await expect.poll(async () => (await get(open)).status).toBe(404);
  });
});
