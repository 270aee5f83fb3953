import { expect, test, type Locator, type Page } from '@playwright/test';
import { menu, quiet, ready, requestsOf, scrollTo, stayHere, visit } from '../support/visit.ts';

/** Errors of a page's scripts and the browser, and every response that is not a success. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', ({ message }) => found.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  page.on('response', (response) => {
    // A video's smaller file is requested whether or not it exists.
    const isTwin = response.url().endsWith('.webm');
    if (response.status() >= 400 && !isTwin) found.push(`${response.status()} ${response.url()}`);
  });
  return found;
}

test.beforeEach(({ page }) => stayHere(page));

/** Waits until a picture has loaded. */
const expectLoaded = (image: Locator) =>
  expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).not.toBe(0);

test('navigation from page to page, pictures of the menu and of a gallery, and an external project load files only, without an API', async ({
  page,
}) => {
  const found = complaints(page);
  const requests = requestsOf(page);
  await visit(page, '/portfolio');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  // The heading is known from the card; the response brings the rest.
  const loaded = page.waitForResponse('**/answers/case_study/low-tide.json');
  await page.locator('a[href="/case-study/low-tide"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Low Tide/ })).toBeAttached();
  expect((await loaded).status()).toBe(200);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /All Projects/ })).toBeVisible();

  await scrollTo(page, 400);
  await page.getByRole('button', { name: 'Open menu' }).click();
  for (const row of await menu(page).getByRole('listitem').getByRole('link').all())
    await row.hover();
  await expectLoaded(menu(page).locator('img').last());
  await page.keyboard.press('Escape');

  const picture = page.locator('section img').first();
  await page.locator('a[href="/project/far-room"]').first().click();
  await expectLoaded(picture);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  const external = '/external/v2/projects/430000117.json';
  expect(requests.filter((path) => path.startsWith('/external/'))).toEqual([external]);
  // On a first visit it is in its page.
  await page.reload();
  await expectLoaded(picture);
  await expect(picture).toHaveAttribute('src', /^\/pictures\/cover-far-room\.webp\//);

  await visit(page, '/project/paper-weather');
  await page.locator('button[data-item]:not([aria-hidden])').first().press('Enter');
  await expect(page.locator('dialog[open] :is(img, video)').first()).toBeVisible();
  await quiet(page);
  expect(requests.filter((path) => path.startsWith('/external/'))).toEqual([external]);
  expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
  expect(found).toEqual([]);
});

test('protected work shows its password gate, which says that it cannot be opened here; unknown and other addresses hydrate without an error', async ({
  page,
  baseURL,
}) => {
  await visit(page, '/case-study/night-ward');
  await expect(page.getByRole('heading', { level: 1, name: 'Password Required' })).toBeVisible();
  await expect(page.getByText('cannot check a password')).toBeVisible();
  await expect(page.getByLabel('Enter Password')).toHaveCount(0);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  await page.goto('/case-study/night-ward?password=nightshift');
  await ready(page);
  await expect(page).toHaveURL(/night-ward$/);
  expect(sent).not.toContain('POST');
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  for (const address of ['/project/nothing', '/far/away']) {
    expect((await page.goto(address))?.status()).toBe(404);
    await ready(page);
    await expect(page.getByRole('heading', { name: "Page Wasn't Found" })).toBeVisible();
  }
  await visit(page, '/portfolio?fps');
  expect(new URL(page.url()).pathname).toBe('/portfolio');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', `${baseURL}/portfolio`);
  expect(faults).toEqual([]);
});
