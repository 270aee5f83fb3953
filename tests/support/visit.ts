import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { memoryKeys } from '#effects/memory.ts';

/** Passes the welcome gate before a page loads, so that a test meets the site itself. */
export async function enter(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    // A frame in a sandbox has no storage, and no gate either.
    if (window === window.top) sessionStorage.setItem(key, 'off');
  }, memoryKeys.gate);
}

/** Waits until the application has taken the page over. */
export const ready = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset['ready'] === '');

/** Opens an address past the gate, taken over by the application. */
export async function visit(page: Page, address = '/') {
  await enter(page);
  await page.goto(address);
  await ready(page);
}

export const gate = (page: Page) => page.getByRole('dialog', { name: /Product Designer/ });
export const menu = (page: Page) => page.getByRole('dialog', { name: 'Portfolio Categories' });
/** The name of what has the focus. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });
/** Scrolls at once and waits until the page has been painted there. */
export const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
};
export const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);

/** Scrolls to the end in steps small enough for everything lazy to load. */
export const walkDown = (page: Page) =>
  page.evaluate(async () => {
    const root = document.documentElement;
    for (let y = 0; y < root.scrollHeight; y += innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 60));
    }
  });

/** Runs in the page: waits until no colour is on its way to another. */
const settled = async () => {
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
};

/** No violation of the rules axe knows, once nothing moves any more; frames can be left to their own tests. */
export async function expectAccessible(page: Page, { frames = true } = {}) {
  await page.evaluate(settled);
  const axe = new AxeBuilder({ page });
  const { violations } = await (frames ? axe : axe.exclude('iframe')).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
