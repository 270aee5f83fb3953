import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerFile } from '#content/answerFile.ts';
import { createQueries } from '#content/queries.ts';
import { readStaticAnswer } from '#content/answerFile.ts';
import { exportSettings } from '#server/platforms/export/exportSettings.ts';
import { staticContent } from '#server/platforms/export/collectingApp.ts';
import { lazyImagesIn, linksIn, mediaIn, imagesIn } from '#server/platforms/export/filesIn.ts';
import { moveBelow, UNMOVED } from '#server/platforms/export/moveBelow.ts';
import { runQueue } from '#server/platforms/export/exportSite.ts';

describe('settings of an export', () => {
  test('by default it goes to the default folder, with a local origin', () => {
    const settings = exportSettings([], {});
    expect(settings).toMatchObject({ isDefault: true, hasOrigin: false });
    expect(settings.folder).toMatch(/dist[\\/]export$/);
  });

  test('a folder and the site’s origin can be set', () => {
    const settings = exportSettings(['--out', '/tmp/site'], {
      SITE_ORIGIN: 'https://your-name.com/',
    });
    expect(settings).toMatchObject({
      isDefault: false,
      hasOrigin: true,
      origin: 'https://your-name.com',
    });
    expect(settings.folder).toMatch(/site$/);
  });

  test('an address may have a path, which the site is served below', () => {
    const site = (address: string) => exportSettings(['--trial', '--address', address], {});
    expect(site('https://your-name.github.io/portfolio/')).toMatchObject({
      origin: 'https://your-name.github.io',
      base: '/portfolio',
      isTrial: true,
    });
    for (const address of ['/portfolio', 'file:///site', 'https://a.test/?b', 'https://a.test/a"b'])
      expect(() => site(address), address).toThrow('is not an address');
  });

  test.each([
    [['--out'], {}, '--out <folder>'],
    [['--out', 'x', 'y'], {}, '"--out x y"'],
    [[], { SITE_ORIGIN: 'your-name.com' }, 'SITE_ORIGIN is "your-name.com"'],
    [[], { SITE_ORIGIN: 'file:///site' }, 'SITE_ORIGIN'],
  ])('%j with %j is refused', (args, source, message) => {
    expect(() => exportSettings(args, source)).toThrow(message);
  });
});

test('content is written with its own media without a host, and its images as files', () => {
  const image = (url: string) => ({ url, dimensions: { width: 1, height: 1 } });
  const content = {
    picture: image('https://own.test/media/a.webp?auto=format'),
    drawing: image('https://own.test/media/a.svg'),
    elsewhere: image('https://images.prismic.io/x/a.webp'),
    film: { url: 'https://own.test/media/a.mp4' },
    download: { link_type: 'Media', url: 'https://own.test/media/a.webp' },
  };
  expect(JSON.parse(staticContent(JSON.stringify(content), 'https://own.test'))).toEqual({
    picture: image('/pictures/a.webp?auto=format'),
    drawing: image('/media/a.svg'),
    elsewhere: content.elsewhere,
    film: { url: '/media/a.mp4' },
    download: { link_type: 'Media', url: '/media/a.webp' },
  });
});

test.each([
  ['a.html', '<a href="/">', '<a href="/work/">'],
  ['a.html', '<a href="//else.test/assets/a">', '<a href="//else.test/assets/a">'],
  [
    'a.html',
    '<img src="/media/a.svg" srcset="/pictures/b/w1.webp 1w, /pictures/b/w2.webp 2w">',
    '<img src="/work/media/a.svg" srcset="/work/pictures/b/w1.webp 1w, /work/pictures/b/w2.webp 2w">',
  ],
  [
    'a.html',
    '{"url":"/portfolio","base":"/external/v2","src":"/media/a.mp4"}',
    '{"url":"/portfolio","base":"/work/external/v2","src":"/work/media/a.mp4"}',
  ],
  ['a.html', 'content="0; url=/renamed"', 'content="0; url=/work/renamed"'],
  [
    'a.html',
    `${UNMOVED}/media/a {"origin":"${UNMOVED}"} https://else.test/media/a`,
    'https://own.test/work/media/a {"origin":"https://own.test"} https://else.test/media/a',
  ],
  // What the owner links to: another site below the same host, and this one as it is online.
  [
    'a.html',
    '<a href="https://own.test/else/"> <a href="https://own.test/work/about">',
    '<a href="https://own.test/else/"> <a href="https://own.test/work/about">',
  ],
  ['a.css', 'url(/assets/a.woff2)', 'url(/work/assets/a.woff2)'],
  [
    'a.js',
    'n=function(e){return`/`+e},m=`/pictures/`,o=`/`',
    'n=function(e){return`/work/`+e},m=`/work/pictures/`,o=`/`',
  ],
  [
    'a.webmanifest',
    '"start_url": "/", "src": "/favicon.svg"',
    '"start_url": "/work/", "src": "/work/favicon.svg"',
  ],
  ['a.webp', '/media/', '/media/'],
])('below a path, %s has %s as %s', (path, text, moved) => {
  const origin = 'https://own.test';
  expect(moveBelow({ origin, base: '/work' }, path, text)).toBe(moved);
  expect(moveBelow({ origin, base: '' }, path, text)).toBe(text);
});

