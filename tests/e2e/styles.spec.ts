import { expect, test, type Page } from '@playwright/test';
import { frames, hold, visit } from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';

// A page comes with the styles that it needs, the next one adds its own: another order of the same rules, which must not
// change what wins.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

/** Properties that no scroll position, hover or running transition changes. */
const PROPERTIES = `
  display position z-index overflow-x box-sizing order content margin-top margin-right margin-bottom
  margin-left padding-top padding-right padding-bottom padding-left border-top-width
  border-top-left-radius border-bottom-right-radius grid-template-columns column-gap row-gap
  justify-content align-items font-family font-size font-weight line-height letter-spacing text-align
  text-decoration-line text-transform white-space-collapse color background-color background-image
  aspect-ratio object-fit width min-height
`
  .trim()
  .split(/\s+/);

/**
 * What styles make of each element of a page, but for pictures, signs that they load, grain, which a script adds, and the
 * way to the next project, which moves once there is a visitor.
 */
async function styled(page: Page): Promise<readonly string[]> {
  // Widths are those of the letters.
  await page.evaluate(async () => void (await document.fonts.ready));
  await frames(page);
  return page.evaluate((properties) => {
    const all = document.querySelectorAll(
      '#page :is(main, footer) :not(img, video, output, output *, [data-grain], [data-next], [data-next] *)',
    );
    return [...all].map((element, at) => {
      const style = getComputedStyle(element);
      const values = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return `${at} ${element.tagName} ${element.className.toString()} { ${values.join('; ')} }`;
    });
  }, PROPERTIES);
}

const STEPS = [
  ['/', '/case-study/low-tide'],
  ['/portfolio', '/project/two-rooms'],
  ['/case-study/low-tide', '/portfolio'],
] as const;

for (const [from, to] of STEPS)
  test(`${to} looks the same after ${from} as on a first visit${fullUnless(to === '/project/two-rooms')}`, async ({
    page,
  }) => {
    // With a hash all of the page is laid out from the start, as of one that a link leads to.
    await visit(page, `${to}#whole`);
    const first = await styled(page);
    expect(first.length).toBeGreaterThan(50);
    await visit(page, from);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.locator(`a[href="${to}"]`).first().click();
    await expect(page).toHaveURL(to);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    const known = new Set(first);
    await expect
      .poll(async () => (await styled(page)).filter((element) => !known.has(element)))
      .toEqual([]);
    expect(await styled(page)).toHaveLength(first.length);
  });

const PROJECT = '/project/paper-weather';
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Paper Weather' });
const link = (page: Page) => page.locator(`a[href="${PROJECT}"]`).first();

const STYLES = '**/styles-of-work-*.css';

test('a page comes once its styles are there, and is loading until the code of its slices is', async ({
  page,
}) => {
  const sendStyles = await hold(page, /styles-of-work-[^/]*\.css/);
  const sendCode = await hold(page, /\/assets\/MovingGallery-[^/]*\.js/);
  await visit(page, '/');
  const asked = page.waitForRequest(STYLES);
  await link(page).click();
  await asked;
  await expect(page).toHaveURL(PROJECT);
  await frames(page, 20);
  await expect(title(page)).toHaveCount(0);
  sendStyles();
  await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
  sendCode();
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Gallery' })).toBeAttached();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
});

test('styles that do not come are asked for again', async ({ page }) => {
  await page.route(STYLES, (route) => route.abort());
  await visit(page, '/');
  await link(page).click();
  const failure = 'This part of the site could not be loaded';
  await expect(page.getByRole('heading', { level: 1, name: failure })).toBeVisible();
  await page.unroute(STYLES);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: failure })).toHaveCount(0);
  await link(page).click();
  await expect(title(page)).toBeVisible();
});
