import { expect, type FrameLocator, type Locator, type Page, type Request } from '@playwright/test';
import { memoryKeys } from '#effects/boot/memory.ts';
import { colourViolationsIn, violationsIn } from './axe.ts';

/** Passes the welcome gate before a page loads, so that a test sees the site itself. */
export async function enter(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    // A frame in a sandbox has no storage, and no gate either.
    if (window === window.top) sessionStorage.setItem(key, 'off');
  }, memoryKeys.gate);
}

/** A visitor who pays for every byte: nothing is loaded ahead but what the pointer or the focus is on. */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );

/** Other sites answer with nothing: no test needs a network. */
export const stayHere = (page: Page, host = 'localhost') =>
  page.route(
    ({ hostname }) => hostname !== host,
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );

/** Waits until the page is hydrated. */
export const ready = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset['ready'] === '');

/** What the page's document has asked the network for so far. */
async function sentBy(page: Page): Promise<Request[]> {
  const requests = await page.requests();
  const start = requests.findLastIndex(
    (request) => request.isNavigationRequest() && request.frame() === page.mainFrame(),
  );
  return requests.slice(Math.max(start, 0)).filter((request) => /^https?:/.test(request.url()));
}

/**
 * Waits until all requests of the page are answered, and those that follow from the answers. Playwright's 'networkidle'
 * is half a second without a request, once a document: on a busy machine it comes before the page has started, and
 * later waits for it end at once.
 */
export async function quiet(page: Page): Promise<void> {
  for (let last: Request | null | undefined = null; ;) {
    const requests = await sentBy(page);
    if (requests.at(-1) === last) return;
    last = requests.at(-1);
    // A size is known once the whole answer has come. Requests that failed have none, and are over, too.
    await Promise.all(requests.map((request) => request.sizes().catch(() => null)));
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          // A window that has just changed its size may be idle to the browser only after its next frame.
          requestAnimationFrame(() => requestIdleCallback(() => done()));
        }),
    );
  }
}

/** Waits until a page that nobody touches has done all that it does by itself. */
export async function rested(page: Page): Promise<void> {
  await ready(page);
  // Rows are laid out while the browser is idle, which it is not if this looks in each frame; a gallery's items only in
  // view.
  await page.waitForFunction(
    () =>
      document.documentElement.hasAttribute('data-whole') ||
      [...document.querySelectorAll('*')].every(
        (element) => getComputedStyle(element).contentVisibility !== 'auto',
      ),
    undefined,
    { polling: 100 },
  );
  await page.evaluate(async () => void (await document.fonts.ready));
  await quiet(page);
}

/** Opens an address past the gate and waits until it is hydrated. */
export async function visit(page: Page, address = '/') {
  await enter(page);
  await page.goto(address);
  await ready(page);
}

/** Holds requests back until what it returns is called. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let send = () => {};
  const isSent = new Promise<void>((resolve) => (send = resolve));
  await page.route(address, async (route) => {
    await isSent;
    await route.continue();
  });
  return send;
}

/** The page's first module, in the built site and in development. */
const ENTRY = /\/assets\/client-[^/]*\.js$|\/src\/app\/client\.tsx(?:$|\?)/;

/** Opens an address past the gate without the page's code; what it returns sends that and waits for hydration. */
export async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  const send = await hold(page, ENTRY);
  await enter(page);
  const asked = page.waitForRequest(ENTRY);
  await page.goto(address, { waitUntil: 'commit' });
  await asked;
  return async () => {
    send();
    await ready(page);
  };
}

export const gate = (page: Page) => page.getByRole('dialog', { name: /Product Designer/ });
export const menu = (page: Page) => page.getByRole('dialog', { name: 'Portfolio Categories' });
/** The projects of the lists on a page or in a part of it. */
export const cardsOn = (scope: Page | Locator | FrameLocator) =>
  scope.locator('li:has(> [data-cover])');

/** The box of an element in the window; an error if it has none. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${String(locator)} is not rendered`);
  return box;
}

/** The path of each request from now on, of those that are meant. */
export function requestsOf(page: Page, isMeant: (url: URL) => boolean = () => true): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isMeant(url)) paths.push(url.pathname);
  });
  return paths;
}

