import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, visit } from '../support/visit.ts';

const choice = (page: Page, place = 'header') => page.locator(`nav[data-place="${place}"]`);
/** Expects a page in a language: its address is there before it is. */
const expectIn = (page: Page, lang: string) =>
  expect(page.locator('html')).toHaveAttribute('lang', lang);

test('the header leads to the same page in French and back; what French lacks is offered in English', async ({
  page,
}) => {
  await visit(page, '/about');
  await choice(page).getByRole('link', { name: 'FR, Français' }).click();
  await expect(page).toHaveURL(/\/fr-fr\/a-propos\/?$/);
  await expectIn(page, 'fr-FR');
  await expect(page.getByRole('heading', { level: 1, name: 'À propos' })).toBeVisible();
  await choice(page).getByRole('link', { name: 'EN, English' }).click();
  await expect(page).toHaveURL(/\/about\/?$/);
  await expectIn(page, 'en-GB');

  await visit(page, '/colophon');
  await choice(page).getByRole('link', { name: 'FR, Français' }).click();
  await expect(page).toHaveURL(/\/fr-fr\/colophon\/?$/);
  await expect(page.getByText('Elle n’existe pas en Français.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/colophon\/?$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Colophon' })).toBeVisible();
});

test('in French every step stays in French, without a reload; on a phone the menu has the languages', async ({
  page,
}) => {
  await visit(page, '/fr-fr');
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  await page
    .getByRole('link', { name: /Low Tide/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/fr-fr\/case-study\/low-tide$/);
  await expect(page.getByText('Debout sur la cale')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/fr-fr\/?$/);
  expect(await page.evaluate(() => 'same' in document.documentElement.dataset)).toBe(true);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.locator('button[aria-controls="menu"]').click();
  await choice(page, 'menu').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expectIn(page, 'en-GB');
});

test('by keyboard the choice is a link that says what is shown, also after a step; the theme stays chosen, and the gate passed; a link to an English document loads it @full', async ({
  page,
}) => {
  await visit(page, '/');
  const french = choice(page).getByRole('link', { name: 'FR, Français' });
  await expect(choice(page).locator('[aria-current]')).toHaveText('EN');
  await expect(french).toHaveAttribute('hreflang', 'fr-FR');
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await french.press('Enter');
  await expect(page).toHaveURL(/\/fr-fr\/?$/);
  await expect(choice(page).locator('[aria-current]')).toHaveText('FR');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('dialog#gate')).toBeHidden();
  await expectAccessible(page);

  // A press that is a click alone, as screen readers make it.
  const card = page.getByRole('link', { name: /Low Tide/ }).first();
  await card.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/fr-fr\/case-study\/low-tide$/);
  // The address is there before the page.
  await expect(page.getByText('Debout sur la cale')).toBeVisible();
  await choice(page, 'footer').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/:\d+\/case-study\/low-tide\/?$/);
  await expectIn(page, 'en-GB');

  await visit(page, '/fr-fr/a-propos');
  await page.getByRole('link', { name: 'colophon (en anglais)' }).click();
  await expect(page).toHaveURL(/\/colophon\/?$/);
  await expectIn(page, 'en-GB');
});
