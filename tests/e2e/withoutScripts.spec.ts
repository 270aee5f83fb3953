import { expect, test } from '@playwright/test';
import { gate } from '../support/visit.ts';

/** The built site in a browser without JavaScript. */
test.use({ javaScriptEnabled: false });

test('without scripts there is no gate, the whole page is readable, loads its covers and leads on, and a password is wrong, then right', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Below the first screen of Home.
  const cover = page.waitForRequest((request) => request.url().includes('/media/cover-low-tide'));
  await page.goto('/');
  expect((await cover).resourceType()).toBe('image');
  await expect(gate(page)).toBeHidden();
  await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'hello@example.com' })).toBeVisible();
  await expect(page.getByRole('button', { name: /menu|Mode|Sound/ })).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'All Projects' })).toBeVisible();

  // The end of a page, whose rows are left out at first.
  await page.goto('/case-study/low-tide');
  const heading = page.locator('#content').getByRole('heading').last();
  await heading.scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport();

  await page.goto('/case-study/night-ward');
  const enter = async (password: string) => {
    await page.getByLabel('Enter Password').fill(password);
    const answer = page.waitForResponse(/api\/unlock/);
    await page.getByRole('button', { name: 'Contine' }).click();
    return (await answer).status();
  };
  expect(await enter('dayshift')).toBe(401);
  await expect(page.getByText('Incorrect Password')).toBeVisible();
  expect(await enter('nightshift')).toBe(303);
  await expect(page).toHaveURL('/case-study/night-ward');
  await expect(page.getByText('We shadowed nine shifts')).toBeAttached();
});
