import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/editor/editorTest.ts';
import { canvasOf, press } from '../../support/editorPage.ts';
import { boxOf } from '../../support/visit.ts';

const VIOLET = '#9C72FF';

const rootOf = (page: Page) => canvasOf(page).locator('html');

/** The colour of the buttons of a page. */
const brandOf = (root: Locator) =>
  root.evaluate((element) => getComputedStyle(element).getPropertyValue('--brand').trim());

/** The first families of all text of a page that is as large as titles, but for what is pressed. */
const largeFaces = (root: Locator) =>
  root.evaluate((element) => {
    const faces = [...element.querySelectorAll('#page *')].flatMap((one) => {
      const { fontSize, fontFamily } = getComputedStyle(one);
      const hasText = [...one.childNodes].some((node) => node.nodeType === 3);
      const isTitle = hasText && Number.parseFloat(fontSize) >= 24 && !one.closest('a, button');
      return isTitle ? [fontFamily.split(',')[0]?.replaceAll('"', '')] : [];
    });
    return [...new Set(faces)];
  });

async function openLook(page: Page): Promise<void> {
  await page.goto('/edit/look');
  await expect(canvasOf(page).locator('#page main')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Ember', exact: true })).toBeAttached();
}

test('an accent is chosen by pointer and touch, faces once they are there; both are taken back, and the accent is public', async ({
  page,
  editor,
  browser,
}) => {
  await openLook(page);

  await page.getByText('Violet', { exact: true }).first().click();
  await expect(page.getByRole('radio', { name: 'Cold violet' })).toBeChecked();
  await expect(rootOf(page)).toHaveAttribute('data-accent', VIOLET);
  // The window is lit alike.
  for (const root of [rootOf(page), page.locator('html')])
    await expect.poll(() => brandOf(root)).toBe(VIOLET);

  const ring = page.getByRole('slider', { name: 'Colour' });
  // A drag along the ring, which rests, is one step.
  const box = await boxOf(ring);
  // Its knob is a disc.
  const knob = await ring.locator('[data-colored]').boundingBox();
  expect(Math.round(knob?.width ?? 0)).toBe(Math.round(knob?.height ?? 1));
  const at = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return [
      box.x + box.width / 2 + Math.cos(angle) * 55,
      box.y + box.height / 2 + Math.sin(angle) * 55,
    ] as const;
  };
  await page.mouse.move(...at(294));
  await page.mouse.down();
  await page.mouse.move(...at(200), { steps: 8 });
  await page.mouse.move(...at(120), { steps: 8 });
  await page.mouse.up();
  await expect(ring).toHaveAttribute('aria-valuenow', '120');
  await page.keyboard.press('Control+z');
  await expect(rootOf(page)).toHaveAttribute('data-accent', VIOLET);

  // The faces of a pair are on the page once they are there, on all large text of it.
  await page.getByRole('radio', { name: 'Poppins alone' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Newsreader with Hanken' })).toBeChecked();
  await expect(page.getByText(/^Newsreader and Hanken, \d+ KB once$/)).toBeVisible();
  await expect.poll(() => largeFaces(rootOf(page))).toEqual(['Newsreader']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => largeFaces(rootOf(page))).toEqual(['Poppins']);
  // A page with one theme keeps that, whatever the owner looks at.
  const root = rootOf(page);
  await page.getByRole('button', { name: 'Theme, One' }).click();
  await page.getByRole('menuitemradio', { name: 'Day only' }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Dark page' }).click();
  await expect(page.getByText('The look of the site has one theme only.')).toBeVisible();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Review 1 change' }).click();
  await press(page.getByRole('dialog'), /^Publish/);
  await expect(page.getByText('Look is public. One file written.').first()).toBeVisible();
  expect(await (await page.request.get('/')).text()).toContain(`data-accent="${VIOLET}"`);

  const phone = await browser.newContext({
    storageState: await page.context().storageState(),
    baseURL: editor.origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const hand = await phone.newPage();
  await hand.goto('/edit/look');
  const strip = hand.getByRole('group', { name: 'Colour' });
  await expect(strip).toContainText('294°');
  const track = await boxOf(strip);
  await hand.touchscreen.tap(track.x + track.width / 2, track.y + track.height / 2);
  await expect(strip).not.toContainText('294°');
  await expect(rootOf(hand)).not.toHaveAttribute('data-accent', VIOLET);
  await expect(hand.getByRole('button', { name: 'Review 1 change' })).toBeVisible();
  await phone.close();
});
