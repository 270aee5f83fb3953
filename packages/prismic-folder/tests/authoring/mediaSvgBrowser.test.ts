import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserPath } from '../../../../tests/support/browserPath.ts';
import { sanitizeSvg } from '../../src/authoring/media/svg/sanitizeSvg.ts';
import { HOSTILE_SVGS } from './support/hostileSvgs.ts';

let browser: Browser;

beforeAll(async () => {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
  browser = await chromium.launch({ executablePath: await browserPath(), args });
});

afterAll(() => browser.close());

/**
 * Opens drawings in one page, by the browser's XML parser, and clicks on everything in them (links of
 * harmful ones would leave the page). Returns what they ran, loaded or hold. No policy is sent: the files alone must be harmless.
 */
async function tracesOf(drawings: readonly string[], isClicked = true): Promise<string[]> {
  const page = await browser.newPage();
  const traces: string[] = [];
  // Declarations and comments may be before a root element only.
  const roots = drawings.map((drawing) => drawing.slice(drawing.search(/<(?:s:)?svg/)));
  const body = `<html xmlns="http://www.w3.org/1999/xhtml"><body>${roots.join('\n')}</body></html>`;
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (url === 'https://site.example/') {
      return route.fulfill({ contentType: 'application/xhtml+xml', body });
    }
    traces.push(`loads ${url}`);
    return route.abort();
  });
  page.on('dialog', (dialog) => {
    traces.push(`${dialog.type()}: ${dialog.message()}`);
    dialog.dismiss().catch(() => undefined);
  });
  await page.goto('https://site.example/');
  const { faults, count } = await page.evaluate(async (isClicked) => {
    const faults: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      const isSvg = element.namespaceURI === 'http://www.w3.org/2000/svg';
      if (!isSvg) faults.push(`<${element.tagName}>`);
      for (const { name } of element.attributes) if (/^on/i.test(name)) faults.push(name);
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      if (isClicked) element.dispatchEvent(click);
    }
    // A task later, navigations and loads of the clicks have begun.
    await new Promise((done) => setTimeout(done, 100));
    return { faults, count: document.querySelectorAll('body > *').length };
  }, isClicked);
  await page.close();
  // All were read; harmful ones may add elements.
  expect(count).toBeGreaterThanOrEqual(drawings.length);
  return [...faults, ...traces];
}

it('A browser that opens cleaned files runs and loads nothing, other than with the originals.', async () => {
  expect(await tracesOf(HOSTILE_SVGS.map((file) => sanitizeSvg(file) ?? ''))).toEqual([]);
  // The same look at the originals finds scripts that run, files that load, and foreign elements.
  const before = await tracesOf(HOSTILE_SVGS, false);
  const harm = ['alert: 1', 'loads https://evil.example/x.png', 'loads https://evil.example/x.css'];
  expect(before).toEqual(expect.arrayContaining([...harm, 'onclick', '<iframe>']));
});
