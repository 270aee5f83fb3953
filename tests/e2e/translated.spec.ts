import { expect, test, type Page } from '@playwright/test';
import { auditStates } from '../../scripts/audit/states.ts';
import {
  expectWhole,
  faultsOf,
  goOn,
  translateAlways,
  translatePage,
} from '../support/translatedPages.ts';
import { menu, openEarly, ready, visit } from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';

/** The site in a browser that translates every page as soon as it has started. */

let faults: string[];
test.beforeEach(async ({ page, context }) => {
  await translateAlways(context);
  faults = faultsOf(page);
});
test.afterEach(({ page }) => expectWhole(page, faults));

/** Screens of the same parts as another one. */
const LIKE_ANOTHER = new Set(['Category', 'Spread project']);

const isTranslated = (page: Page) => expect(page.locator('font > font').first()).toBeAttached();

for (const { name, address, gate: isGate, menu: isMenu } of auditStates.filter(
  ({ name }) => !LIKE_ANOTHER.has(name),
)) {
  test(`${name} goes on with whatever is pressed${fullUnless(name === 'Home')}`, async ({
    page,
  }) => {
    if (isGate) {
      await page.goto(address);
      await ready(page);
    } else await visit(page, address);
    if (isMenu) {
      await page.getByRole('link', { name: 'All', exact: true }).click();
      await expect(menu(page)).toBeVisible();
    }
    await isTranslated(page);
    await goOn(page, 6);
  });
}

test('a page that is translated before its code has come starts all the same', async ({ page }) => {
  const start = await openEarly(page, '/about');
  await translatePage(page);
  await isTranslated(page);
  await start();
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await menu(page).getByRole('link', { name: 'UI/UX', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'UI/UX' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('UI/UX');
});
