import { expect, type BrowserContext, type Page } from '@playwright/test';
import { translate, type Translated } from './translate.ts';
import { frames } from './visit.ts';

declare global {
  interface Window {
    /** Texts that were translated, with the words they had. */
    translated?: Translated[];
  }
}

/**
 * Translates a page, and all that comes later, as browsers do; each text that was moved is noted. Runs in the page
 * with the function that moves texts as a string, as a policy of the page forbids to evaluate one there.
 */
const SCRIPT = `(() => {
  if (window.translated) return;
  const noted = (window.translated = []);
  const translate = ${translate.toString()};
  const look = () => {
    noted.push(...translate(document.body));
  };
  new MutationObserver(look).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  look();
})()`;

/** Begins to translate a page and its frames, as far as they are there. */
export async function translatePage(page: Page): Promise<void> {
  await Promise.all(
    page.frames().map((frame) =>
      // A frame may go meanwhile.
      frame.evaluate(SCRIPT).catch(() => {}),
    ),
  );
}

/** Translates every page of a context from when it is loaded on, those of the site from when they are hydrated. */
export async function translateAlways(context: BrowserContext): Promise<void> {
  await context.addInitScript(`(() => {
    const begin = () => {
      if (document.readyState === 'loading') return;
      const isSite = document.getElementById('state') !== null;
      if (isSite && document.documentElement.dataset.ready === undefined) return;
      watch.disconnect();
      ${SCRIPT};
    };
    const watch = new MutationObserver(begin);
    watch.observe(document, { childList: true, attributes: true, subtree: true });
    addEventListener('DOMContentLoaded', begin);
  })()`);
}

/** What a page says, and its texts that React has changed since they were translated: it shows those as they were. */
async function look(page: Page) {
  const inPage = () => ({
    words: document.body.innerText.trim(),
    stale: (window.translated ?? [])
      .filter(({ text, words, shown }) => shown.isConnected && text.data !== words)
      .map(({ text, words, shown }) => {
        const path: string[] = [];
        for (let one = shown.parentElement; one && path.length < 4; one = one.parentElement)
          path.unshift(one.tagName.toLowerCase() + (one.className ? `.${one.className}` : ''));
        return `“${words}” is “${text.data}” now, in ${path.join(' > ')}`;
      }),
  });
  return page.evaluate(inPage).catch(async () => {
    // A link has led to another document.
    await page.waitForFunction(() => document.readyState === 'complete');
    return page.evaluate(inPage);
  });
}

/** What React reports of a part that was translated before it was hydrated: it renders that part anew. */
const RENDERED_ANEW = /React error #(418|423|425)\b/;

/** Collects what a page throws and logs as an error. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!RENDERED_ANEW.test(message)) faults.push(message);
  });
  page.on('console', (message) => {
    if (
      message.type() === 'error' &&
      /NotFoundError|Failed to execute|failed\.$/.test(message.text())
    )
      faults.push(message.text());
  });
  return faults;
}

/** Expects that a translated page has not broken: nothing was thrown, it says something, and nothing old. */
export async function expectWhole(page: Page, faults: readonly string[]): Promise<void> {
  await expect.poll(async () => (await look(page)).words).not.toBe('');
  const { words, stale } = await look(page);
  expect(faults).toEqual([]);
  expect(stale).toEqual([]);
  expect(words).not.toMatch(/has stopped working|Reloading often helps/);
}

/** Whether it is a page of the site that has started, or the editor: without scripts nothing is rendered anew. */
export const isOurs = (page: Page): Promise<boolean> =>
  page
    .evaluate(
      () =>
        document.documentElement.dataset['ready'] === '' ||
        document.querySelector('#editor main') !== null,
    )
    .catch(() => false);

/** What would end a session, or cannot be taken back: it is not pressed. */
const FINAL = /delete|remove|publish|discard|sign out|reload|take|upload|archive|replace/i;

const CONTROLS = 'button, [role=tab], [role=radio], [role=switch]';
const FIELDS = 'textarea, input[type=text]';
const LINKS = 'a[href^="/"]:not([target])';

/** Elements that can be seen and used, in the page. */
const shown = (page: Page, selector: string) =>
  page.evaluateHandle(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>(wanted)].filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          !one.matches(':disabled, [aria-disabled=true]') &&
          one.closest('[inert]') === null,
      ),
    selector,
  );

/**
 * Goes on in a page whose texts are moved from now on: types into its first field, presses so many of its controls,
 * and follows a link. After each step the page must be whole.
 */
export async function goOn(page: Page, presses: number): Promise<void> {
  const faults = faultsOf(page);
  const step = async (act: () => Promise<unknown>) => {
    // A step that leads to another document ends what is evaluated in this one.
    await act().catch(() => {});
    await frames(page).catch(() => {});
    await expectWhole(page, faults);
  };
  const press = async (selector: string, at: number) =>
    (await shown(page, selector)).evaluate((all, wanted) => all[wanted]?.click(), at);
  await translatePage(page);
  const fields = await shown(page, FIELDS);
  await fields.evaluate(([first]) => first?.focus());
  if (await fields.evaluate(([first]) => first === document.activeElement))
    await step(() => page.keyboard.type(' x'));
  const names = await (
    await shown(page, CONTROLS)
  ).evaluate((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent));
  const chosen = names.flatMap((name, at) => (FINAL.test(name) ? [] : [at])).slice(0, presses);
  for (const at of chosen) {
    await step(() => press(CONTROLS, at));
    await step(() => page.keyboard.press('Escape'));
  }
  await step(() => press(LINKS, 0));
}
