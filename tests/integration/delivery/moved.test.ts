import { readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRepository, createSnapshotSource } from '#prismic-folder';
import { createMedia, type MediaImages, nodeFiles } from '#image-service';
import { exportSite } from '#server/platforms/export/exportSite.ts';
import { formerAddresses } from '#server/platforms/export/siteAddresses.ts';
import { ORIGIN, openSite, type TestSite } from '../access/site.ts';

let contentDir = '';
let site: TestSite;

/** Documents and a uid that each had earlier. */
const RENAMED = [
  'project/kelp',
  'case_study/low-tide',
  'project_list/public-services',
  'page/about',
] as const;

beforeAll(async () => {
  contentDir = await mkdtemp(join(tmpdir(), 'content-'));
  await cp('content', contentDir, {
    recursive: true,
    filter: (path) => basename(path) !== 'media',
  });
  await symlink(resolve('content/media'), join(contentDir, 'media'));
  for (const path of RENAMED) {
    const file = join(contentDir, 'documents', `${path}.json`);
    const json: object = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...json, previous_uids: [`old-${basename(path)}`] }));
  }
  site = await openSite(contentDir);
});
afterAll(() => rm(contentDir, { recursive: true, force: true }));

test.each([
  ['/project/old-kelp', '/project/kelp'],
  ['/case-study/old-low-tide', '/case-study/low-tide'],
  ['/projects/old-public-services', '/projects/public-services'],
  ['/portfolio/old-public-services', '/portfolio/public-services'],
  ['/old-about', '/about'],
])('%s answers 308 to the page’s own address', async (path, location) => {
  const response = await site.app.request(ORIGIN + path);
  expect([response.status, response.headers.get('location')]).toEqual([308, location]);
  // A browser that stored it for good would never see the page again if it moved back.
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect((await site.app.request(ORIGIN + location)).status).toBe(200);
});

test('the query of a former address is kept, also once the page is cached', async () => {
  for (const query of ['?a=1&b=2', '', '?utm_source=%C3%BC', '?a=1&b=2']) {
    const { headers } = await site.app.request(`${ORIGIN}/project/old-kelp${query}`);
    expect(headers.get('location')).toBe(`/project/kelp${query}`);
  }
});

test.each(['/project/kelp', '/case-study/low-tide', '/about', '/portfolio/public-services'])(
  '%s is shown where it is',
  async (path) => {
    expect((await site.app.request(ORIGIN + path)).status).toBe(200);
  },
);

test('an address that no document ever had is missing', async () => {
  expect((await site.app.request(`${ORIGIN}/project/old-nothing`)).status).toBe(404);
});

test('the static export has a file at each former address that leads to the present one', async () => {
  const { current } = createSnapshotSource({ root: process.cwd(), contentDir, watch: false });
  const files = new Map<string, string>();
  // Cast: only the pages matter here, so that no picture is decoded.
  const images = {
    inspect: async () => ({ width: 4, height: 3, format: 'webp', animated: false }),
    transform: async () => ({ type: 'image/webp', bytes: new Uint8Array() }),
  } as unknown as MediaImages;
  await exportSite({
    source: createRepository({ snapshot: current }),
    models: async () => (await current()).models,
    media: createMedia({ files: nodeFiles(join(contentDir, 'media')), images, log: () => {} }),
    assetsOf: () => ({ entry: '/assets/client.js', scripts: [], styles: null }),
    origin: ORIGIN,
    formerPaths: [...formerAddresses(await current()), '/Project/kelp'],
    access: {},
    log: () => {},
    write: async (path, content) => {
      if (typeof content === 'string') files.set(path, content);
    },
  });
  expect(files.get('/project/old-kelp/index.html')).toContain(
    '<meta http-equiv="refresh" content="0; url=/project/kelp" />',
  );
  expect(files.get('/old-about/index.html')).toContain('href="/about"');
  expect(files.get('/sitemap.xml')).not.toContain('/old-');
  // Another spelling, which a host of files cannot lead elsewhere.
  expect(files.get('/Project/kelp/index.html')).toBe(files.get('/project/kelp/index.html'));
});
