import type * as Playwright from 'playwright-core';
import type { BrowserContext, Frame, Page, Route } from 'playwright-core';
import type { SimulatorClient } from '@prismicio/simulator';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import type { HostPage } from './hostPage.ts';

/** In px: a taller slice is cut at its lower edge. */
const WINDOW = { width: 1200, height: 900 };

/** In ms: pictures and fonts of a slice. */
const LOAD_TIMEOUT = 10_000;
/** In ms: frameworks compile a slice when they first render it. */
const RENDER_TIMEOUT = 5000;
/** In ms: whoever is offline waits no longer for an example picture. */
const PICTURE_TIMEOUT = 3000;

/** Takes pictures of slices in a project's simulator. */
export interface Camera {
  /** A PNG of a slice, as the Content API serves it. Rejects with a sentence. */
  readonly take: (slice: unknown) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

interface HostWindow extends Window {
  client: SimulatorClient;
  connected: Promise<unknown>;
}

/** What servers say of another one that does not answer. */
const UNREACHABLE = /fetch failed|ECONNREFUSED/;

/** Opens a project's simulator in a browser. Rejects with a sentence if there is none, or it does not connect. */
export async function openCamera(
  root: string,
  host: Pick<HostPage, 'addressOf'>,
  simulator: string,
): Promise<Camera> {
  const browser = await launchBrowser(root);
  try {
    const context = await browser.newContext({ viewport: WINDOW, reducedMotion: 'reduce' });
    await replaceMissingPictures(context);
    const page = await context.newPage();
    await page.goto(host.addressOf(simulator));
    const frame = await connect(page, simulator);
    return { take: (slice) => take(page, frame, slice), close: () => browser.close() };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

const GREY =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="100%" height="100%" fill="#c9c9c9"/></svg>';

/** Mock data name pictures at these hosts; without a network a grey one takes their place. */
async function replaceMissingPictures(context: BrowserContext): Promise<void> {
  const isExample = ({ hostname }: URL) => /(?:^|\.)(?:prismic\.io|unsplash\.com)$/.test(hostname);
  await context.route(isExample, async (route: Route) => {
    if (route.request().resourceType() !== 'image') return route.continue();
    const response = await route.fetch({ timeout: PICTURE_TIMEOUT }).catch(() => null);
    return response?.ok()
      ? route.fulfill({ response })
      : route.fulfill({ contentType: 'image/svg+xml', body: GREY });
  });
}

async function connect(page: Page, simulator: string): Promise<Frame> {
  await page.waitForFunction(() => 'client' in window);
  const failure = await page.evaluate(async () => {
    // Cast: set by the page's script.
    const host = window as unknown as HostWindow;
    return host.connected.then(
      () => null,
      (error: unknown) => String(error),
    );
  });
  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (failure === null && frame) return frame;
  throw new Error(
    `The page at ${simulator} does not answer as a slice simulator (${failure ?? 'it has no frame'}). It does in development only: start your site with its development command.`,
  );
}

async function take(page: Page, frame: Frame, slice: unknown): Promise<Buffer> {
  // Frameworks that render at their server show the slice before for a while: that one goes first.
  await show(page, frame, []);
  await show(page, frame, [slice]);
  await settled(frame);
  const failure = await frame.evaluate(shownError);
  if (failure !== null) {
    // What layouts fetch, as of menus, comes from the editor's server in a site that reads the folder.
    const advice = UNREACHABLE.test(failure)
      ? '. If your site reads its content from this folder, run npx page-editor meanwhile'
      : '';
    throw new Error(`the framework shows an error: ${failure}${advice}`);
  }
  const box = await frame.locator('.slice-simulator--root').boundingBox();
  if (box === null || box.height < 1)
    throw new Error('the slice renders nothing with its mock data');
  await hideTools(frame);
  const height = Math.min(WINDOW.height, Math.ceil(box.height));
  return page.screenshot({
    animations: 'disabled',
    clip: { x: 0, y: Math.max(0, box.y), width: WINDOW.width, height },
  });
}

/** Gives the simulator some slices, and waits until it shows something, nothing, or an error. */
async function show(page: Page, frame: Frame, slices: readonly unknown[]): Promise<void> {
  await page.evaluate(async (zone) => {
    // Cast: set by the page's script.
    const host = window as unknown as HostWindow;
    // Cast: slices as the Content API serves them.
    await host.client.setSliceZone(zone as never);
  }, slices);
  await frame
    .waitForFunction(
      (isShown) =>
        (document.querySelector('.slice-simulator--root > *') !== null) === isShown ||
        document.querySelector('vite-error-overlay, nextjs-portal [data-nextjs-dialog]') !== null,
      slices.length > 0,
      { timeout: RENDER_TIMEOUT },
    )
    // What is there then is looked at: a slice may render nothing.
    .catch(() => {});
}

/** Waits until the slice's fonts and pictures are there. */
async function settled(frame: Frame): Promise<void> {
  await frame.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
  // Scripts of a slice come on demand. A site that never rests is photographed as it is.
  await frame.waitForLoadState('networkidle', { timeout: LOAD_TIMEOUT }).catch(() => {});
  await frame.evaluate(() => document.fonts.ready.then(() => undefined));
  await frame
    .waitForFunction(() => [...document.images].every(({ complete }) => complete), null, {
      timeout: LOAD_TIMEOUT,
    })
    .catch(() => {});
}

/** What the error page of a framework says, in the frame; null: there is none. */
function shownError(): string | null {
  const vite = document.querySelector('vite-error-overlay')?.shadowRoot;
  const next = document.querySelector('nextjs-portal')?.shadowRoot;
  const found =
    vite?.querySelector('.message') ??
    next?.querySelector('#nextjs__container_errors_desc, [data-nextjs-dialog] p');
  return found ? (found.textContent?.trim().slice(0, 200) ?? '') : null;
}

/** Development tools that frameworks put over their pages. */
async function hideTools(frame: Frame): Promise<void> {
  await frame.addStyleTag({
    content:
      'nextjs-portal, nuxt-devtools-frame, #nuxt-devtools-container, #__vconsole { display: none !important; }',
  });
}

/** The browser without its windows is the fastest. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Playwright beside this package, or of the project: `npx` installs the package elsewhere. */
function findPlaywright(root: string): typeof Playwright {
  const fromHere = createRequire(import.meta.url);
  const fromProject = createRequire(join(root, 'package.json'));
  const load = (need: NodeJS.Require) => {
    try {
      // Cast: the package of this name.
      return need('playwright-core') as typeof Playwright;
    } catch (error) {
      const isMissing = error instanceof Error && 'code' in error;
      if (isMissing && error.code === 'MODULE_NOT_FOUND') return null;
      throw error;
    }
  };
  const found = load(fromProject) ?? load(fromHere);
  if (found) return found;
  throw new Error(
    'Pictures are taken with playwright-core, which is not installed: npm install --save-dev playwright-core',
  );
}

/** Launches a Chromium: the one that CHROMIUM_PATH names, Playwright's own, or one of the system. */
async function launchBrowser(root: string): Promise<Playwright.Browser> {
  const { chromium } = findPlaywright(root);
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}: no such file`);
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = [named, chromium.executablePath(), ...onPath, ...MAC].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
  if (found === undefined) {
    throw new Error(
      'No Chromium was found: npx playwright-core install chromium, or name one in CHROMIUM_PATH',
    );
  }
  // As root, which containers often are, Chromium has no sandbox.
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: found,
    args: ['--hide-scrollbars', '--disable-gpu', ...(isRoot ? ['--no-sandbox'] : [])],
  });
}
