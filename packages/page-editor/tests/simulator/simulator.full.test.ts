import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium, type Browser, type Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserPath } from '../../../../tests/support/browserPath.ts';
import { packageAliases } from '../../../../tests/support/packageAliases.ts';
import { threadTime } from '../../../../tests/support/threadTime.ts';
import type { TestWindow } from './window.ts';

/**
 * Prismic's kit in a development server's page, and the editor's window at another origin of the same site, as two ports
 * of `localhost` are: what DevTools do with a pointer over a frame of another site, the window's own page is not told.
 */
const HOSTS = { simulator: 'site.editor.localhost', window: 'window.editor.localhost' };
let server: ViteDevServer;
let browser: Browser;
let page: Page;
let simulator: string;

beforeAll(async () => {
  // Prismic's kit answers others than Prismic's own sites in development only; vitest says `test`.
  vi.stubEnv('NODE_ENV', 'development');
  server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    cacheDir: await mkdtemp(join(tmpdir(), 'vite-')),
    plugins: [react()],
    resolve: { alias: [...packageAliases] },
    server: { host: '127.0.0.1', port: 0 },
    logLevel: 'error',
  });
  await server.listen();
  browser = await chromium.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  vi.unstubAllEnvs();
});

beforeEach(async () => {
  const { port } = new URL(server.resolvedUrls?.local[0] ?? '');
  simulator = `http://${HOSTS.simulator}:${port}/simulator.html`;
  page = await browser.newPage({ viewport: { width: 900, height: 600 } });
  await page.goto(`http://${HOSTS.window}:${port}/window.html?simulator=${simulator}`);
  await page.waitForFunction(() => 'testWindow' in window);
});

afterEach(() => page.close());

type Slices = readonly (readonly [string, number])[];

const BODY: Slices = [
  ['Alpha', 10],
  ['Beta', 30],
  ['Gamma', 20],
  ['Delta', 60],
];

const open = (body: Slices = BODY, aside: Slices = []) =>
  page.evaluate((data) => window.testWindow.open(data), { body, aside });
const show = (body: Slices, aside: Slices = []) =>
  page.evaluate((data) => window.testWindow.show(data), { body, aside });
const read = <Value>(what: (of: TestWindow) => Value): Promise<Value> =>
  // Cast: a function that is given the window is read there.
  page.evaluate(`(${what.toString()})(window.testWindow)`) as Promise<Value>;
const boxes = () =>
  read((of) => of.canvas.boxes().map(({ top, height, isGuess }) => [top, height, isGuess]));
const frame = () => page.frameLocator('iframe[title=Page]');
/** Where the window takes a slice to be, and where it is, in px of the frame's window. */
const boxOf = (index: number) =>
  page.evaluate((at) => {
    const { top, bottom } = window.testWindow.canvas.sliceBox({ zone: 'body', index: at }) ?? {};
    return { top, bottom };
  }, index);
const drawn = (words: string) =>
  title(words)
    .locator('..')
    .evaluate((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return { top, bottom };
    });
const title = (words: string) => frame().getByRole('heading', { name: words });

/** Each begins with its title, has 10 px a line, and 40 px below, which are the next one's. */
const opened = async () => {
  await open();
  await expect
    .poll(() => boxes().then((all) => all.map(([, , isGuess]) => isGuess)))
    .toEqual([false, false, false, false]);
  return boxes();
};

describe('the page of a project', () => {
  test('tells of the slice under the pointer, where it is drawn as the page is scrolled', async () => {
    await opened();
    await page.mouse.move(60, 300);
    const beta = { zone: 'body', index: 1 };
    await expect.poll(() => read((of) => of.hovered.at(-1))).toEqual(beta);
    expect(await boxOf(1)).toEqual(await drawn('Beta'));
    await page.mouse.wheel(0, 120);
    await expect.poll(() => read((of) => of.canvas.scrollTop())).toBe(120);
    expect(await boxOf(1)).toEqual(await drawn('Beta'));
    // What is free above one is its own until the pointer was over it.
    expect((await boxOf(2)).bottom).toBe((await drawn('Gamma')).bottom);
    await page.mouse.move(850, 300);
    await page.mouse.move(60, 20);
    await expect.poll(() => read((of) => of.hovered.at(-1))).toEqual({ zone: 'body', index: 0 });
  });

  test('selects what is pressed, each time, and leaves the keys to the window', async () => {
    await opened();
    const pressed: object[] = [];
    for (const [y, index] of [
      [300, 1],
      [100, 0],
      [120, 0],
    ] as const) {
      pressed.push({ zone: 'body', index });
      await page.mouse.click(60, y);
      await expect.poll(() => read((of) => of.selected)).toEqual(pressed);
    }
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });

  test('brings what is chosen into view, from wherever it was scrolled', async () => {
    await opened();
    for (const [index, words] of [
      [3, 'Delta'],
      [0, 'Alpha'],
      [2, 'Gamma'],
    ] as const) {
      await page.evaluate(
        (at) => window.testWindow.canvas.scrollTo({ zone: 'body', index: at }, 'instant'),
        index,
      );
      await expect
        .poll(async () => (await drawn(words)).top)
        .toSatisfy((top) => top >= 0 && top < 100);
      await expect.poll(async () => (await boxOf(index)).bottom).toBe((await drawn(words)).bottom);
    }
  });

  test('is brought back from where a link leads, and after its server has reloaded it', async () => {
    await opened();
    await frame()
      .getByRole('link')
      .first()
      .evaluate((link) => window.location.assign((link as HTMLAnchorElement).href));
    await frame().getByText('A page without a simulator.').waitFor();
    await title('Alpha').waitFor();
    await frame()
      .locator('body')
      .evaluate(() => window.location.reload());
    await title('Alpha').waitFor();
    await show([['After', 2]]);
    await title('After').waitFor();
    expect(await read((of) => of.state().kind)).toBe('connected');
  });

  test('has a key of one of 15 slices within 80 ms of the page’s thread', async () => {
    const many = (words: string): Slices =>
      Array.from({ length: 15 }, (_, at) => [
        at === 7 ? words : `${'abcdefghijklmno'[at]} slice`,
        20,
      ]);
    await open(many('h slice'));
    await title('h slice').waitFor();
    const KEYS = 20;
    const took = await threadTime(page, async () => {
      for (let at = 1; at <= KEYS; at += 1) {
        const words = `h${'!'.repeat(at)}`;
        await page.evaluate((data) => window.testWindow.show(data), {
          body: many(words),
          aside: [],
        });
        await title(words).waitFor();
      }
    });
    expect(took / KEYS).toBeLessThan(80);
  });
});
