import { expect, test } from '@playwright/test';
import { visit } from '../support/visit.ts';

test('files of a build are kept for good, pages are asked for again, its own lists are not served', async ({
  request,
}) => {
  const page = await request.get('/');
  expect(page.headers()['cache-control']).toBe('no-cache');
  const script = /"(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  const file = await request.get(script);
  expect(file.headers()['cache-control']).toContain('immutable');
  expect((await request.get('/.vite/manifest.json')).status()).toBe(404);
  expect((await request.put('/')).status()).toBe(405);
});
test('the site can be installed from the first input on', async ({ page }) => {
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the site can be installed', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
  });
});
