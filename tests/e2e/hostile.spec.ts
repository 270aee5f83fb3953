import { expect, test, type Page } from '@playwright/test';
import { readModels } from '#prismic-folder';
import { isSample, runsAll, seeds } from '../support/hostile/seeds.ts';
import { serveHostile } from '../support/hostile/serveHostile.ts';
import { enter } from '../support/visit.ts';
import { startSite } from '../support/site.ts';
import { fullUnless } from '../support/full.ts';

/** Number of sites: they have at least 200 pages. */
const SITES = 10;
const LEAST = 20;
/** `npm test` visits every sixth page: without a browser all of them are rendered. */
const SHARE = 6;

/** Texts a page must not show: those of a part of the application that failed. */
const GAVE_UP = /hydrat|Minified React|is left out|failed and/i;

/** Records whatever runs that should not, and every failure of the site. */
async function watch(page: Page, origin: string): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(`an error: ${message}`));
  page.on('dialog', (dialog) => {
    faults.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && GAVE_UP.test(message.text())) faults.push(message.text());
  });
  await enter(page);
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  return faults;
}

/** The faults of the page as the browser has it. */
const faultOf = (page: Page) =>
  page.evaluate(() => {
    if ('__pwned' in window) return 'a script of the content ran';
    if (document.body.innerText.trim() === '') return 'the page is blank';
    const runs = /^\s*(?:javascript|vbscript|data):/i;
    for (const link of document.querySelectorAll('a')) {
      if (runs.test(link.href)) return `a link to ${link.href}`;
    }
    for (const element of document.querySelectorAll('body *')) {
      const handler = element.getAttributeNames().find((name) => name.startsWith('on'));
      if (handler !== undefined) return `a handler: ${element.outerHTML.slice(0, 200)}`;
    }
    return null;
  });

for (const seed of seeds(SITES)) {
  test(`the pages of hostile site ${seed} hydrate, and nothing injected runs${fullUnless(seed === 1)}`, async ({
    page,
  }) => {
    test.setTimeout(480_000);
    const { models } = await readModels(process.cwd());
    const service = await serveHostile(seed, models);
    const site = await startSite({ PRISMIC_ENDPOINT: service.endpoint });
    const faults = await watch(page, site.origin);
    for (const path of service.paths.filter((_, at) => !isSample || at % SHARE === 0)) {
      const response = await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => document.documentElement.dataset['ready'] === '');
      const fault = await faultOf(page);
      if (fault !== null) faults.push(fault);
      if (![200, 404].includes(response?.status() ?? 0))
        faults.push(`status ${response?.status()}`);
      const hint = `HOSTILE_SEED=${seed} npx playwright test --config tests/e2e/playwright.config.ts hostile`;
      expect(faults, `${path} of seed ${seed}; again: ${hint}`).toEqual([]);
    }
    if (runsAll) expect(service.paths.length).toBeGreaterThanOrEqual(LEAST);
    await site.stop();
    await service.stop();
  });
}
