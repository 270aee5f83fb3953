import { expect, type Page } from '@playwright/test';
import { colourViolationsIn, violationsIn } from '../axe.ts';
import { settled } from '../visit.ts';

/** Expects nothing of axe in either theme. */
export async function expectAccessible(page: Page, where: string) {
  for (const theme of ['dark', 'light']) {
    // oxlint-disable-next-line no-await-in-loop -- one theme after the other
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    // oxlint-disable-next-line no-await-in-loop -- colours change slowly
    await settled(page);
    const found = theme === 'dark' ? violationsIn(page) : colourViolationsIn(page);
    // oxlint-disable-next-line no-await-in-loop -- of the theme that was just set
    expect.soft(await found, `${where}, ${theme}`).toEqual([]);
  }
}
