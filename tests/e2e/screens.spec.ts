import { expect, test, type Page } from '@playwright/test';
import { isReadable, measureContrasts } from '../../scripts/audit/contrast/measureContrast.ts';
import { unnamed, walkByKeyboard } from '../support/controls.ts';
import { FULL, fullUnless } from '../support/full.ts';
import { cutTexts, overflow } from '../support/reflow.ts';
import { watchShifts } from '../support/shifts.ts';
import { invisibleControls } from '../support/systemColors.ts';
import {
  expectAccessibleInThemes,
  gate,
  menu,
  quiet,
  ready,
  rested,
  scrollTo,
  settled,
  stayHere,
  visit,
  walkDown,
} from '../support/visit.ts';

type State = 'gate' | 'menu';

/** Every screen and state of the site once; what holds for all of them is checked here. */
const SCREENS: [name: string, address: string, state?: State][] = [
  ['the gate', '/', 'gate'],
  ['the menu', '/', 'menu'],
  ['Home', '/'],
  ['all projects', '/portfolio'],
  ['a category', '/categories/motion'],
  ['a category list', '/projects/public-services'],
  ['the fallback', '/projects'],
  ['a spread', '/project/paper-weather'],
  ['a spread with a player', '/project/kelp'],
  ['a spread with other embeds', '/project/soft-bodies'],
  ['an external project', '/project/two-rooms'],
  ['another external project', '/project/far-room'],
  ['a case study', '/case-study/low-tide'],
  ['a page of the owner', '/about'],
  ['a page with an embed', '/colophon'],
  ['the password gate', '/project/hush-watch'],
  ['not found', '/categories/nothing'],
];

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** A narrow window, one of 1280 × 1024 px zoomed to 400%, one of 1440 × 900 px to 200%, and a large one. */
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
  { width: 720, height: 450 },
  { width: 2560, height: 1440 },
];

/** Errors of the page, among them what its policy blocks; the browser itself reports a missing page and a blocked file. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 40[134]|BLOCKED_BY_CLIENT/.test(message.text()))
      errors.push(message.text());
  });
  return errors;
}

async function open(page: Page, address: string, state?: State) {
  if (state !== 'gate') await visit(page, address);
  else {
    await page.goto(address);
    await ready(page);
    await expect(gate(page)).toBeVisible();
  }
  if (state !== 'menu') return;
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-opens=menu]')?.click());
  await expect(menu(page)).toBeVisible();
}

/** Images whose `sizes` are an estimate. */
const ESTIMATED = [
  // The light behind the title of Home: on upright screens it may be a third coarser.
  '[aria-hidden="true"] img[data-fit="cover"]',
  // As tall as the list beside it.
  'div:has(+ ul) > img[data-fit="cover"]',
].join();

/**
 * Runs in the page: the images that are loaded in another width than the one of `srcset` that fits the width in which
 * they are drawn, and the layers of covers whose `sizes` are not that width.
 */
