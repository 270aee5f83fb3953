import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createContentFolder, project, type ContentFolder } from '../../support/contentFolder.ts';
import { exchange, openSite, type TestSite } from '../access/site.ts';

const DAY = 24 * 3600_000;
/** How long metadata is cached here, in ms of real time. */
const METADATA_MS = 30;

let folder: ContentFolder;
let site: TestSite;
beforeEach(async () => {
  folder = await createContentFolder({
    'project/sealed': { data: { ...project('Sealed', '2022-05-01', []).data, password: 'sesame' } },
  });
  site = await openSite(folder.contentDir, { watch: true, metadataMs: METADATA_MS });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await folder.remove();
});

const get = (path: string) => exchange(site.app, path);
const guess = () =>
  exchange(site.app, '/api/unlock', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uid: 'sealed', password: 'wrong' }),
  });

test.each([
  ['back', -DAY],
  ['forward', DAY],
])(
  'a clock that jumps %s by a day extends no cache entry, and resets no rate limit',
  async (_, by) => {
    expect((await get('/project/one')).body).toContain('One');
    for (let attempt = 0; attempt < 10; attempt++) expect((await guess()).status).toBe(401);
    const real = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => real() + by);
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(10);
    await folder.write('documents/project/one.json', project('Eins', '2021-05-01', []));
    await expect.poll(async () => (await get('/project/one')).body).toContain('Eins');
  },
);
