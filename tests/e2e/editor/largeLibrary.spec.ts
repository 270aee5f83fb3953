import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { largeLibrary } from '../../../scripts/bench/largeLibrary.ts';
import { startEditedSite } from '../../support/editedSite.ts';
import { openSession } from '../../support/editorPage.ts';

test('of 5,000 files only what is in view is in the document, read page by page @full', async ({
  browser,
}) => {
  const content = await largeLibrary(5000);
  const site = await startEditedSite({ CONTENT_DIR: content });
  const context = await openSession(browser, site);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/edit/api/v1/media')) asked.push(pathname.slice(12) + search);
  });
  await page.goto(`${site.origin}/edit/media?order=name`);
  const rows = page.getByRole('row');
  await expect(rows.first()).toHaveAccessibleName(/^picture-00000\.jpg,/);
  await expect(page.getByRole('button', { name: 'Everything 5,000' })).toBeVisible();
  // One page of the list and the numbers: no request for each file.
  expect(asked.toSorted()).toEqual(['/media/counts', '/media?page=1&pageSize=100&sort=name']);

  const list = page.getByRole('grid', { name: 'Files' });
  // Each page makes the list longer.
  const scrolledOn = async () => {
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    return asked.length;
  };
  await expect.poll(scrolledOn).toBeGreaterThanOrEqual(5);
  expect(await rows.count()).toBeLessThan(80);
  expect(asked.filter((one) => !/^\/media\?page=\d+&pageSize=100&sort=name$/.test(one))).toEqual([
    '/media/counts',
  ]);
  await context.close();
  await site.stop();
  await rm(content, { recursive: true });
});
