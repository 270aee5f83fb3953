import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { duration, gateArrival } from '#ui/theme/tokens.ts';
import { fullUnless } from '../support/full.ts';
import { hasTravelCode, waitLong } from '../support/travel.ts';
import { frames, hold, quiet, settled, visit } from '../support/visit.ts';

/** What a page notes about its transitions, from before its scripts run. */
interface Notes {
  /** Names of the parts that moved. */
  readonly moved: string[];
  /** Where a picture's way ends: its middle in px, and its angle in degrees. */
  landing: readonly number[];
  /** How many transitions began. */
  begun: number;
  /**
   * Sum of the layout shifts from the first transition on, soon after a press or, on a slow machine, later. Those of a
   * first load, whose letters may arrive late, are in fallbackType.spec.ts.
   */
  shift: number;
}

/** Notes transitions, and slows them down so that a test can interrupt one. */
async function watch(page: Page, rate = 1): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript((speed) => {
    const notes: Notes = { moved: [], landing: [], begun: 0, shift: 0 };
    Object.assign(window, { notes });
    let since = Number.POSITIVE_INFINITY;
    new PerformanceObserver((list) => {
      // Cast: entries of this type have these fields.
      for (const entry of list.getEntries() as unknown as {
        startTime: number;
        value: number;
      }[])
        if (entry.startTime >= since) notes.shift += entry.value;
    }).observe({ type: 'layout-shift' });
    const begin = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function start(update) {
      notes.begun += 1;
      since = Math.min(since, performance.now());
      const transition = begin.call(this, update);
      const look = () => {
        for (const animation of document.getAnimations()) {
          const { effect } = animation;
          const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          const name = /^::view-transition-group\((light|cover)\)$/.exec(pseudo ?? '')?.[1];
          if (name) notes.moved.push(name);
          const end = effect instanceof KeyframeEffect ? effect.getKeyframes().at(-1) : undefined;
          const [x, y, angle] = String(end?.['transform']).match(/[-\d.e]+(?=px|deg)/g) ?? [];
          if (name === 'cover' && angle !== undefined)
            notes.landing = [
              Number(x) + Number.parseFloat(String(end?.['width'])) / 2,
              Number(y) + Number.parseFloat(String(end?.['height'])) / 2,
              Number(angle),
            ];
          if (pseudo?.startsWith('::view-transition')) animation.playbackRate = speed;
        }
      };
      transition.ready.then(() => queueMicrotask(look)).catch(() => {});
      return transition;
    };
  }, rate);
  return errors;
}

// Cast: set by `watch`.
const notes = (page: Page) =>
  page.evaluate(() => {
    const { moved, landing, begun, shift } = (window as unknown as { notes: Notes }).notes;
    return { moved: [...new Set(moved)], landing, begun, shift };
  });

const moved = async (page: Page) => (await notes(page)).moved;

/** Waits until a part of the page is on its way. */
const onItsWay = (page: Page, name: string, part = 'group') =>
  page.waitForFunction(
    (what) =>
      document
        .getAnimations()
        .some(
          ({ effect }) =>
            effect instanceof KeyframeEffect &&
            effect.pseudoElement === `::view-transition-${what}`,
        ),
    `${part}(${name})`,
  );

/** A quick link of the header; cards have tags of the same names. */
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

/** Puts the mouse on a link and waits until what it leads to has been loaded. */
async function near(page: Page, name: string) {
  await link(page, name).hover();
  await quiet(page);
}

/** Opens a page and waits for the transition's code; the next page then has all the time it needs. */
async function visitReady(page: Page, address = '/', waits?: readonly number[]) {
  await waitLong(page, waits);
  await visit(page, address);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  // The page hears the pointer once it is hydrated, and then only where it comes to another element.
  await expect(async () => {
    await page.mouse.move(1, 1);
    await page.mouse.move(width / 2, height / 2);
    expect(await hasTravelCode(page)).toBe(true);
  }).toPass();
  // What it imports may come after it.
  await quiet(page);
  await frames(page);
}

/** Where a picture is drawn when nothing moves any more. */
const drawn = (picture: Locator) =>
  picture.evaluate((image) => {
    const { x, y, width, height } = image.getBoundingClientRect();
    return [x + width / 2, y + height / 2, Number.parseFloat(getComputedStyle(image).rotate) || 0];
  });