test('media, images and links are read from a page', () => {
  const html = `<a class="x" href="/project/kelp?a=1&amp;b=2">x</a><a href="https://else.test/y">y</a>
    <a href="/media/cv.pdf">cv</a><video poster="/pictures/a.webp/w1280-q80.webp"><source src="/media/l%20oop.mp4"/>
    <img srcset="/pictures/a.webp/rect0,0,9,9-w80-q80.webp 80w, /pictures/a.webp/w160-q80.webp 160w"/>
    <i style="--icon:url(&quot;/media/i.svg&quot;)"></i>{"url":"/pictures/b.webp?w=1"}
    <p>see /media/50%off.png</p>`;
  expect(linksIn(html, 'https://own.test')).toEqual(['/project/kelp']);
  expect(mediaIn(html)).toEqual(['/media/cv.pdf', '/media/l oop.mp4', '/media/i.svg']);
  expect(imagesIn(html)).toEqual([
    '/pictures/a.webp/w1280-q80.webp',
    '/pictures/a.webp/rect0,0,9,9-w80-q80.webp',
    '/pictures/a.webp/w160-q80.webp',
  ]);
});

test('images that scripts render later are found in menu rows and galleries only', () => {
  const image = (name: string) => ({ url: `/pictures/${name}.webp`, dimensions: { width: 160 } });
  const found = lazyImagesIn({
    menu_rows: [{ image: image('row') }],
    slices: [
      { slice_type: 'moving_gallery', items: [{ image: image('item') }] },
      { slice_type: 'image', primary: { image: image('drawn') } },
    ],
  });
  const sizes = (name: string) =>
    ['w80', 'w160', 'w160', 'w1280'].map((size) => `/pictures/${name}.webp/${size}-q80.webp`);
  expect(found).toEqual([...sizes('row'), ...sizes('item')]);
});

describe('work in batches', () => {
  test('processes each once, and those it leads to', async () => {
    const done: string[] = [];
    const leads: Record<string, string[]> = { a: ['b', 'c'], b: ['a', 'd'], d: ['c'] };
    await runQueue(['a', 'a'], 3, async (one) => {
      await Promise.resolve();
      done.push(one);
      return leads[one] ?? [];
    });
    expect(done.sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('ends with the first failure', async () => {
    const failing = runQueue(['a', 'b'], 1, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
  });
});

describe('responses from files', () => {
  afterEach(() => vi.unstubAllGlobals());
  const serve = (files: Record<string, unknown>) =>
    vi.stubGlobal('fetch', async (address: string) =>
      address in files
        ? Response.json(files[address])
        : new Response('none', { status: address.includes('broken') ? 500 : 404 }),
    );

  test('a query’s key names its file', () => {
    expect(answerFile(['projects', 'category', 'ui/ux design'])).toBe(
      '/answers/projects/category/ui%2Fux-design.json',
    );
    const ids = Array.from({ length: 50 }, (_, at) => `Z2x4p9Bi8_wE5B${at}`);
    const names = [ids, ids.toReversed()].map((some) =>
      answerFile(['projects', 'chosen', ...some]),
    );
    expect(new Set(names)).toHaveLength(2);
    for (const name of names) expect(name.length).toBeLessThan(40);
  });

  test('what has no file is missing; lists and numbers have one', async () => {
    serve({ '/answers/projects/category/design-system.json': ['card'] });
    const queries = createQueries(readStaticAnswer());
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    expect(await client.fetchQuery(queries.document('project', 'nothing'))).toBeNull();
    expect(await client.fetchQuery(queries.category('Design-System'))).toEqual(['card']);
    expect(await client.fetchQuery(queries.category('nothing'))).toEqual({
      projects: [],
      pages: 0,
    });
    await expect(client.fetchQuery(queries.portfolio())).rejects.toThrow('404');
    await expect(client.fetchQuery(queries.document('project', 'broken'))).rejects.toThrow('500');
  });
});
