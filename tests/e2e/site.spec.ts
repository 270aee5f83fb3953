import { expect, test } from '@playwright/test';
import { rested, visit } from '../support/visit.ts';

test('a project page is composed of different slices', async ({ page }) => {
  const response = await page.goto('/project/paper-weather');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/Paper Weather/);
  // image, text_block and moving_gallery, in the document's order.
  await expect(page.getByRole('heading', { level: 1, name: 'Paper Weather' })).toBeVisible();
  await expect(
    page.getByRole('img', { name: /fanned stack of thick paper/ }).first(),
  ).toBeVisible();
  await expect(page.getByText('The edition was ninety.')).toBeVisible();
});

test('the first page needs no second fetch of its content', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) requests.push(request.url());
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('/');
  await rested(page);
  expect(requests).toEqual([]);
  expect(errors).toEqual([]);
});

test('an external project is rendered by the server, wherever it runs', async ({ page }) => {
  const html = (await (await page.goto('/project/two-rooms'))?.text()) ?? '';
  expect(html).toContain('<strong>only the window is shared</strong>');
  expect(html).not.toContain('loading...');
});

const ROUTES: [string, number, string][] = [
  ['/', 200, 'Selected Work'],
  ['/portfolio', 200, 'All Projects'],
  ['/portfolio/public-services', 200, 'Selected Work for Public Services'],
  ['/portfolio/nothing', 404, "Page Wasn't Found"],
  ['/categories/product design', 200, 'Product Design'],
  ['/categories/product-design', 200, 'Product Design'],
  ['/categories/uiux', 200, 'UI/UX'],
  ['/categories/nothing', 404, "Page Wasn't Found"],
  ['/projects/public-services', 200, 'Public Services'],
  ['/projects', 200, 'No list was chosen'],
  ['/projects/nothing', 404, "Page Wasn't Found"],
  ['/project/kelp', 200, 'Kelp'],
  ['/project/nothing', 404, "Page Wasn't Found"],
  ['/case-study/low-tide', 200, 'Low Tide'],
  ['/case-study/nothing', 404, "Page Wasn't Found"],
  ['/about', 200, 'About'],
  ['/nothing', 404, "Page Wasn't Found"],
  ['/far/away/from/everything', 404, "Page Wasn't Found"],
];

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

  test('every route responds with its status and heading, rendered by the server', async ({
    page,
  }) => {
    for (const [address, status, heading] of ROUTES) {
      const response = await page.goto(address);
      expect.soft(response?.status(), address).toBe(status);
      await expect
        .soft(page.getByRole('heading', { name: heading, exact: true }).first(), address)
        .toBeVisible();
    }
  });
});
