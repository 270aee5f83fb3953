import { copyFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PASSWORDS, plantContent } from './planted.ts';
import { exchange, openSite, unlock } from './site.ts';

const SIGNED = ['Sheet (1).webp', 'Ada’s *sheet*!.webp', "Ada's sheet.webp"];

const FILM = {
  link_type: 'Media',
  url: '/media/film.mp4',
  name: 'film.mp4',
  kind: 'file',
  size: '9',
};

const planted = await plantContent();
const image = planted.vaultMedia.find((name) => name.endsWith('.webp')) ?? '';
const link = (target: string, name: string) =>
  symlink(target, join(planted.contentDir, 'media', name));
await link(image, 'alias.webp');
await link('alias.webp', 'alias-of-alias.webp');
await link('.', 'loop');
await link(join(planted.contentDir, 'media', image), 'absolute.webp');
await link('cover-bread-clock.webp', 'public-alias.webp');
await link('cover-bread-clock.webp', 'hidden-alias.webp');
await copyFile(
  'content/media/cover-far-room.webp',
  join(planted.contentDir, 'media', 'original.webp'),
);
await link('original.webp', 'name-of-original.webp');
// Signs that could end an address in a text, and what is shown in place of an mp4.
for (const name of [...SIGNED, 'film.mp4', 'film.webm'])
  await copyFile('content/media/cover-far-room.webp', join(planted.contentDir, 'media', name));
await planted.write('documents/project/locked-links.json', {
  data: {
    project_title: [{ type: 'heading1', text: 'Locked', spans: [] }],
    password: 'under the mat',
    use_spread: 'Yes',
    spread: [
      { slice_type: 'video', variation: 'default', primary: { video_file: FILM }, items: [] },
      ...['hidden-alias.webp', 'name-of-original.webp', ...SIGNED].map((name) => ({
        slice_type: 'image',
        variation: 'default',
        primary: { image: { url: `/media/${name}`, alt: null } },
        items: [],
      })),
    ],
  },
});
const site = await openSite(planted.contentDir);

const get = (path: string, init: RequestInit = {}) => exchange(site.app, `/media/${path}`, init);

/** A response with the requested name removed. */
const responseOf = async (name: string, suffix: string, init: RequestInit) => {
  const response = await get(name + suffix, init);
  return `${response.status}\n${response.all}`.replaceAll(name, '');
};

describe('a protected file', () => {
  test.each([
    ['', {}],
    ['?w=100', {}],
    ['?w=100000', {}],
    ['?rect=0,0,99999,1', {}],
    ['?w=100&auto=format&v=3', { headers: { accept: 'image/avif,image/webp' } }],
    ['', { headers: { range: 'bytes=0-9' } }],
    ['', { headers: { 'if-none-match': '*' } }],
    ['?w=100', { method: 'HEAD' }],
    ['', { method: 'POST' }],
    ['/deeper', {}],
    ['%00', {}],
  ])(
    'with %j and %j gets the response of a missing file with a name of the same length',
    async (suffix, init) => {
      const missing = image.replaceAll(/[a-z]/g, 'x').replace(/xxxx$/, 'webp');
      expect(await responseOf(image, suffix, init)).toBe(await responseOf(missing, suffix, init));
    },
  );

  test('is served neither by a link, nor through a folder that links to its own', async () => {
    for (const path of [
      'alias.webp',
      'alias-of-alias.webp',
      'absolute.webp',
      'ALIAS.webp',
      'alias.webp?w=40',
      'loop/loop/loop/alias.webp',
      `loop/${image}`,
    ]) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get('content-type')).toBe('application/json');
    }
  });

  test('is served by every link once it is unlocked, and is not cached', async () => {
    const cookie = await unlock(site.app, 'vault', PASSWORDS.vault);
    for (const path of [image, 'alias.webp', `loop/${image}`, 'alias.webp?w=40']) {
      const { status, headers } = await get(path, { headers: { cookie } });
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('a link', () => {
  test('to a public file is public', async () => {
    for (const path of ['public-alias.webp', 'loop/cover-bread-clock.webp']) {
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toMatch(/^public/);
    }
  });

  test('that only a protected document references protects the file it leads to', async () => {
    for (const path of ['name-of-original.webp', 'original.webp', 'loop/original.webp']) {
      expect((await get(path)).status).toBe(404);
    }
    const cookie = await unlock(site.app, 'locked-links', 'under the mat');
    expect((await get('original.webp', { headers: { cookie } })).status).toBe(200);
  });

  test.each([...SIGNED, 'film.mp4', 'film.webm'])(
    '%s is protected with what it belongs to',
    async (name) => {
      expect((await get(encodeURIComponent(name))).status).toBe(404);
      const cookie = await unlock(site.app, 'locked-links', 'under the mat');
      const { status, headers } = await get(encodeURIComponent(name), { headers: { cookie } });
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    },
  );

  test('that only a protected document references is protected, a public file it leads to is not', async () => {
    expect((await get('cover-bread-clock.webp')).status).toBe(200);
    expect((await get('hidden-alias.webp')).status).toBe(404);
  });
});
