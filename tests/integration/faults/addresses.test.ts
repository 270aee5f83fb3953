import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContentFolder, type ContentFolder } from '../../support/contentFolder.ts';
import { createGateway } from '#server/gateway/createGateway.ts';
import { createPageCache } from '#server/delivery/createPageCache.ts';
import { createExternalVisits } from '#server/external/createExternalVisits.ts';
import { createPages } from '#server/unlock/createPages.ts';
import { createKeys } from '#server/unlock/keys.ts';
import { createRepository, createSnapshotSource } from '#prismic-folder';

const ORIGIN = 'https://example.com';
const search = '/api/v2/documents/search?ref=';
let folder: ContentFolder;
beforeAll(async () => {
  folder = await createContentFolder();
});
afterAll(() => folder.remove());

/** Pages as large as the site's, drawn from one question, without the time React takes. */
function openPages(maxBytes: number) {
  const snapshots = createSnapshotSource({ ...folder, watch: false });
  const gateway = createGateway({
    source: createRepository({ snapshot: () => snapshots.current() }),
    models: async () => (await snapshots.current()).models,
    keys: createKeys('a secret of the tests'),
  });
  const draw = createPages(
    gateway,
    createExternalVisits(null, gateway),
    async (request, siteFetch) => {
      const { pathname } = new URL(request.url);
      const { shown } = await gateway.edition();
      const q = encodeURIComponent('[[at(document.type, "project")]]');
      await siteFetch(`${ORIGIN}${search}${shown}&q=${q}`);
      const status = pathname.startsWith('/project/') ? 200 : 404;
      return new Response(pathname.padEnd(50_000, '.'), { status });
    },
  );
  return createPageCache({ edition: gateway.edition, page: draw, maxBytes });
}

test('10,000 unknown addresses take no memory and push out no page', async () => {
  const pages = openPages(2_000_000);
  const get = (path: string) => pages.page(new Request(ORIGIN + path));
  await get('/project/one');
  const before = pages.bytes();
  expect(before).toBeGreaterThan(50_000);
  for (let index = 0; index < 10_000; index++) {
    const spelled = index % 2 ? `/nothing-${index}` : `/project/one/?n=${index}`;
    expect((await get(spelled)).status).toBe(index % 2 ? 404 : 200);
  }
  expect(pages.bytes()).toBe(before);
  expect((await get('/project/one')).headers.get('server-timing')).toContain('hit');
});

test('10,000 pages that are there take no more than they may', async () => {
  const pages = openPages(2_000_000);
  for (let index = 0; index < 10_000; index++) {
    await pages.page(new Request(`${ORIGIN}/project/p-${index}`));
  }
  expect(pages.bytes()).toBeLessThanOrEqual(2_000_000);
  expect(pages.bytes()).toBeGreaterThan(1_500_000);
});

test('10,000 queries on one page are one page', async () => {
  const pages = openPages(2_000_000);
  await pages.page(new Request(`${ORIGIN}/project/one`));
  const before = pages.bytes();
  for (let index = 0; index < 10_000; index++) {
    const given = await pages.page(new Request(`${ORIGIN}/project/one?n=${index}`));
    expect(given.headers.get('server-timing')).toContain('hit');
  }
  expect(pages.bytes()).toBe(before);
});
