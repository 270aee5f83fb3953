import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryKeys } from '#effects/boot/memory.ts';
import type { DemoFolder } from '../support/demoFolder.ts';
import { createTranslatedFolder } from '../support/languages/translatedFolder.ts';
import { cutTextsHere, overflowHere } from '../support/reflow.ts';
import { startSite, type RunningSite } from '../support/site.ts';
import type { Browser } from './Browser.ts';
import { inEachEngine, openPage, SCREENS } from './engines.ts';

const SIZES = [
  [390, 844],
  [1440, 900],
] as const;

let folder: DemoFolder;
let site: RunningSite;

beforeAll(async () => {
  folder = createTranslatedFolder();
  site = await startSite({ CONTENT_DIR: folder.contentDir });
});
afterAll(async () => {
  await site?.stop();
  folder?.remove();
});

/** Scrolls to the end by windows, so that all of the page has been laid out. */
const walkDown = (browser: Browser) =>
  browser.run(async () => {
    const root = document.documentElement;
    for (let y = 0; y < root.scrollHeight; y += innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });

inEachEngine((launch) => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
    await browser.goto(`${site.origin}/healthz`);
    await browser.run((key) => sessionStorage.setItem(key, 'off'), memoryKeys.gate);
  });
  afterAll(() => browser?.close());

  for (const [language, dir] of [
    ['ar', 'rtl'],
    ['fr-fr', 'ltr'],
  ] as const)
    test.each(SCREENS)(`in ${language} %s fits and cuts no word`, async (path) => {
      const found: string[] = [];
      for (const [width, height] of SIZES) {
        await browser.resize(width, height);
        await openPage(browser, `${site.origin}/${language}${path.replace(/^\/$/, '')}`);
        expect(await browser.run(() => document.dir || 'ltr')).toBe(dir);
        await walkDown(browser);
        const faults = [await browser.run(overflowHere), await browser.run(cutTextsHere)].flat();
        found.push(...faults.map((fault) => `${width}: ${fault}`));
      }
      expect(found).toEqual([]);
    });
});
