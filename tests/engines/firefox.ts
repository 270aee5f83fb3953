import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch as launchBrowser, type KeyInput } from 'puppeteer-core';
import type { Browser, Engine, Plain } from './Browser.ts';
import { findFile, onPath } from './findFile.ts';

const program = () => process.env['FIREFOX_PATH'] ?? findFile(onPath('firefox-esr', 'firefox'));

async function launch(): Promise<Browser> {
  const executablePath = program();
  if (!executablePath) throw new Error('Firefox is not installed');
  const home = mkdtempSync(join(tmpdir(), 'slicefolio-engine-'));
  const browser = await launchBrowser({
    browser: 'firefox',
    executablePath,
    userDataDir: home,
    // Firefox refuses to run as root in another user's home.
    env: { ...process.env, HOME: home },
  });
  const [page = await browser.newPage()] = await browser.pages();
  const find = async (selector: string) => {
    const element = await page.$(selector);
    if (!element) throw new Error(`Nothing on ${page.url()} matches ${selector}`);
    return element;
  };
  return {
    goto: async (address) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    },
    // Casts: puppeteer's own types unwrap handles, of which there are none here.
    run: (script, ...args) =>
      page.evaluate(script as (...args: Plain[]) => unknown, ...args) as never,
    click: async (selector) => (await find(selector)).click(),
    type: async (selector, text) => (await find(selector)).type(text),
    press: async (chord) => {
      // Cast: the tests name keys as puppeteer does.
      const keys = chord.split('+') as KeyInput[];
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.toReversed()) await page.keyboard.up(key);
    },
    back: async () => {
      await page.goBack({ waitUntil: 'domcontentloaded' });
    },
    forward: async () => {
      await page.goForward({ waitUntil: 'domcontentloaded' });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    close: async () => {
      await browser.close();
      // A browser that has ended may still have a process that writes.
      rmSync(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** Gecko, driven by puppeteer over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () =>
    program() ? null : 'no firefox-esr or firefox on the PATH, and FIREFOX_PATH is not set',
  launch,
};
