import {
  expect,
  type Browser,
  type BrowserContext,
  type FrameLocator,
  type Locator,
  type Page,
} from '@playwright/test';
import type { EditedSite } from './editedSite.ts';

/** The page in the editor's frame. */
export const canvasOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Page"]');

/**
 * Waits until every field has its control: an empty input takes the keys until then, and what a test fills into that
 * is added to the value.
 */
export async function waitForControls(page: Page): Promise<void> {
  await expect(page.locator('[data-form]')).toBeAttached();
  await expect(page.locator('[data-form] [data-waiting]')).toHaveCount(0);
}

/** Opens an address of the editor and waits until the page in the frame is rendered and the form can be filled in. */
export async function openInEditor(page: Page, address: string): Promise<FrameLocator> {
  await page.goto(address);
  const canvas = canvasOf(page);
  await expect(canvas.locator('#page main')).toBeVisible();
  await waitForControls(page);
  return canvas;
}

/** Places the cursor in the first text of a slice on the page, from the list of slices and by keys alone. */
export async function enterText(page: Page, slice: number): Promise<void> {
  const slices = page.getByRole('listbox', { name: 'Slices of the page' }).getByRole('option');
  await slices.first().focus();
  await page.keyboard.press('Home');
  for (let at = 0; at <= slice; at += 1) {
    if (at > 0) await page.keyboard.press('ArrowDown');
    await expect(slices.nth(at)).toHaveAttribute('aria-selected', 'true');
    await expect(slices.nth(at)).toBeFocused();
  }
  await expect(page).toHaveURL(new RegExp(`/${slice}(?:/\\w+)?$`));
  await page.keyboard.press('Enter');
}

/** Presses a button. */
export const press = (scope: Page | Locator, name: string | RegExp): Promise<void> =>
  scope.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** Presses one of a few choices: its words, as the control itself is not drawn. */
export const pressRadio = (scope: Page | Locator, name: string): Promise<void> =>
  scope.getByRole('radio', { name, exact: true }).locator('xpath=ancestor::label').click();

/** Chooses an entry of the menu of a button. */
export async function choose(page: Page, menu: string, entry: string | RegExp): Promise<void> {
  await press(page, menu);
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Expects words anywhere in the window. */
export const expectWords = (page: Page, words: string | RegExp): Promise<void> =>
  expect(page.getByText(words).first()).toBeVisible();

/** A browser at 1440 px with a session of the editor; the site's link is used up. */
export async function openSession(browser: Browser, site: EditedSite): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.request.get(site.link);
  return context;
}

declare global {
  interface Window {
    /** What `listen` has heard. */
    heard: string[];
  }
}

/** Notes what is said to screen readers from now on, as one sentence may replace another at once; expects words in it. */
export async function listen(page: Page): Promise<(words: string) => Promise<void>> {
  await page.locator('[data-live-announcer][role="status"]').evaluate((region) => {
    window.heard = [];
    const note = () => window.heard.push(region.textContent);
    new MutationObserver(note).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return (words) =>
    expect.poll(() => page.evaluate(() => window.heard.join('\n'))).toContain(words);
}
