import { expect, type Locator, type Page } from '@playwright/test';

/** A window that is used by keys alone. */
export interface Keyboard {
  /** Presses keys one after another; after each of them something has the focus. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  /** Types a text into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** Goes to a control that comes after what has the focus, with Tab or another key; past the last one is an error. */
  readonly to: (target: Locator, key?: string) => Promise<void>;
  /** Waits until the live region has said a sentence since the last call. */
  readonly hears: (words: string | RegExp) => Promise<void>;
  /** That no pointer was used, and the focus was never lost. */
  readonly finish: () => Promise<void>;
}

interface Watched {
  said: string[];
  pointers: string[];
}

/** More controls than any part of the editor has before the one that is looked for. */
const MAX_STEPS = 80;

/** Watches what a page says and what moves on it. To be called before the page is opened. */
export async function keyboardOf(page: Page): Promise<Keyboard> {
  await page.addInitScript(() => {
    const watched: Watched = { said: [], pointers: [] };
    Object.assign(window, { watched });
    const regions = '[data-live-announcer][role=status], [data-live-announcer][role=alert]';
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const text = element?.closest(regions)?.textContent ?? '';
        if (text !== '') watched.said.push(text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
    for (const type of ['pointerdown', 'pointermove', 'mousedown', 'wheel']) {
      window.addEventListener(
        type,
        (event) => {
          // Chromium tells a page that changes of the mouse that rests on it.
          const isAtRest =
            event instanceof MouseEvent &&
            type === 'pointermove' &&
            event.movementX === 0 &&
            event.movementY === 0;
          if (event.isTrusted && !isAtRest) watched.pointers.push(type);
        },
        true,
      );
    }
  });

  // Cast: set by the script above.
  const watched = () => page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  const hasFocus = () =>
    page.evaluate(
      () => document.activeElement !== null && document.activeElement !== document.body,
    );
  const expectFocus = (after: string) =>
    expect.poll(hasFocus, { message: `something has the focus after ${after}` }).toBe(true);

  const press = async (...keys: readonly string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await expectFocus(key);
    }
  };
  return {
    press,
    async type(text) {
      await page.keyboard.type(text);
      await expectFocus(text);
    },
    async to(target, key = 'Tab') {
      await expect(target).toBeVisible();
      for (let step = 0; step < MAX_STEPS; step += 1) {
        const focus = await target.evaluate((element) => {
          if (element.contains(document.activeElement)) return 'there';
          return document.activeElement === document.body ? 'nowhere' : 'elsewhere';
        });
        if (focus === 'there') return;
        if (focus === 'nowhere' && step > 0) await expectFocus(key);
        else await page.keyboard.press(key);
      }
      await expect(target).toBeFocused();
    },
    async hears(words) {
      const isMatch = (sentence: string) =>
        typeof words === 'string' ? sentence.includes(words) : words.test(sentence);
      await expect
        .poll(async () => (await watched()).said.filter(isMatch), {
          message: `the live region says ${String(words)}`,
        })
        .not.toEqual([]);
      await page.evaluate(() => {
        // Cast: set by the script above.
        (window as unknown as { watched: Watched }).watched.said.length = 0;
      });
    },
    async finish() {
      expect((await watched()).pointers).toEqual([]);
      await expectFocus('the last step');
    },
  };
}
