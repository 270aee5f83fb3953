import { expect, test } from '@playwright/test';
import { hold, openEarly, stayHere, visit } from '../support/visit.ts';

/** The code of embeds in the built site. */
const CODE = /\/assets\/Embed-[^/]*\.js$/;

test.beforeEach(({ page }) => stayHere(page));

test('an embed of a text plays after a press, also before the page has its code', async ({
  page,
}) => {
  const send = await openEarly(page, '/colophon');
  await page.getByRole('button', { name: 'An open film' }).click();
  await send();
  const frame = page.locator('iframe[title="An open film"]');
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  await expect(frame).toBeFocused();
});

test('a page that another one leads to has its embed from the start @full', async ({ page }) => {
  const send = await hold(page, CODE);
  const asked = page.waitForRequest(CODE);
  await visit(page, '/about');
  await page
    .getByRole('main')
    .getByRole('link', { name: /colophon/ })
    .click();
  await asked;
  const words = page
    .getByRole('main')
    .getByText('nothing is loaded from there until you press play');
  await expect(words).toBeHidden();
  send();
  await expect(words).toBeVisible();
  await expect(page.getByRole('button', { name: 'An open film' })).toBeVisible();
});

test('an embed whose code does not load is a link', async ({ page }) => {
  await page.route(CODE, (route) => route.abort());
  await visit(page, '/colophon');
  const link = page.getByRole('main').getByRole('link', { name: 'An open film' });
  await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
