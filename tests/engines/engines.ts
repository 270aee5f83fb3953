import { describe, expect } from 'vitest';
import type { Browser, Engine } from './Browser.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

/** Timeout in ms for the effect of a step, on a busy machine without a graphics card. */
export const soon = { timeout: 60_000, interval: 100 };

/** Screens of every kind, and text of the heading of each. */
export const SCREENS = [
  ['/', 'Product Designer'],
  ['/portfolio', 'All Projects'],
  ['/categories/motion', 'Motion'],
  ['/projects/public-services', 'Public Services'],
  ['/project/paper-weather', 'Paper'],
  ['/project/two-rooms', 'Two'],
  ['/case-study/low-tide', 'Low Tide'],
  ['/about', 'About'],
  ['/project/hush-watch', 'Password'],
  ['/nothing/here', "Page Wasn't"],
] as const;

/** Defines tests for each engine. One that this machine does not have is skipped, and said to be. */
export function inEachEngine(
  define: (launch: Engine['launch']) => void,
  { timeout = 90_000 } = {},
): void {
  for (const { name, missing, launch } of [firefox, webkit]) {
    const reason = missing();
    if (reason) console.warn(`${name} is skipped: ${reason}`);
    describe.skipIf(reason)(name, { timeout }, () => define(launch));
  }
}

/** Opens a page of the site and waits until it is hydrated. */
export async function openPage(browser: Browser, address: string): Promise<void> {
  await browser.goto(address);
  await expect
    .poll(() => browser.run(() => document.documentElement.dataset['ready'] ?? null), soon)
    .toBe('');
}