/** The steps from the end of its way to where it is then drawn. */
async function steps(page: Page, picture: Locator) {
  const { landing } = await notes(page);
  const at = await drawn(picture);
  return at.map((value, index) => Math.abs(value - (landing[index] ?? Number.NaN)));
}

for (const [name, path] of [
  ['Low Tide', '/case-study/low-tide'],
  ['Paper Weather', '/project/paper-weather'],
] as const)
  test(`a card's picture becomes the one ${path} begins with, and goes back, without a step at its end${fullUnless(name === 'Low Tide')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const errors = await watch(page);
    await visitReady(page, '/portfolio');
    const card = page.getByRole('link', { name, exact: true });
    await card.scrollIntoViewIfNeeded();
    await card.hover();
    await quiet(page);
    await card.click();
    await expect(page.getByRole('article', { name })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect.poll(() => moved(page)).toEqual(['cover']);
    await expect(page.locator('#content')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await settled(page);
    // In px and degrees. Nothing of what is drawn is rounded to less than half a px.
    expect(Math.max(...(await steps(page, page.locator('article img').first())))).toBeLessThan(1);
    await page.goBack();
    await expect(card).toBeVisible();
    await settled(page);
    // No name is left: two elements of one name would end the next transition.
    await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
    expect((await notes(page)).shift).toBeCloseTo(0, 3);
    expect(errors).toEqual([]);
  });

test('the disc goes from Home to a category, waxes to the next one, and sets where nothing is found', async ({
  page,
}) => {
  const errors = await watch(page);
  await visitReady(page);
  for (const [words, heading] of [
    ['Product Design', 'Product Design'],
    ['Design Systems', 'Design System'],
  ] as const) {
    await near(page, words);
    const before = (await notes(page)).begun;
    await link(page, words).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect.poll(async () => (await notes(page)).begun).toBe(before + 1);
    await expect.poll(() => moved(page)).toEqual(['light']);
    await expect(page.locator('#content')).toBeFocused();
    await settled(page);
  }
  await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
  expect((await notes(page)).shift).toBeCloseTo(0, 3);
  expect(errors).toEqual([]);
});

test('a press during a transition goes where it says at once, and Escape ends one', async ({
  page,
}) => {
  const errors = await watch(page, 0.01);
  await visitReady(page);
  await near(page, 'Design Systems');
  await near(page, 'Product Design');
  await link(page, 'Product Design').click();
  await onItsWay(page, 'light');
  // The mouse, as a visitor has it: Playwright's click would wait until the link is drawn again.
  const box = await link(page, 'Design Systems').boundingBox();
  if (!box) throw new Error('The link is not rendered');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByRole('heading', { level: 1, name: 'Design System' })).toBeVisible();
  await expect(page).toHaveURL(/design%20system|design system/);
  await expect.poll(async () => (await notes(page)).begun).toBe(2);
  await onItsWay(page, 'light');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect }) =>
          !(effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-tr')),
      ),
  );
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Product Design' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('where no page was found the moon is new for a moment, and the sun leads home', async ({
  page,
}) => {
  // Animations stand still, or it could be over before the test looks.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await visitReady(page, '/nothing');
  const covered = await page.locator('main [data-light]').evaluate((disc) => {
    const [shadow] = disc
      .getAnimations({ subtree: true })
      // Cast: animations of CSS have this effect.
      .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::after');
    if (!shadow) return null;
    shadow.pause();
    const cover = () => getComputedStyle(disc.firstElementChild ?? disc, '::after').translate;
    const { delay = 0, duration } = shadow.effect?.getTiming() ?? {};
    return [0, 0.5, 0.999].map((share) => {
      shadow.currentTime = delay + share * Number(duration);
      return Math.round(Number.parseFloat(cover()));
    });
  });
  expect(covered).toEqual([-102, 0, 102]);
  // On its way it is never seen through, and the room stays dark until it is near.
  await page.getByRole('link', { name: 'Lift the sun' }).press('Enter');
  await onItsWay(page, 'light');
  expect(
    await page.evaluate(() => {
      const { documentElement: root } = document;
      const wall = document.querySelector('[data-room] > :first-child') ?? root;
      return [
        getComputedStyle(root, '::view-transition-new(light)').mixBlendMode,
        getComputedStyle(wall).opacity,
      ];
    }),
  ).toEqual(['plus-lighter', '0']);
  await page.keyboard.press('Escape');
  // The next test has this window, too.
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await devtools.detach();
});

for (const [path, waits] of [
  // Nobody waits longer for a picture that is not on the page.
  ['/project/paper-weather', [duration.pageFade]],
  ['/case-study/low-tide', undefined],
] as const)
  test(`the next project leaves the disc of ${path} as round as it is in it, whether its page begins with the same picture or not${fullUnless(waits === undefined)}`, async ({
    page,
  }) => {
    await watch(page, 0.01);
    await visitReady(page, path, waits);
    const next = page.locator('footer [data-next]');
    // It comes at the first input after its part of the page is hydrated.
    await expect(async () => {
      await page.mouse.move(1, 1);
      await page.mouse.move(2, 2);
      expect(await next.count()).toBe(1);
    }).toPass();
    await next.scrollIntoViewIfNeeded();
    await page.keyboard.press('End');
    const { width = 0 } = (await next.locator('[data-cover] > *').boundingBox()) ?? {};
    await next.getByRole('link').hover();
    await quiet(page);
    await next.getByRole('link').press('Enter');
    await onItsWay(page, 'cover', 'image-pair');
    const [top = 0, , bottom] = await page.evaluate(() => {
      const first = (part: string) =>
        document
          .getAnimations()
          .map(({ effect }) => effect)
          .filter((effect) => effect instanceof KeyframeEffect)
          .find(({ pseudoElement }) => pseudoElement === `::view-transition-${part}(cover)`)
          ?.getKeyframes()[0];
      const scale = /scale\(([\d.]+)\)/.exec(String(first('group')?.['transform']))?.[1] ?? 1;
      const corners = /round (.*)\)/.exec(String(first('image-pair')?.['clipPath']))?.[1];
      return (corners ?? '').split(' ').map((corner) => Number.parseFloat(corner) * Number(scale));
    });
    expect(Math.abs(top - width / 2)).toBeLessThan(1);
    // Below, the disc is higher than the picture.
    expect(bottom).toBe(0);
    await page.keyboard.press('Escape');
  });

test.describe('at the gate', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a touch before any code has come sends the disc to that of Home, and no frame is of one colour', async ({
    page,
  }) => {
    // The gate stays until the test has looked.
    await waitLong(page, [duration.welcomeFade]);
    await hold(page, /\.js$/);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Sound On' }).tap();
    await page.waitForFunction(() => document.querySelector('[data-lifting="travel"]'));
    const play = (time: number) =>
      page.evaluate((ms) => {
        for (const animation of document.getAnimations()) {
          if (animation.timeline !== document.timeline) continue;
          animation.pause();
          animation.currentTime = ms;
        }
      }, time);
    const luminance: number[] = [];
    for (let time = 0; time <= 1600; time += 200) {
      await play(time);
      const { channels } = await sharp(await page.screenshot({ animations: 'allow' })).stats();
      const [red, green, blue] = channels;
      luminance.push(0.2126 * red!.mean + 0.7152 * green!.mean + 0.0722 * blue!.mean);
      // A disc in a dark room has 75, a flood of light 15.
      expect(red!.stdev, `at ${time} ms`).toBeGreaterThan(40);
    }
    for (const [at, value] of luminance.slice(1).entries())
      expect(Math.abs(value - luminance[at]!)).toBeLessThan(20);
    await play(gateArrival);
    const [from, to] = await Promise.all([
      page.locator('#gate [data-pressed] > [data-grain]').boundingBox(),
      page.locator('[data-room] > [data-light]').boundingBox(),
    ]);
    for (const side of ['x', 'y', 'width'] as const)
      expect(Math.abs(from![side] - to![side])).toBeLessThan(1);
  });
});

test('without view transitions pages change as before', async ({ page }) => {
  const errors = await watch(page);
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
  await visit(page);
  await near(page, 'Product Design');
  await link(page, 'Product Design').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Product Design' })).toBeVisible();
  expect(errors).toEqual([]);
});
