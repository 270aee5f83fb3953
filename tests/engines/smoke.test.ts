import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { memoryKeys } from '#effects/boot/memory.ts';
import type { Browser } from './Browser.ts';
import { inEachEngine, openPage, SCREENS, soon } from './engines.ts';

const origin = inject('origin');

const heading = (browser: Browser) =>
  browser.run(() => document.querySelector('h1')?.textContent ?? '');
const path = (browser: Browser) => browser.run(() => location.pathname);
const isOpen = (browser: Browser) =>
  browser.run(() => document.querySelector('dialog[open]') !== null);
const scrollTo = (browser: Browser, y: number) =>
  browser.run((top) => window.scrollTo({ top, behavior: 'instant' }), y);

const open = (browser: Browser, address: string) => openPage(browser, origin + address);

inEachEngine((launch) => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch();
    await browser.resize(1440, 900);
    await browser.goto(`${origin}/healthz`);
  });

  afterAll(() => browser?.close());

  /** Each test begins past the gate, in a desktop window, in the dark theme. */
  beforeEach(async () => {
    await browser.resize(1440, 900);
    await browser.run((key) => {
      localStorage.clear();
      sessionStorage.clear();
      sessionStorage.setItem(key, 'off');
    }, memoryKeys.gate);
  });

  const passGate = async (choice: 'on' | 'off') => {
    await browser.run((key) => sessionStorage.removeItem(key), memoryKeys.gate);
    await open(browser, '/');
    // Records what plays at the one call that starts every stem.
    await browser.run(() => {
      const stems: { seconds: number; loop: boolean }[] = [];
      Object.assign(window, { stems });
      const { start } = AudioBufferSourceNode.prototype;
      AudioBufferSourceNode.prototype.start = function hear(...args) {
        stems.push({ seconds: this.buffer?.duration ?? 0, loop: this.loop });
        start.apply(this, args);
      };
    });
    await browser.click(`#gate button[value=${choice}]`);
    await expect
      .poll(() => browser.run(() => document.getElementById('gate') === null), soon)
      .toBe(true);
    expect(await browser.run(() => document.activeElement?.id)).toBe('content');
  };

  // Cast: set above.
  const stems = () =>
    browser.run(() => (window as unknown as { stems: { seconds: number; loop: boolean }[] }).stems);

  test('Sound On passes the gate and loops four stems of exactly 32 s', async () => {
    await passGate('on');
    await expect.poll(stems, soon).toHaveLength(4);
    expect(await stems()).toEqual(Array.from({ length: 4 }, () => ({ seconds: 32, loop: true })));
  });

  test('Sound Off passes the gate and loads no sound', async () => {
    await passGate('off');
    const sounds = () =>
      browser.run(() =>
        performance
          .getEntriesByType('resource')
          .map((entry) => entry.name)
          .filter((address) => /\.(ogg|m4a)|createMix|resonance/.test(address)),
      );
    expect(await sounds()).toEqual([]);
    expect(
      await browser.run(
        () => document.querySelector('[aria-label="Theme and sound"]')?.textContent,
      ),
    ).toContain('Sound Off');
  });

  test.each(SCREENS)('%s is laid out and hydrated', async (address, words) => {
    await open(browser, address);
    expect(await heading(browser)).toContain(words);
    const layout = await browser.run(() => ({
      isStyled: getComputedStyle(document.body).fontFamily.startsWith('Poppins'),
      fillsWindow: (document.querySelector('main')?.offsetHeight ?? 0) >= innerHeight,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect(layout).toEqual({ isStyled: true, fillsWindow: true, overflow: 0 });
  });

  test('the menu opens on a phone, closes by Escape, and a row leads to its category', async () => {
    await browser.resize(390, 844);
    await open(browser, '/about');
    await browser.click('[aria-label="Open menu"]');
    await expect.poll(() => isOpen(browser), soon).toBe(true);
    await browser.press('Escape');
    await expect.poll(() => isOpen(browser), soon).toBe(false);
    await browser.click('[aria-label="Open menu"]');
    await expect.poll(() => isOpen(browser), soon).toBe(true);
    await browser.click('dialog[open] a[href^="/categories/"]');
    await expect.poll(() => path(browser), soon).toContain('/categories/');
    await expect.poll(() => isOpen(browser), soon).toBe(false);
  });

  test('the theme changes and is remembered', async () => {
    await open(browser, '/nothing/here');
    await browser.click('[aria-label="Theme and sound"] button');
    const shown = () => browser.run(() => document.documentElement.dataset['theme']);
    await expect.poll(shown, soon).toBe('light');
    await open(browser, '/nothing/here');
    expect(await shown()).toBe('light');
  });

  test('the columns of a gallery move in opposite directions at the speed of the field', async () => {
    await open(browser, '/case-study/low-tide');
    await browser.run(() =>
      document
        .querySelector('[aria-label="Gallery"]')
        ?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const moved = () =>
      browser.run(async () => {
        const tracks = [...document.querySelectorAll<HTMLElement>('[data-direction]')];
        const where = () => tracks.map((track) => track.getBoundingClientRect().top);
        const time = () => Number(document.timeline.currentTime);
        const [from, start] = [where(), time()];
        while (time() - start < 300) await new Promise(requestAnimationFrame);
        const seconds = (time() - start) / 1000;
        return where().map((top, index) => (top - (from[index] ?? 0)) / seconds);
      });
    const steady = async () =>
      (await moved()).map((speed, index) => speed * (index % 2 === 0 ? -1 : 1));
    // A column that starts another round meanwhile jumps back: measure again.
    await expect
      .poll(async () => (await steady()).every((speed) => Math.abs(speed - 40) < 4), soon)
      .toBe(true);
  });

  test('an item of a gallery opens over the page and closes by Escape', async () => {
    await open(browser, '/case-study/low-tide');
    await browser.run(() =>
      document.querySelector<HTMLElement>('[data-item]:not([aria-hidden])')?.click(),
    );
    await expect.poll(() => isOpen(browser), soon).toBe(true);
    await browser.press('Escape');
    await expect.poll(() => isOpen(browser), soon).toBe(false);
  });

  test('the disc of Home and the scroll hint fade with the scroll position', async () => {
    await open(browser, '/');
    const opacities = () =>
      browser.run(() => {
        const opacity = (element: Element | null | undefined) =>
          element ? Number(getComputedStyle(element).opacity) : -1;
        const words = [...document.querySelectorAll('main p')];
        return {
          light: opacity(document.querySelector('main section > [aria-hidden] > div')),
          hint: opacity(words.find((p) => p.textContent === 'Scroll Down')),
        };
      });
    const height = await browser.run(() => document.documentElement.clientHeight);
    for (const y of [0, 150, height / 2, height]) {
      await scrollTo(browser, y);
      const light = expect.closeTo(1 - y / height, 1);
      const hint = expect.closeTo(Math.max(1 - y / 300, 0), 1);
      await expect.poll(opacities, soon).toEqual({ light, hint });
    }
  });

  test('the layers of a cover move at different speeds while the page scrolls', async () => {
    await open(browser, '/');
    const layers = (share: number) =>
      browser.run((part) => {
        const cover = document.querySelector('[data-overflows]');
        const { top, height } = cover?.getBoundingClientRect() ?? { top: 0, height: 0 };
        // The cover's progress through the window.
        const wanted = innerHeight - part * (innerHeight + height);
        window.scrollTo({ top: scrollY + top - wanted, behavior: 'instant' });
        return [...(cover?.querySelectorAll(':scope > div > div') ?? [])].map((layer) =>
          Number.parseFloat(getComputedStyle(layer).translate.split(' ')[1] ?? '0'),
        );
      }, share);
    const close = (value: number) => expect.closeTo(value, -1);
    await expect.poll(() => layers(0.2), soon).toEqual([close(-11), close(30)]);
    // The object has risen in the middle of the window, and stays so.
    await expect.poll(() => layers(0.5), soon).toEqual([close(0), close(0)]);
    await expect.poll(() => layers(0.8), soon).toEqual([close(11), close(0)]);
  });

  test('a wrong password is refused, the right one unlocks the project', async () => {
    await open(browser, '/project/hush-watch');
    await browser.type('input[type=password]', 'notthewords');
    await browser.press('Enter');
    await expect
      .poll(() => browser.run(() => document.querySelector('form')?.textContent), soon)
      .toContain('Incorrect Password');
    await open(browser, '/project/hush-watch');
    await browser.type('input[type=password]', 'waningday');
    await browser.press('Enter');
    await expect
      .poll(() => browser.run(() => document.querySelector('form') === null), soon)
      .toBe(true);
    await expect.poll(() => heading(browser), soon).not.toContain('Password');
  });

  test('back and forward restore the page and its scroll position', async () => {
    await open(browser, '/portfolio');
    const link = 'a[href="/project/paper-weather"]';
    await browser.run((name) => {
      document.querySelector(name)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, link);
    const position = () => browser.run(() => Math.round(scrollY));
    const before = await position();
    expect(before).toBeGreaterThan(500);
    // Clicked by mouse: WebKit skips history entries that a script made without user input.
    await browser.click(link);
    await expect.poll(() => path(browser), soon).toBe('/project/paper-weather');
    await expect.poll(() => heading(browser), soon).toContain('Paper');
    await browser.back();
    await expect.poll(() => path(browser), soon).toBe('/portfolio');
    await expect.poll(position, soon).toBe(before);
    await browser.forward();
    await expect.poll(() => path(browser), soon).toBe('/project/paper-weather');
    await expect.poll(() => heading(browser), soon).toContain('Paper');
  });
});
