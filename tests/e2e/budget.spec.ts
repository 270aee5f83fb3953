import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { ready } from '../support/visit.ts';

/** Bytes of JavaScript a first visit to Home may cost, compressed by brotli. */
const FIRST_LOAD = 110_000;
/** Bytes of JavaScript the gate may need before it answers a click. */
const GATE = 20_000;
/** Requests until Home can be used and the network rests. */
const REQUESTS = 25;

const brotli = (text: string | Buffer) => brotliCompressSync(text).length;

/** Opens Home at the gate and collects what the browser asks for until the network rests. */
async function firstLoad(page: Page) {
  const scripts = new Map<string, number>();
  const requests: string[] = [];
  const bodies: Promise<void>[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    bodies.push(response.body().then((body) => void scripts.set(pathname, brotli(body))));
  });
  const html = (await (await page.goto('/'))?.text()) ?? '';
  await ready(page);
  await page.waitForLoadState('networkidle');
  await Promise.all(bodies);
  const inline = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text);
  return { scripts, requests, gate: brotli(inline.join('\n')) };
}

test('the first load of Home keeps to its budget of scripts and requests', async ({ page }) => {
  const { scripts, requests, gate } = await firstLoad(page);
  expect(scripts.size).toBeGreaterThan(0);
  const sum = [...scripts.values()].reduce((total, size) => total + size, gate);
  const listed = [...scripts].map(([path, size]) => `${size} ${path}`).join('\n');
  expect(sum, `${sum} bytes in all, ${gate} in the page and\n${listed}`).toBeLessThan(FIRST_LOAD);
  expect(requests.length, requests.join('\n')).toBeLessThan(REQUESTS);
  expect(gate).toBeGreaterThan(0);
  expect(gate).toBeLessThan(GATE);
});

test('sound, smooth scrolling, the menu, players and the content client come when asked for', async ({
  page,
}) => {
  const { requests } = await firstLoad(page);
  expect(
    requests.filter((path) =>
      /resonance|createMix|lenis|Cursor|MenuHost|player|Player|answers|mocks|model/.test(path),
    ),
  ).toEqual([]);
});
