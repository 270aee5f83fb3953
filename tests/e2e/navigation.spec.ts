import { expect, test, type Page } from '@playwright/test';
import { watchShifts } from '../support/shifts.ts';
import { quiet, ready, rested, saveData, scrollTo, stayHere, visit } from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';

const y = (page: Page) => page.evaluate(() => window.scrollY);
/** Code of pages; modules that only a mouse loads do not count. */
const isCode = (path: string) => path.endsWith('.js') && !/smoothScroll|Cursor|spring/.test(path);

/** Whether a request asks in which languages a page can be read, which no page waits for. */
const asksForLanguages = ({ pathname, searchParams }: URL) =>
  /^\/api\/(?:v2|(?:v2\/)?tags)$/.test(pathname) || searchParams.get('pageSize') === '1';

/** Paths requested from now on for the pages themselves. */
function requestedPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!asksForLanguages(url)) paths.push(url.pathname);
  });
  return paths;
}

test("a link's code and content are prefetched once the focus nears it, and not again", async ({
  page,
}) => {
  await saveData(page);
  await visit(page, '/about');
  // The first input loads what is done ahead, and the choice of languages.
  const languages = page.waitForRequest('**/assets/Languages-*.js');
  await page.keyboard.press('Shift');
  await languages;
  await quiet(page);
  const paths = requestedPaths(page);
  await page.getByRole('link', { name: 'Design Systems' }).focus();
  await expect.poll(() => paths.some((path) => /CategoryScreen/.test(path))).toBe(true);
  await expect.poll(() => paths.filter((path) => path.endsWith('/search')).length).toBe(1);
  await quiet(page);
  const before = paths.length;
  await page.getByRole('link', { name: 'Design Systems' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Design System' })).toBeVisible();
  expect(paths.slice(before).filter((path) => isCode(path) || path.startsWith('/api/'))).toEqual(
    [],
  );
});

test('going back restores the scroll position, also after reloads in between', async ({ page }) => {
  await visit(page);
  await scrollTo(page, 1800);
  await page.reload();
  await expect.poll(() => y(page)).toBe(1800);
  await ready(page);
  // The header is hidden here, so a script clicks its links.
  await page.evaluate(() => document.querySelector<HTMLElement>('header nav a')?.click());
  await expect(page).toHaveURL(/categories/);
  await expect.poll(() => y(page)).toBe(0);
  await page.reload();
  await ready(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => y(page)).toBe(1800);
});

test('anchors work: in an address, on click, and when going back', async ({ page }) => {
  await visit(page, '/about#contact');
  const top = () =>
    page.locator('#contact').evaluate((footer) => Math.round(footer.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThanOrEqual(1);
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.evaluate((link) => link.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about#content');
  await expect(page.locator('#content')).toBeFocused();
  await expect.poll(() => y(page)).toBeLessThan(200);
  await page.goBack();
  await expect(page).toHaveURL('/about#contact');
  await expect.poll(top).toBeLessThanOrEqual(1);
});

/** Pages, and the elements that hydration must not replace. */
const TAKEN_OVER = [
  ['/', 'h1'],
  ['/project/two-rooms', 'section[aria-label="Two Rooms"]'],
] as const;

for (const [address, selector] of TAKEN_OVER)
  test(`the first page ${address} hydrates as it is: nothing shifts and no element is replaced${fullUnless(address === '/')}`, async ({
    page,
  }) => {
    await stayHere(page);
    const shifts = await watchShifts(page);
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.addInitScript((what) => {
      new MutationObserver((_, observer) => {
        const element = document.querySelector(what);
        if (!element) return;
        observer.disconnect();
        Object.assign(window, { element });
      }).observe(document, { childList: true, subtree: true });
    }, selector);
    await visit(page, address);
    await rested(page);
    expect((await shifts()).sum).toBeCloseTo(0, 3);
    // Cast: set above.
    const isSame = (what: string) =>
      (window as unknown as { element: Element }).element === document.querySelector(what);
    expect(await page.evaluate(isSame, selector)).toBe(true);
    expect(errors).toEqual([]);
  });
