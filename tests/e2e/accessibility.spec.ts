import { expect, test, type Page } from '@playwright/test';
import { unnamed, walkByKeyboard } from '../support/controls.ts';
import { isReadable, measureContrasts } from '../../scripts/audit/contrast/measureContrast.ts';
import { cutTexts, overflow } from '../support/reflow.ts';
import { invisibleControls } from '../support/systemColors.ts';
import { gate, menu, ready, scrollTo, stayHere, visit, walkDown } from '../support/visit.ts';
import { FULL, fullUnless } from '../support/full.ts';

/** Each kind of screen and state, and how to reach it. */
const STATES: [name: string, open: (page: Page) => Promise<void>][] = [
  [
    'the gate',
    async (page) => {
      await page.goto('/');
      await ready(page);
      await expect(gate(page)).toBeVisible();
    },
  ],
  ['Home', (page) => visit(page)],
  ['a category', (page) => visit(page, '/categories/motion')],
  ['a spread', (page) => visit(page, '/project/paper-weather')],
  ['an external project', (page) => visit(page, '/project/two-rooms')],
  ['a case study', (page) => visit(page, '/case-study/low-tide')],
  ['a page of the owner', (page) => visit(page, '/about')],
  [
    'the menu',
    async (page) => {
      await visit(page);
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-opens=menu]')?.click());
      await expect(menu(page)).toBeVisible();
    },
  ],
  ['the password gate', (page) => visit(page, '/project/hush-watch')],
  ['not found', (page) => visit(page, '/categories/nothing')],
];

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Nothing moves, and third-party embeds are blocked: the suite needs no network. */
async function settle(page: Page, size: { width: number; height: number }) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(size);
  await stayHere(page);
}

for (const [name, open] of STATES)
  test(`${name} by keyboard, and at 320 px and twice the text size: every focus stop is named, ringed, large and uncovered, nothing is cut off${fullUnless(name === 'a spread')}`, async ({
    page,
  }) => {
    for (const size of [DESK, PHONE]) {
      await settle(page, size);
      await open(page);
      expect.soft(await unnamed(page), `${size.width} px`).toEqual([]);
      const stops = await walkByKeyboard(page);
      expect(stops.length).toBeGreaterThan(0);
      const faulty = stops.filter(
        (stop) =>
          stop.name === '' ||
          stop.coveredBy !== null ||
          !stop.isInWindow ||
          !stop.isLarge ||
          !stop.hasRing,
      );
      expect.soft(faulty, `${size.width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    if (name !== 'the gate') await walkDown(page);
    expect(await overflow(page)).toEqual([]);
    expect(await cutTexts(page)).toEqual([]);
    // 1440 px zoomed to 200%, and then the text alone.
    await page.setViewportSize({ width: 720, height: 450 });
    expect(await overflow(page)).toEqual([]);
    await page.setViewportSize(DESK);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await overflow(page)).toEqual([]);
    expect(await cutTexts(page)).toEqual([]);
  });

test('in forced colours every control of every screen is visible against its background @full', async ({
  page,
}) => {
  await settle(page, DESK);
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  for (const [name, open] of STATES) {
    await open(page);
    // Parts that leave for the footer fade.
    await expect.poll(() => invisibleControls(page), name).toEqual([]);
    await scrollTo(page, 1e6);
    await expect.poll(() => invisibleControls(page), `the end of ${name}`).toEqual([]);
  }
});

/** Selectors of elements whose own text is longer than a number of characters. */
const textsIn = (page: Page, selector: string, longerThan = 0) =>
  page.evaluate(
    ([query, length]) =>
      [...document.querySelectorAll(query)]
        .filter((element) => (element.textContent ?? '').trim().length > length)
        .filter((element) =>
          [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE),
        )
        .map((element, index) => {
          element.setAttribute('data-words', String(index));
          return `[data-words="${index}"]`;
        }),
    [selector, longerThan] as const,
  );

/** Contrast of running text (WCAG 2.2, 1.4.6, AAA), where the site sets the colours. */
const BODY = 7;

for (const address of ['/about', '/categories/motion']) {
  test(`running text at ${address} has a contrast of 7 to 1 in both themes${FULL}`, async ({
    page,
  }) => {
    await settle(page, DESK);
    await visit(page, address);
    await walkDown(page);
    const targets = await textsIn(page, 'main p, main dd, main li, footer p', 40);
    expect(targets.length).toBeGreaterThan(0);
    for (const theme of ['dark', 'light']) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      const contrasts = await measureContrasts(page, targets);
      expect(contrasts.filter(({ ratio }) => ratio !== null && ratio < BODY)).toEqual([]);
    }
  });
}

test('the header is legible over the light of a category page, at every width and in both themes @full', async ({
  page,
}) => {
  await visit(page, '/categories/motion');
  for (const width of [320, 768, 1024, 1440]) {
    await settle(page, { width, height: 900 });
    const targets = await textsIn(page, 'header a, header span');
    expect(targets.length).toBeGreaterThan(0);
    for (const theme of ['dark', 'light']) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      const contrasts = await measureContrasts(page, targets);
      expect
        .soft(
          contrasts.filter((text) => !isReadable(text)),
          `${width} px, ${theme}`,
        )
        .toEqual([]);
    }
  }
});

/** Texts to measure, and the contrast their own colours have. */
const PROBES: [name: string, style: string, ratio: number][] = [
  ['grey on grey', 'color: #777; background: #888', 1.26],
  ['black on white', 'color: #000; background: #fff', 21],
  ['half transparent', 'color: rgb(0 0 0 / 50%); background: #fff', 3.98],
  ['faded', 'color: #000; background: #fff; opacity: 0.999', 21],
];

test('the measurement finds the contrast of a text at the top, middle and end of a page, and under fixed elements @full', async ({
  page,
}) => {
  await settle(page, DESK);
  await visit(page, '/about');
  // As the audit does: the rest of the page is laid out by then, and nothing moves.
  await walkDown(page);
  await scrollTo(page, 0);
  await page.evaluate((probes) => {
    const add = (parent: Element, place: InsertPosition, at: string) => {
      for (const [index, [name, style]] of probes.entries()) {
        const text = `<p id="${at}-${index}" style="${style}">${name}</p>`;
        parent.insertAdjacentHTML(place, text);
      }
    };
    add(document.body, 'afterbegin', 'top');
    add(document.querySelector('main') ?? document.body, 'beforeend', 'middle');
    add(document.body, 'beforeend', 'end');
    // Covers the texts at the top until the page is scrolled.
    document.body.insertAdjacentHTML('afterbegin', '<div style="height: 700px"></div>');
    const cover = '<div style="position: fixed; inset: auto 0 0; height: 300px; background: #333">';
    document.body.insertAdjacentHTML('beforeend', cover);
  }, PROBES);
  const expected = ['top', 'middle', 'end'].flatMap((at) =>
    PROBES.map(([text, , ratio], index) => ({ target: `#${at}-${index}`, text, ratio })),
  );
  const contrasts = await measureContrasts(
    page,
    expected.map(({ target }) => target),
  );
  expect(contrasts).toEqual(
    expected.map((probe) => ({ ...probe, ratio: expect.closeTo(probe.ratio, 1), needed: 4.5 })),
  );
});