function inexact(except: string) {
  const images = [...document.images].filter(
    (image) => image.srcset && image.clientWidth > 0 && image.complete && !image.matches(except),
  );
  const wrong: string[] = [];
  for (const image of images) {
    // The size by `sizes`: a file's own size is divided by the density that `sizes` makes of it.
    const { clientWidth, clientHeight, naturalWidth: slot, naturalHeight } = image;
    const byHeight = (clientHeight * slot) / naturalHeight;
    const { objectFit } = getComputedStyle(image);
    const fits: Record<string, number> = {
      cover: Math.max(clientWidth, byHeight),
      contain: Math.min(clientWidth, byHeight),
    };
    const drawn = fits[objectFit] ?? clientWidth;
    const offered = [...image.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    const fitting = (width: number) =>
      offered.find((one) => one >= width * devicePixelRatio - 2) ?? offered.at(-1);
    const isLayer = image.closest('[data-overflows]') !== null;
    if (fitting(slot) !== fitting(drawn) || (isLayer && Math.abs(slot - drawn) > 2))
      wrong.push(`${image.currentSrc}: ${slot} instead of ${Math.round(drawn)} px`);
  }
  return [...new Set(wrong)];
}

/** By keys alone each stop is named, ringed, large, uncovered and in the window. */
async function expectKeyboard(page: Page, where: string) {
  expect.soft(await unnamed(page), where).toEqual([]);
  const stops = await walkByKeyboard(page);
  expect(stops.length).toBeGreaterThan(0);
  const faulty = stops.filter(
    ({ name, coveredBy, isInWindow, isLarge, hasRing }) =>
      name === '' || coveredBy !== null || !isInWindow || !isLarge || !hasRing,
  );
  expect.soft(faulty, where).toEqual([]);
}

for (const [name, address, state] of SCREENS)
  test(`${name} does not shift, fits every window and twice the text size, loads images as they are drawn, is used by keys alone, passes axe in both themes, shows its controls in forced colours, and logs no error${fullUnless(name === 'a spread')}`, async ({
    page,
  }) => {
    const errors = errorsOf(page);
    await stayHere(page);
    // As a blocker does it: an empty script is an error of the player's library.
    await page.route('https://player.vimeo.com/api/**', (route) => route.abort('blockedbyclient'));
    const shifts = await watchShifts(page);
    for (const size of [PHONE, DESK]) {
      const where = `${size.width} px`;
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.setViewportSize(size);
      await open(page, address, state);
      if (!state) {
        await rested(page);
        // At the first input the next project leaves its row, which nobody sees; with a jump in the same frame it counts.
        await page.mouse.move(1, 1);
        await expect(page.locator('main [data-next]')).toHaveCount(0);
        await walkDown(page);
        await quiet(page);
        const { sum, moved } = await shifts();
        expect.soft(sum, moved.join('\n')).toBeLessThan(0.01);
        expect.soft(await page.evaluate(inexact, ESTIMATED), where).toEqual([]);
        expect.soft(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
        await scrollTo(page, 0);
      }
      expect.soft(await overflow(page), where).toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await settled(page);
      await expectKeyboard(page, where);
    }
    if (!state) await expectAccessibleInThemes(page, name);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      if (size === WINDOWS[0] && state !== 'gate') await walkDown(page);
      expect.soft(await overflow(page), `${size.width} × ${size.height}`).toEqual([]);
      expect.soft(await cutTexts(page), `${size.width} × ${size.height}`).toEqual([]);
    }
    // In the large window they are loaded anew.
    await quiet(page);
    if (!state) expect.soft(await page.evaluate(inexact, ESTIMATED), 'large').toEqual([]);
    await page.setViewportSize(DESK);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect.soft([await overflow(page), await cutTexts(page)], 'large text').toEqual([[], []]);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
    for (const top of [0, 1e6]) {
      await scrollTo(page, top);
      // Parts that leave for the footer fade.
      await expect.poll(() => invisibleControls(page), `forced colours, ${top}`).toEqual([]);
    }
    expect(errors).toEqual([]);
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

/** Contrasts of texts in both themes. */
async function contrastsIn(page: Page, targets: readonly string[]) {
  expect(targets.length).toBeGreaterThan(0);
  const found: Awaited<ReturnType<typeof measureContrasts>>[number][] = [];
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    found.push(...(await measureContrasts(page, targets)));
  }
  return found;
}

/** Contrast of running text (WCAG 2.2, 1.4.6, AAA), where the site sets the colours. */
const BODY = 7;

test(`running text has a contrast of 7 to 1, and the header over the light is legible, in both themes${FULL}`, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stayHere(page);
  for (const address of ['/about', '/categories/motion']) {
    await page.setViewportSize(DESK);
    await visit(page, address);
    await walkDown(page);
    const texts = await textsIn(page, 'main p, main dd, main li, footer p', 40);
    const contrasts = await contrastsIn(page, texts);
    expect.soft(contrasts.filter(({ ratio }) => ratio !== null && ratio < BODY)).toEqual([]);
  }
  for (const width of [320, 768, DESK.width]) {
    await page.setViewportSize({ ...DESK, width });
    await scrollTo(page, 0);
    const contrasts = await contrastsIn(page, await textsIn(page, 'header a, header span'));
    expect
      .soft(
        contrasts.filter((text) => !isReadable(text)),
        `${width} px`,
      )
      .toEqual([]);
  }
});

/** Texts to measure, and the contrast their own colours have. */
const PROBES: [name: string, style: string, ratio: number][] = [
  ['grey on grey', 'color: #777; background: #888', 1.26],
  ['half transparent', 'color: rgb(0 0 0 / 50%); background: #fff', 3.98],
  ['faded', 'color: #000; background: #fff; opacity: 0.999', 21],
];

test(`the measurement finds the contrast of a text at the top and end of a page, and under fixed elements${FULL}`, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/about');
  await walkDown(page);
  await scrollTo(page, 0);
  const expected = await page.evaluate((probes) => {
    const targets = (['afterbegin', 'beforeend'] as const).flatMap((place) =>
      probes.map(([text, style, ratio], index) => {
        const added = `<p id="${place}-${index}" style="${style}">${text}</p>`;
        document.body.insertAdjacentHTML(place, added);
        return { target: `#${place}-${index}`, text, ratio };
      }),
    );
    // Covers the texts at the top until the page is scrolled.
    document.body.insertAdjacentHTML('afterbegin', '<div style="height: 700px"></div>');
    const cover = '<div style="position: fixed; inset: auto 0 0; height: 300px; background: #333">';
    document.body.insertAdjacentHTML('beforeend', cover);
    return targets;
  }, PROBES);
  const targets = expected.map(({ target }) => target);
  expect(await measureContrasts(page, targets)).toEqual(
    expected.map((probe) => ({ ...probe, ratio: expect.closeTo(probe.ratio, 1), needed: 4.5 })),
  );
});
