import { expect, test } from '@playwright/test';
import { visit } from '../support/visit.ts';

test('files of a build are kept for good, pages are asked for again, its lists and tools are not served, and it can be installed from the first input on', async ({
  page,
  request,
}) => {
  const home = await request.get('/');
  expect(home.headers()['cache-control']).toBe('no-cache');
  const script = /"(\/assets\/[^"]+\.js)"/.exec(await home.text())?.[1] ?? '';
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
  for (const path of ['/.vite/manifest.json', '/slice-library', '/slice-library/about'])
    expect((await request.get(path)).status(), path).toBe(404);
  expect((await request.put('/')).status()).toBe(405);

  const manifest = page.locator('head > link[rel=manifest]');
  await visit(page);
  await expect(manifest).toHaveCount(0);
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 120);
  await expect(manifest).toHaveCount(1);
  // Cast: the locator's element.
  const content = await manifest.evaluate(async (link) =>
    (await fetch((link as HTMLLinkElement).href)).json(),
  );
  expect(content).toMatchObject({ start_url: '/', display: 'minimal-ui' });
});
