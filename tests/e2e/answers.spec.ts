import { expect, test } from '@playwright/test';
import { quiet, rested, theme, visit } from '../support/visit.ts';

test('a project goes on into the next one, the theme turns back as it eclipses, and the lifted sun leads home', async ({
  page,
}) => {
  const path = () => new URL(page.url()).pathname;
  const often = { intervals: [200] };
  await visit(page, '/project/paper-weather');
  const next = page.getByRole('navigation', { name: 'Next project' }).getByRole('link');
  const following = await next.getAttribute('href');
  // The link moves into the footer once there is a visitor, but not below the eyes of one who is
  // there already, and takes the focus along.
  const loaded = page.waitForResponse(/NextInDisc/);
  await next.focus();
  await (await loaded).finished();
  await quiet(page);
  await expect(page.locator('main [data-next] a')).toBeFocused();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('footer [data-next] a')).toBeFocused();
  await expect
    .poll(async () => {
      await page.evaluate(() =>
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      await page.mouse.wheel(0, 300);
      return path();
    }, often)
    .toBe(following);

  const toggle = page.getByRole('button', { name: /Mode$/ });
  await toggle.press('Enter');
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .some(
        ({ effect }) =>
          effect instanceof KeyframeEffect && effect.pseudoElement?.includes('terminator'),
      ),
  );
  await toggle.press('Enter');
  await expect.poll(() => theme(page)).toBe('dark');

  await visit(page, '/no/such/page');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const sun = page.getByRole('link', { name: 'Lift the sun' });
  await sun.focus();
  // Most of it is below the horizon: nothing there to scroll to.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowUp');
      return path();
    }, often)
    .toBe('/');
  // The way there is no part of the next journey in this window.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Product Designer');
  await rested(page);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