/** The name of the focused element. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });
/** Waits until the browser has rendered a number of frames. */
export const frames = (page: Page, count = 2) =>
  page.evaluate(async (limit) => {
    for (let frame = 0; frame < limit; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

/** Waits until all of the page is laid out for good, and has been drawn. */
export const laidOut = async (page: Page) => {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-whole'));
  await frames(page);
};

/** Scrolls at once and waits until the page has been painted there. */
export const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await frames(page);
};

/** Listens for the next event of a type: what it returns waits for that one, whatever is done meanwhile. */
export async function nextEvent(page: Page, type: string): Promise<() => Promise<void>> {
  const next = await page.evaluateHandle(
    (name) => ({
      heard: new Promise<void>((done) => addEventListener(name, () => done(), { once: true })),
    }),
    type,
  );
  return () => next.evaluate(({ heard }) => heard);
}

/** Waits until smooth scrolling has ended; resolves with the scroll position. */
export const scrolled = async (page: Page) => {
  // A pending wheel event reaches the page before its next frames.
  await frames(page);
  await page.waitForFunction(() => !document.documentElement.matches('.lenis-scrolling'));
  return page.evaluate(() => window.scrollY);
};
export const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);

/** Milliseconds in which images load and frames are drawn; shorter than a test, so that it says what did not. */
const LIMIT_MS = 90_000;

/** Scrolls to the end in steps, and waits until every image that came into view has loaded. */
export const walkDown = async (page: Page) => {
  await page.evaluate(async (limit) => {
    const root = document.documentElement;
    const seen = new Set<HTMLImageElement>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting && target instanceof HTMLImageElement) seen.add(target);
    });
    // A lazy image that the page has removed meanwhile never loads.
    const missing = () => [...seen].filter((image) => image.isConnected && !image.complete);
    const frame = () => new Promise(requestAnimationFrame);
    const walk = async () => {
      for (let y = 0; y < root.scrollHeight; y += innerHeight) {
        window.scrollTo({ top: y, behavior: 'instant' });
        for (const image of document.images) observer.observe(image);
        for (let count = 0; count < 2; count += 1) await frame();
      }
      observer.disconnect();
      while (missing().length > 0) await frame();
    };
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => {
        const images = missing().map((image) => image.currentSrc || image.src);
        reject(
          new Error(
            `at ${scrollY} of ${root.scrollHeight} px, not loaded: ${images.join() || 'none'}`,
          ),
        );
      }, limit);
    });
    await Promise.race([walk(), late]);
  }, LIMIT_MS);
};

/**
 * Ends every finite animation, and those that start meanwhile: what follows from their end is the same, and no journey
 * waits for as long as they take.
 */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const running = () =>
      document.getAnimations().filter(
        ({ playState, timeline, effect }) =>
          playState === 'running' &&
          // The others follow the scroll position.
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await new Promise(requestAnimationFrame);
    for (let now = running(); now.length > 0; now = running()) {
      for (const animation of now) animation.finish();
      await new Promise(requestAnimationFrame);
    }
  });

/** Waits until the grain that is in the window has come: when the browser is idle. */
export const grained = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('[data-grain]')].every((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const isSeen = bottom > 0 && top < window.innerHeight && element.checkVisibility();
      return !isSeen || getComputedStyle(element).getPropertyValue('--grain').includes('blob:');
    }),
  );

/** Expects no axe violation once every animation has ended, in the page or in a part of it. */
export async function expectAccessible(page: Page, part?: string) {
  await settled(page);
  expect(await violationsIn(page, part)).toEqual([]);
}

/** Expects no axe violation in either theme; where, for the message. Leaves the page in the light one. */
export async function expectAccessibleInThemes(page: Page, where: string) {
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
      document.querySelector('[name=color-scheme]')?.setAttribute('content', name);
    }, theme);
    await settled(page);
    const found = theme === 'dark' ? violationsIn(page) : colourViolationsIn(page);
    expect.soft(await found, `${where}, ${theme}`).toEqual([]);
  }
}
