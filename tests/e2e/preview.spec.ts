import { expect, test, type Page } from '@playwright/test';
import { startSite, type RunningSite } from '../support/site.ts';
import { enter, expectAccessible, ready, rested } from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';

const SECRET = 'a secret of the previews';
const DRAFTED = 'Field Kit, Spring Edition';

let site: RunningSite;
let hosted: RunningSite;
test.beforeAll(async () => {
  const env = { PREVIEW_SECRET: SECRET, SESSION_SECRET: 'a secret of the tests' };
  site = await startSite(env);
  hosted = await startSite({ ...env, PRISMIC_REPOSITORY: 'your-name' }, 'hosted');
});
test.afterAll(async () => {
  await Promise.all([site.stop(), hosted.stop()]);
});
test.beforeEach(({ page }) => enter(page));

const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const exit = (page: Page) => page.getByRole('link', { name: 'Exit preview' });
const start = async (page: Page, from: string, on = site) => {
  const parameters = new URLSearchParams({ release: 'spring-edition', secret: SECRET, from });
  const response = await page.goto(`${on.origin}/preview?${parameters}`);
  await ready(page);
  return response;
};

for (const [name, on] of [
  ['the embedded', () => site],
  ['a hosted', () => hosted],
] as const) {
  test(`a release of ${name} repository is previewed by server and browser, and closed by keyboard`, async ({
    page,
  }) => {
    await page.route('https://static.cdn.prismic.io/**', (route) => route.abort());
    const response = await start(page, '/portfolio', on());
    expect(page.url()).toBe(`${on().origin}/portfolio`);
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await expect(bar(page)).toContainText('Preview: Spring edition');
    // The browser requests this page from the API itself.
    await page.getByRole('link', { name: DRAFTED }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /Field Kit/ })).toBeVisible();
    await expect(bar(page)).toBeVisible();
    await exit(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${on().origin}/project/field-kit`);
    await ready(page);
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByText(DRAFTED)).toHaveCount(0);
  });
}

test('a draft that was never published is shown in the preview, and not after it @full', async ({
  page,
}) => {
  expect((await start(page, '/project/low-light'))?.status()).toBe(200);
  await exit(page).click();
  await expect(page.getByRole('heading', { name: "Page Wasn't Found" })).toBeVisible();
});

test('without the secret nothing is previewed @full', async ({ page }) => {
  const response = await page.goto(`${site.origin}/preview?release=spring-edition`);
  expect(response?.status()).toBe(403);
  await page.goto(`${site.origin}/project/field-kit`);
  await expect(page.getByText(DRAFTED)).toHaveCount(0);
});

for (const [size, width, height] of [
  ['a large screen', 1440, 900],
  ['a tablet', 768, 900],
  ['a phone', 390, 844],
] as const) {
  test(`on ${size} the bar covers neither the floating bar nor the controls${fullUnless(size === 'a phone')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await start(page, '/project/field-kit');
    const own = await bar(page).boundingBox();
    const others = [
      page.getByRole('navigation', { name: 'Project' }),
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
      expect(isApart).toBe(true);
    }
    await expectAccessible(page);
  });
}

test('the toolbar is on a hosted repository’s pages only, and ends a preview @full', async ({
  page,
}) => {
  const requests: string[] = [];
  await page.route('https://static.cdn.prismic.io/**', (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await start(page, '/about', hosted);
  await expect
    .poll(() => requests)
    .toEqual(['https://static.cdn.prismic.io/prismic.js?new=true&repo=your-name']);
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('prismicPreviewEnd', { cancelable: true })),
  );
  await expect(bar(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${hosted.origin}/about`);
  await expect.poll(() => requests).toHaveLength(2);
  await page.goto(`${site.origin}/about`);
  await rested(page);
  expect(requests).toHaveLength(2);
});
