import { expect, test, type Page } from '@playwright/test';
import { boxOf, gate, ready, visit } from '../support/visit.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Project', exact: true });

/** A window of 1280 × 900 at 400%, and a narrow one. */
const ZOOMED = { width: 320, height: 225 };
const NARROW = { width: 320, height: 640 };
const ON_ITS_SIDE = { width: 844, height: 390 };
const PHONE = { width: 390, height: 844 };

/** Expects the bar of an open page below all of it in a narrow window, and a part of it at 400%. */
async function expectBarBelow(page: Page) {
  await page.setViewportSize(NARROW);
  const note = await boxOf(page.locator('main article form ~ *').last());
  expect((await boxOf(bar(page))).y).toBeGreaterThanOrEqual(note.y + note.height);
  await page.setViewportSize(ZOOMED);
  await expect(bar(page)).toHaveCSS('position', 'static');
  await bar(page).scrollIntoViewIfNeeded();
  await expect(bar(page).getByRole('link', { name: 'Back' })).toBeInViewport();
}

test('on its side a phone has the titles of all first screens, and the field of the password, in the window; at 400%, and 320 px wide, the floating bar covers nothing', async ({
  page,
}) => {
  await page.goto('/');
  await page.setViewportSize(ON_ITS_SIDE);
  await expect(gate(page).getByText('Creative Developer')).toBeInViewport({ ratio: 1 });
  for (const address of ['/', '/case-study/low-tide', '/nothing', '/project/hush-watch']) {
    await visit(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByLabel('Enter Password')).toBeInViewport({ ratio: 1 });
  await expectBarBelow(page);
});

test('the bar of a project comes with the first scroll of a phone; at its end it is 28 px below the top, and goes with it before it covers the footer', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/project/paper-weather#whole');
  // It would lie on the first words.
  await expect(bar(page)).toBeHidden();
  await page.evaluate(() => window.scrollBy({ top: 20, behavior: 'instant' }));
  await expect(bar(page)).toBeVisible();
  await expect.poll(async () => (await bar(page).boundingBox())?.y).toBe(844 - 80 - 60);
  const end = async (at: number) => {
    await page.evaluate((top) => {
      const rect = document.querySelector('main article')?.getBoundingClientRect();
      window.scrollBy({ top: (rect?.bottom ?? 0) - top, behavior: 'instant' });
    }, at);
    await expect(bar(page)).toHaveAttribute('data-edge', 'top');
    return boxOf(bar(page));
  };
  expect(await end(400)).toMatchObject({ y: 28, height: 60 });
  expect((await end(50)).y + 60).toBeLessThanOrEqual(51);
});

test('in large windows the disc is to the right of the title, on Home and at the gate @full', async ({
  page,
}) => {
  const gapFrom = (disc: string) =>
    page.evaluate((selector) => {
      const scene =
        document.querySelector('dialog[open]') ?? document.querySelector('section:has(h1)')!;
      const range = document.createRange();
      range.selectNodeContents(scene.querySelector('h1, #gate-title')!);
      const lefts = [...scene.querySelectorAll(selector)].map(
        (one) => one.getBoundingClientRect().left,
      );
      return Math.min(...lefts) - range.getBoundingClientRect().right;
    }, disc);
  const windows = [1440, 1920, 2560].map((width) => ({ width, height: 0.5625 * width }));
  await page.goto('/');
  await ready(page);
  for (const window of windows.slice(1)) {
    await page.setViewportSize(window);
    expect(await gapFrom('button'), `the gate, ${window.width} px`).toBeGreaterThan(0);
  }
  await visit(page);
  for (const window of windows) {
    await page.setViewportSize(window);
    expect(await gapFrom('[data-light]'), `${window.width} px`).toBeGreaterThanOrEqual(0);
  }
});

/** Runs in the page: the smallest distance in px of the bar from the footer's heading, while the footer passes. */
async function nearest() {
  const bar = document.querySelector('nav[aria-label="Project"]');
  const footer = document.querySelector('footer');
  const heading = footer?.querySelector('h2');
  if (!bar || !footer || !heading) throw new Error('The bar or the footer is not there');
  const gaps: number[] = [];
  const end = footer.offsetTop;
  for (let y = end - innerHeight - 40; y <= end + 200; y += 20) {
    window.scrollTo({ top: y, behavior: 'instant' });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const [above, below] = [bar.getBoundingClientRect(), heading.getBoundingClientRect()];
    // In a low window the bar has gone before the heading comes.
    if (above.bottom > 0 && above.top < innerHeight)
      gaps.push(Math.max(below.top - above.bottom, above.top - below.bottom));
  }
  return Math.min(...gaps);
}

for (const viewport of [ZOOMED, NARROW, PHONE, { width: 2560, height: 1300 }])
  test(`the floating bar stays clear of Contact at ${viewport.width} × ${viewport.height} @full`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    for (const address of ['/project/paper-weather', '/project/hush-watch']) {
      await page.goto('about:blank');
      // With a hash all of the page is laid out: its end does not move meanwhile.
      await visit(page, `${address}#whole`);
      const gap = await page.evaluate(nearest);
      expect(gap, address).toBeGreaterThanOrEqual(19);
      expect(gap, address).toBeLessThan(Infinity);
    }
  });
