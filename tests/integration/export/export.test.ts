import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createRepository, createSnapshotSource } from '#prismic-folder';
import { formerAddresses } from '#server/platforms/export/siteAddresses.ts';
import { nodeExternal } from '#server/platforms/node/nodeExternal.ts';
import { exportSite } from '#server/platforms/export/exportSite.ts';
import { nodeCards } from '#server/platforms/node/cards/nodeCards.ts';
import {
  createMedia,
  createTransformQueue,
  type MediaImages,
  nodeFiles,
  type TransformQueue,
} from '#image-service';
import { PASSWORDS, plantContent } from '../access/planted.ts';

const ORIGIN = 'https://your-name.com';

/** Records which size of which image would be made instead of making it. */
const images: MediaImages = {
  inspect: async () => ({ width: 4000, height: 3000, format: 'webp', animated: false }) as never,
  transform: async (plan) => ({
    type: 'image/webp',
    bytes: Uint8Array.from(Buffer.from(JSON.stringify(plan.resizing))),
  }),
};

/** A text that links to an address. */
const linking = (url: string) => ({
  slice_type: 'text_block',
  variation: 'default',
  primary: {
    text: [
      {
        type: 'paragraph',
        text: 'there',
        spans: [{ type: 'hyperlink', start: 0, end: 5, data: { link_type: 'Web', url } }],
      },
    ],
  },
  items: [],
});

const planted = await plantContent({ isWhole: true });
const files = new Map<string, Buffer>();
const logged: string[] = [];
const log = (message: string) => logged.push(message);
const text = (path: string) => files.get(path)?.toString() ?? '';

await planted.write('documents/page/renamed.json', {
  previous_uids: ['earlier'],
  data: {
    title: 'Renamed',
    // Old addresses that a page still links to, one of which leads elsewhere, and one in no UTF-8.
    slices: ['/doors', '/old.html', '/caf%E9'].map((url) => linking(url)),
  },
});
await planted.write('documents/redirects/redirects.json', {
  data: {
    redirects: [
      { from: '/work/old name', to: { link_type: 'Document', type: 'page', uid: 'renamed' } },
      { from: '/work/old%20name', to: { link_type: 'Document', type: 'page', uid: 'renamed' } },
      { from: '/old.html', to: { link_type: 'Web', url: 'https://shop.example/?a=b&c=d' } },
      { from: '/renamed/index.html', to: { link_type: 'Web', url: '/' } },
      { from: '/doors', to: { link_type: 'Web', url: '/' } },
    ],
  },
});
const exported = await exportPlanted(createTransformQueue());

async function exportPlanted(queue: TransformQueue) {
  const { contentDir } = planted;
  const { current } = createSnapshotSource({ root: process.cwd(), contentDir, watch: false });
  return exportSite({
    source: createRepository({ snapshot: current }),
    models: async () => (await current()).models,
    media: createMedia({ files: nodeFiles(join(contentDir, 'media')), images, queue, log }),
    cards: nodeCards({
      folder: join(contentDir, 'media'),
      cacheFolder: join(contentDir, '.cards'),
      cacheLimit: 0,
      queue: createTransformQueue(),
      log,
    }),
    assetsOf: () => ({ entry: '/assets/client.js', scripts: [], styles: null }),
    origin: ORIGIN,
    formerPaths: [...formerAddresses(await current()), '/Project/kelp'],
    access: { external: nodeExternal(contentDir) },
    log,
    write: async (path, content) => void files.set(path, Buffer.from(content)),
  });
}

test('every address of the site has a page', () => {
  for (const path of [
    '',
    '/portfolio/public-services',
    '/projects/public-services',
    '/categories/product design',
    '/categories/product-design',
    '/project/kelp',
    '/case-study/vault',
    '/doors',
  ]) {
    expect(files.has(`${path}/index.html`), path).toBe(true);
  }
  expect(text('/404.html')).toContain('the page you were looking for');
  expect(exported.pages).toBeGreaterThan(70);
  for (const path of ['/sitemap.xml', '/feed.xml', '/robots.txt']) {
    expect(text(path), path).toContain(ORIGIN);
  }
});

test('a former address, and one in another spelling, has a file that leads to the page', () => {
  expect(text('/earlier/index.html')).toContain(
    '<meta http-equiv="refresh" content="0; url=/renamed" />',
  );
  expect(text('/earlier/index.html')).toContain('href="/renamed"');
  expect(text('/sitemap.xml')).not.toContain('/earlier');
  // A host of files cannot lead this elsewhere.
  expect(text('/Project/kelp/index.html')).toBe(text('/project/kelp/index.html'));
});

