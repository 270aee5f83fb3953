import { expect, test, type Page } from '@playwright/test';
import { auditStates } from '../../scripts/audit/states.ts';
import { startSite, type RunningSite } from '../support/site.ts';
import { targetOf } from '../support/targets.ts';
import {
  expectWhole,
  faultsOf,
  goOn,
  translateAlways,
  translatePage,
} from '../support/translatedPages.ts';
import { gate, menu, openEarly, ready, theme, visit } from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';

/** The site in a browser that translates every page as soon as it has started. */

let faults: string[];
test.beforeEach(async ({ page, context }) => {
  await translateAlways(context);
  faults = faultsOf(page);
});
test.afterEach(({ page }) => expectWhole(page, faults));

const isTranslated = (page: Page) => expect(page.locator('font > font').first()).toBeAttached();

for (const { name, address, gate: isGate, menu: isMenu } of auditStates) {
  test(`${name} goes on with whatever is pressed${fullUnless(name === 'Home' || name === 'Menu')}`, async ({
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
    await goOn(page, 12);
  });
}

test('the gate opens, the theme changes, and the menu leads on and back', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await isTranslated(page);
  await gate(page).getByRole('button', { name: 'Sound Off' }).click();
  await expect(gate(page)).toBeHidden();
  const before = await theme(page);
  await page.getByRole('button', { name: /Mode/ }).first().click();
  await expect.poll(() => theme(page)).not.toBe(before);
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await menu(page).getByRole('link', { name: 'UI/UX', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'UI/UX' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('UI/UX');
});

test('from a list over a card into a case study, and back @full', async ({ page }) => {
  await visit(page, '/portfolio');
  await isTranslated(page);
  await page.getByRole('link', { name: 'Low Tide', exact: true }).first().click();
  await expect(page).toHaveURL(/low-tide$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('All Projects');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Projects');
});

test('the language is changed, and changed back @full', async ({ page }) => {
  await visit(page, '/about');
  const choice = page.locator('nav[data-place="header"]');
  await choice.getByRole('link', { name: 'FR, Français' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'À propos' })).toBeVisible();
  await ready(page);
  await isTranslated(page);
  await choice.getByRole('link', { name: 'EN, English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
});

test('the label of a comparison follows its switch @full', async ({ page }) => {
  await visit(page, '/case-study/low-tide');
  await isTranslated(page);
  const control = page.getByRole('switch', { name: /Night water/ });
  const before = await control.innerText();
  await control.click();
  await expect(control).not.toHaveText(before);
});

test('a missing page changes its theme, and its language @full', async ({ page }) => {
  await visit(page, '/project/nothing-of-this-name');
  await isTranslated(page);
  await page.getByRole('button', { name: 'Dark Mode' }).click();
  await expect(page.getByRole('button', { name: 'Light Mode' })).toBeVisible();
  await page.getByRole('link', { name: 'Français' }).last().click();
  await expect(page).toHaveURL(/fr-fr/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page that is translated before its code has come starts all the same', async ({ page }) => {
  const start = await openEarly(page, '/about');
  await translatePage(page);
  await isTranslated(page);
  await start();
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await menu(page).getByRole('link', { name: 'UI/UX', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'UI/UX' })).toBeVisible();
});

test.describe('a password', () => {
  let site: RunningSite;
  // oxlint-disable-next-line no-empty-pattern -- only the second argument is used
  test.beforeAll(async ({}, info) => {
    site = await startSite({ SESSION_SECRET: 'a secret of the tests' }, targetOf(info));
  });
  test.afterAll(() => site.stop());

  test('is wrong, wrong again, and right', async ({ page }) => {
    await visit(page, `${site.origin}/project/hush-watch`);
    await isTranslated(page);
    const field = page.getByLabel('Enter Password');
    const send = page.getByRole('button', { name: 'Contine' });
    for (const word of ['daylight', 'moonlight']) {
      // oxlint-disable no-await-in-loop -- one word after the other
      await field.fill(word);
      await send.click();
      await expect(page.getByText('Incorrect Password')).toBeVisible();
      // oxlint-enable no-await-in-loop
    }
    await field.fill('waningday');
    await send.click();
    await expect(page.getByText('The owners all had the same complaint')).toBeVisible();
  });
});
