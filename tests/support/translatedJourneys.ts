import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { goOn, isOurs } from './translatedPages.ts';

/** How many controls are pressed on each page. */
const PRESSES = 6;

/**
 * With `TRANSLATED=1`, every journey ends as if a browser had translated its pages then: before a page or its context
 * is closed, its texts are moved, some of its controls are pressed, a text is typed and a link is followed. It fails
 * if something is thrown, if the page is empty, and if it shows a text that has changed. Playwright's own fixtures
 * open and close their pages in the same way, so no journey has to know.
 */
export function translateJourneys(): void {
  const launch = chromium.launch.bind(chromium);
  chromium.launch = async (options) => watchBrowser(await launch(options));
}

function watchBrowser(browser: Browser): Browser {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => watchContext(await open(options));
  return browser;
}

function watchContext(context: BrowserContext): BrowserContext {
  const ended = new Set<Page>();
  context.on('page', (page) => {
    const close = page.close.bind(page);
    page.close = async (options) => {
      await end(page);
      await close(options);
    };
  });
  const close = context.close.bind(context);
  const end = async (page: Page) => {
    if (ended.has(page) || page.isClosed() || !/^https?:/.test(page.url())) return;
    ended.add(page);
    if (!(await isOurs(page))) return;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await goOn(page, PRESSES);
  };
  context.close = async (options) => {
    const problems: unknown[] = [];
    for (const page of context.pages()) {
      await end(page).catch((error: unknown) => problems.push(error));
    }
    await close(options);
    if (problems.length > 0) throw problems[0];
  };
  return context;
}
