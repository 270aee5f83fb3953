import { expect, test, vi } from 'vitest';
import { createContentFolder, project } from '../../support/contentFolder.ts';
import { exchange, openSite } from '../access/site.ts';

const folder = await createContentFolder();
/** Publications that come before the next answers of the content source, one before each. */
let publications = 0;
let count = 0;

const publish = () => {
  count += 1;
  return folder.write('documents/project/one.json', project(`Number ${count}`, '2021-05-01', []));
};

// With the editor on, metadata is never older than the request.
const options = { watch: true, metadataMs: 0 };
const site = await openSite(folder.contentDir, options, (source) => async (request) => {
  if (request.url.includes('/search') && publications > 0) {
    publications -= 1;
    await publish();
  }
  return source(request);
});
await exchange(site.app, '/project/one');

test('a page during which others are published is of one publication, and is there', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const path of ['/project/one', '/portfolio', '/feed.xml', '/categories/web']) {
    await publish();
    publications = 6;
    const { status, headers } = await exchange(site.app, path);
    expect([path, status]).toEqual([path, 200]);
    // Only what was rendered from a single ref counts as complete.
    expect(headers.get('server-timing'), path).toContain('cache;desc=miss');
    expect(publications).toBeLessThan(6);
    publications = 0;
  }
  // The client says so when it has to begin again.
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test('the next request has what was published last', async () => {
  await publish();
  expect((await exchange(site.app, '/project/one')).body).toContain(`Number ${count}`);
});
