import { expect, test, type Page } from '@playwright/test';
import { startSite, type RunningSite } from '../support/site.ts';
import { enter, expectAccessible, ready } from '../support/visit.ts';

const SECRET = 'a secret of the previews';
const DRAFTED = 'Field Kit, Spring Edition';

// One site for both.
test.describe.configure({ mode: 'default' });

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

test('a release is previewed by server and browser, and closed by keyboard or by the toolbar of a hosted repository', async ({
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

test('the bar of a preview covers neither the floating bar nor the controls, and passes axe', async ({
  page,
}) => {
  await enter(page);
  await page.route('https://static.cdn.prismic.io/**', (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await start(page, '/project/field-kit');
  for (const [width, height] of [
    [1440, 900],
    [768, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const own = await bar(page).boundingBox();
    const others = [
      page.getByRole('navigation', { name: 'Project', exact: true }),
      page.getByRole('region', { name: 'Theme and sound' }),
    ];
    for (const other of others) {
      // A phone has no room for the controls.
      if (!(await other.isVisible())) continue;
      const box = await other.boundingBox();
      if (!own || !box) throw new Error('What is seen has no place');
      const isApart =
        own.x >= box.x + box.width ||
        own.x + own.width <= box.x ||
        own.y >= box.y + box.height ||
        own.y + own.height <= box.y;
      expect(isApart, `${width} px`).toBe(true);
    }
  }
  await expectAccessible(page);
});
