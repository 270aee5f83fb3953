import { expect, test, type Page } from '@playwright/test';
import { gate, visit } from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Project', exact: true });

/** A window of 1280 × 900 at 400%, and a narrow one. */
const ZOOMED = { width: 320, height: 225 };
const NARROW = { width: 320, height: 640 };

for (const address of ['/project/hush-watch', '/case-study/low-tide'])
  test(`at 400%, and 320 px wide, the floating bar covers nothing of ${address}${fullUnless(address === '/project/hush-watch')}`, async ({
    page,
  }) => {
    await page.setViewportSize(NARROW);
    await visit(page, `${address}#whole`);
    if (address === '/project/hush-watch') {
      const note = await page.locator('main article form ~ *').last().boundingBox();
      const box = await bar(page).boundingBox();
      expect(note?.height).toBeGreaterThan(0);
      expect(box?.y).toBeGreaterThanOrEqual((note?.y ?? 0) + (note?.height ?? 0));
    }
    await page.setViewportSize(ZOOMED);
    await expect(bar(page)).toHaveCSS('position', 'static');
    await bar(page).scrollIntoViewIfNeeded();
    await expect(bar(page).getByRole('link', { name: 'Back' })).toBeInViewport();
  });

test('on its side a phone has the titles of all first screens, and the field of the password, in the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  await expect(gate(page).getByText('Creative Developer')).toBeInViewport({ ratio: 1 });
  for (const address of ['/', '/project/hush-watch', '/case-study/low-tide', '/nothing']) {
    await visit(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    const fields = page.getByLabel('Enter Password');
    for (const field of await fields.all()) await expect(field).toBeInViewport({ ratio: 1 });
  }
});

test('the bar of a project floats 80 px above the bottom; at its end it is 28 px below the top, and goes with it before it covers the footer', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/project/paper-weather#whole');
  await expect(bar(page)).toHaveText(/Paper Weather2024.*Project Link/);
  await expect(bar(page).getByRole('link', { name: 'Project Link' })).toHaveAttribute(
    'target',
    '_blank',
  );
  const floating = { x: 420, y: 900 - 80 - 60, width: 600, height: 60 };
  await expect.poll(() => bar(page).boundingBox()).toEqual(floating);
  await page.setViewportSize({ width: 390, height: 844 });
  // There it would lie on the first words, and comes with the first scroll.
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
    return bar(page).boundingBox();
  };
  expect(await end(400)).toMatchObject({ y: 28, height: 60 });
  const leaving = await end(50);
  expect((leaving?.y ?? 0) + 60).toBeLessThanOrEqual(51);
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

for (const viewport of [
  ZOOMED,
  NARROW,
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 2560, height: 1300 },
])
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
