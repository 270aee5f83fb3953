import { expect, test, type Page } from '@playwright/test';
import { startSite, type RunningSite } from '../support/site.ts';
import { boxOf, enter, expectAccessible, ready } from '../support/visit.ts';

const SECRET = 'a secret of the previews';
const DRAFTED = 'Field Kit, Spring Edition';

let site: RunningSite;
test.beforeAll(async () => {
  const env = { PREVIEW_SECRET: SECRET, SESSION_SECRET: 'a secret of the tests' };
  site = await startSite({ ...env, PRISMIC_REPOSITORY: 'your-name' }, 'hosted');
});
test.afterAll(() => site.stop());

const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const start = async (page: Page, from: string) => {
  const parameters = new URLSearchParams({ release: 'spring-edition', secret: SECRET, from });
  const response = await page.goto(`${site.origin}/preview?${parameters}`);
  await ready(page);
  return response;
};

/** Expects the bar beside the floating bar and the controls in every window. */
async function expectApart(page: Page) {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const own = await boxOf(bar(page));
    for (const other of [
      page.getByRole('navigation', { name: 'Project', exact: true }),
      page.getByRole('region', { name: 'Theme and sound' }),
    ]) {
      // A phone has no room for the controls.
      if (!(await other.isVisible())) continue;
      const box = await boxOf(other);
      const isApart =
        own.x >= box.x + box.width ||
        own.x + own.width <= box.x ||
        own.y >= box.y + box.height ||
        own.y + own.height <= box.y;
      expect(isApart, `${width} px`).toBe(true);
    }
  }
}

test('a release is previewed by server and browser, its bar passes axe and covers nothing, and it is closed by keyboard or by the toolbar of a hosted repository', async ({
  page,
}) => {
  await enter(page);
  const toolbars: string[] = [];
  await page.route('https://static.cdn.prismic.io/**', (route) => {
    toolbars.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  const response = await start(page, '/portfolio');
  expect(page.url()).toBe(`${site.origin}/portfolio`);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  await expect(bar(page)).toContainText('Preview: Spring edition');
  await expect
    .poll(() => toolbars)
    .toEqual(['https://static.cdn.prismic.io/prismic.js?new=true&repo=your-name']);
  // The browser requests this page from the API itself.
  await page.getByRole('link', { name: DRAFTED }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Field Kit/ })).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await expectApart(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Exit preview' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.origin}/project/field-kit`);
  await ready(page);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByText(DRAFTED)).toHaveCount(0);

  await start(page, '/about');
  await expect(bar(page)).toBeVisible();
  // What listens to the toolbar comes with it.
  await expect(page.locator('script[src*="static.cdn.prismic.io"]')).toBeAttached();
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('prismicPreviewEnd', { cancelable: true })),
  );
  await expect(bar(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${site.origin}/about`);
});
