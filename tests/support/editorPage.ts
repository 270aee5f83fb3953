import {
  expect,
  type Browser,
  type BrowserContext,
  type FrameLocator,
  type Page,
} from '@playwright/test';
import type { EditedSite } from './editedSite.ts';

/** The page in the editor's frame. */
export const canvasOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Page"]');

/** Opens an address of the editor and waits until the page in the frame is rendered. */
export async function openInEditor(page: Page, address: string): Promise<FrameLocator> {
  await page.goto(address);
  const canvas = canvasOf(page);
  await expect(canvas.locator('#page main')).toBeVisible();
  return canvas;
}

/** A browser at 1440 px with a session of the editor; the site's link is used up. */
export async function openSession(browser: Browser, site: EditedSite): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(site.link);
  await page.close();
  return context;
}