test('an address of an earlier site has a file that leads on, and a line for hosts that redirect', () => {
  expect(text('/work/old name/index.html')).toContain('content="0; url=/renamed"');
  expect(text('/old.html')).toContain(
    '<link rel="canonical" href="https://shop.example/?a=b&amp;c=d" />',
  );
  expect(text('/renamed/index.html')).toContain('<div id="root">');
  expect(files.has('/old.html/index.html')).toBe(false);
  expect(text('/doors/index.html')).toContain('<div id="root">');
  expect(text('/_redirects').trimEnd().split('\n')).toEqual([
    '/work/old%20name /renamed 301',
    '/old.html https://shop.example/?a=b&c=d 301',
    '/renamed/index.html / 301',
  ]);
});

test('only files that the content lacks are missing', () => {
  // A page links to it.
  expect(exported.missing).toEqual(['/caf%E9']);
  expect(logged).toEqual([]);
});

test('a picture that cannot be made now is no missing one: there is no export without it', async () => {
  const queue = createTransformQueue();
  await queue.stop();
  await expect(exportPlanted(queue)).rejects.toThrow(/^\/media\/.*failed with status 503$/);
});

test('no content and no name of any file reveals protected work', () => {
  const secrets = [
    ...planted.vault.values(),
    ...planted.cellar.values(),
    ...Object.values(PASSWORDS),
    'nightshift',
    'waningday',
  ];
  const leaks = [...files].filter(([path, bytes]) => {
    const all = `${path}\n${bytes.toString('latin1')}`.toLowerCase();
    return secrets.some((secret) => all.includes(secret));
  });
  expect(leaks.map(([path]) => path)).toEqual([]);
  expect(files.size).toBeGreaterThan(500);
});

test('the card of protected work is exported, and its page has no password form', () => {
  expect(text('/portfolio/index.html')).toContain('What everybody may read of it.');
  const gate = text('/project/vault/index.html');
  expect(gate).toContain('cannot check a password');
  expect(gate).not.toContain('<form');
});

test('every file a page references is exported', () => {
  const named = new Set<string>();
  for (const [path, bytes] of files) {
    if (!path.endsWith('.html')) continue;
    // Queries in the state are not addresses yet: scripts build them.
    const html = bytes.toString().replace(/<script type="application\/json"[^]*?<\/script>/, '');
    for (const [, attribute = ''] of html.matchAll(
      /(?:src|srcset|srcSet|poster|content)="([^"]*)"/g,
    )) {
      for (const one of attribute.split(', ')) {
        const [address = ''] = one.replace(ORIGIN, '').split(' ');
        // A file server reads no query.
        const [path = ''] = address.split('?');
        if (/^\/(media|pictures)\//.test(path)) named.add(decodeURIComponent(path));
      }
    }
  }
  expect(named.size).toBeGreaterThan(200);
  expect([...named].filter((path) => !files.has(path) && !path.endsWith('.webm'))).toEqual([]);
});

test('each size of an image is a file of its own', () => {
  const [file = ''] = [...files.keys()].filter((path) =>
    /^\/pictures\/cover-bread-clock\.webp\/w640-q80-v\w{5}\.webp$/.test(path),
  );
  expect(text(file)).toMatch(/"width":640/);
});

test('responses to the queries of scripts are files', () => {
  // Cast: the response to the site's own query.
  const project = JSON.parse(text('/answers/project/kelp.json')) as { uid: string };
  expect(project.uid).toBe('kelp');
  expect(text('/answers/project/kelp.json')).not.toContain(ORIGIN + '/media');
  expect(JSON.parse(text('/answers/projects/category/product-design.json'))).toMatchObject({
    projects: expect.arrayContaining([expect.anything()]),
    pages: 1,
  });
  expect(text('/answers/project/vault.json')).toContain('"sealed"');
  expect(JSON.parse(text('/external/v2/projects/430000117.json'))).toHaveProperty('project');
  expect(files.has('/external/v2/projects/430000999.json')).toBe(false);
});

test('every page without a picture of its own names a card, which is a file', () => {
  for (const path of ['/portfolio', '/project/kelp', '/case-study/vault']) {
    const [, card = ''] =
      /<meta property="og:image" content="([^"]+)"/.exec(text(`${path}/index.html`)) ?? [];
    expect(card).toMatch(new RegExp(`^${ORIGIN}/cards${path}/[\\w-]{22}\\.jpg$`));
    const bytes = files.get(card.slice(ORIGIN.length));
    expect(bytes?.subarray(0, 3).toString('hex'), path).toBe('ffd8ff');
  }
  expect(exported.cards).toBeGreaterThan(3);
});
