import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContentFolder, type ContentFolder } from '../../support/contentFolder.ts';
import { createContentProxy } from '#server/access/proxy/createContentProxy.ts';
import { createPageCache } from '#server/delivery/createPageCache.ts';
import { createRenderQueue } from '#server/delivery/createRenderQueue.ts';
import { createExternalAccess } from '#server/external/createExternalAccess.ts';
import { createPageRenderer } from '#server/site/createPageRenderer.ts';
import { anonymous } from '#server/access/session/Session.ts';
import { createKeys } from '#server/lib/keys.ts';
import { createRepository, createSnapshotSource } from '#prismic-folder';

const ORIGIN = 'https://example.com';
const search = '/api/v2/documents/search?ref=';
let folder: ContentFolder;
beforeAll(async () => {
  folder = await createContentFolder();
});
afterAll(() => folder.remove());

/** Pages as large as the site's, rendered from one query, without the time React takes. */
function openPages(maxBytes: number) {
  const snapshots = createSnapshotSource({ ...folder, watch: false });
  const contentProxy = createContentProxy({
    source: createRepository({ snapshot: () => snapshots.current() }),
    models: async () => (await snapshots.current()).models,
    keys: createKeys('a secret of the tests'),
  });
  const render = createPageRenderer(
    contentProxy,
    createExternalAccess(null, contentProxy.policyOf),
    async (request, siteFetch) => {
      const { pathname } = new URL(request.url);
      const { publicRef } = await contentProxy.published();
      const q = encodeURIComponent('[[at(document.type, "project")]]');
      await siteFetch(`${ORIGIN}${search}${publicRef}&q=${q}`);
      const status = pathname.startsWith('/project/') ? 200 : 404;
      return new Response(pathname.padEnd(50_000, '.'), { status });
    },
  );
  const cache = createPageCache({
    published: contentProxy.published,
    render: (request) => render(request, anonymous),
    queue: createRenderQueue(),
    maxBytes,
  });
  const client = { name: '', isPreferred: false, signal: new AbortController().signal };
  return {
    bytes: cache.bytes,
    get: (path: string) => cache.page(new Request(ORIGIN + path), () => client),
  };
}

test('10,000 unknown addresses take no memory and evict no page', async () => {
  const pages = openPages(2_000_000);
  const { get } = pages;
  await get('/project/one');
  const before = pages.bytes();
  expect(before).toBeGreaterThan(50_000);
  for (let index = 0; index < 10_000; index++) {
    const asked = index % 2 ? `/nothing-${index}` : `/project/one?n=${index}`;
    expect((await get(asked)).status).toBe(index % 2 ? 404 : 200);
  }
  expect(pages.bytes()).toBe(before);
  expect((await get('/project/one')).headers.get('server-timing')).toContain('hit');
});

test('10,000 existing pages stay within the memory limit', async () => {
  const pages = openPages(2_000_000);
  for (let index = 0; index < 10_000; index++) {
    await pages.get(`/project/p-${index}`);
  }
  expect(pages.bytes()).toBeLessThanOrEqual(2_000_000);
  expect(pages.bytes()).toBeGreaterThan(1_500_000);
});

test('10,000 queries on one page share one cache entry', async () => {
  const pages = openPages(2_000_000);
  await pages.get('/project/one');
  const before = pages.bytes();
  for (let index = 0; index < 10_000; index++) {
    const response = await pages.get(`/project/one?n=${index}`);
    expect(response.headers.get('server-timing')).toContain('hit');
  }
  expect(pages.bytes()).toBe(before);
});
