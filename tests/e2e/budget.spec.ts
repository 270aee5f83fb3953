import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { filesOf, readBuild } from '../support/builtScripts.ts';
import { findUnusedPreloads, watchTransfers } from '../support/transfers.ts';
import { rested, stayHere, visit } from '../support/visit.ts';
import { budgets, STYLES, STYLES_UNPACKED } from './budgets.ts';
import { fullUnless } from '../support/full.ts';

/** Maximum for a first visit to Home, at its gate and without an input; bytes as sent. Names of files change it by 60. */
const FIRST_VISIT = { scripts: 99_500, all: 190_000, requests: 13 };
/** Pictures of grain that the page makes itself then: of its dark rooms and of their discs. */
const GRAINS = 2;
/** Bytes of JavaScript, compressed by brotli, the gate may need before it responds to a click. */
const GATE = 20_000;

/** Bytes of the code of the light that moves, compressed by gzip. */
const LIGHT = 8000;

const kB = (bytes: number) => bytes / 1000;

/** What the browser has to style: elements of the page, and bytes of CSS. */
const weigh = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource').flatMap((entry) => {
      const isStyle = entry instanceof PerformanceResourceTiming && entry.name.endsWith('.css');
      return isStyle ? [entry.decodedBodySize] : [];
    });
    const texts = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
    return {
      elements: document.querySelectorAll('*').length,
      styles: files.reduce((sum, size) => sum + size, 0) + texts.join('').length,
    };
  });

/** The pictures of grain that the page shows. */
const grains = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('[data-grain]')].map((element) =>
      getComputedStyle(element).getPropertyValue('--grain'),
    );
    return new Set(shown.flatMap((value) => /blob:[^'")]+/.exec(value)?.[0] ?? [])).size;
  });

/** Code that is loaded on demand: by a press, a pointer, a scroll or a browser that lacks something. */
const ON_DEMAND =
  /resonance|createMix|smoothScroll|Cursor|livingLight|\/Menu-|player|Player|ahead|askContent|staticAnswers|mocks|model|followTimeline|Simulator|\/Embed-/;

test('the first load of Home stays within its budget, makes its grain itself, and loads nothing that is needed on demand', async ({
  page,
}) => {
  const transfers = await watchTransfers(page);
  const html = (await (await page.goto('/'))?.text()) ?? '';
  await expect.poll(() => grains(page)).toBe(GRAINS);
  await rested(page);
  const { bytes, requests } = await transfers();
  const inline = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text);
  const gate = brotliCompressSync(inline.join('\n')).length;
  expect(gate).toBeGreaterThan(0);
  expect(gate).toBeLessThan(GATE);
  expect(bytes.script).toBeGreaterThan(0);
  expect(bytes.script + gate).toBeLessThan(FIRST_VISIT.scripts);
  const all = Object.values(bytes).reduce((sum, some) => sum + some, 0);
  expect(all, JSON.stringify(bytes)).toBeLessThan(FIRST_VISIT.all);
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(FIRST_VISIT.requests);
  // Each export has all of them: no picture is of development alone, and no script.
  const assets = readdirSync('dist/client/assets');
  expect(assets.filter((name) => /\.(png|webp|jpe?g)$/.test(name))).toEqual([]);
  for (const name of assets.filter((one) => one.endsWith('.js'))) {
    const script = readFileSync(join('dist/client/assets', name), 'utf8');
    expect(script, name).not.toContain('slicefolio:');
  }
  expect(requests.filter((path) => ON_DEMAND.test(path))).toEqual([]);
  // The light that moves is one file beside those that an input asks for.
  const build = readBuild('dist/client');
  const others = filesOf(build, 'src/app/client.tsx', 'src/app/ahead.ts', 'src/effects/answers.ts');
  const light = [...filesOf(build, 'src/effects/light/livingLight.ts')].filter(
    (file) => !others.has(file),
  );
  expect(light).toHaveLength(1);
  const file = readFileSync(join(build.folder, light[0] ?? ''));
  expect(gzipSync(file, { level: 9 }).length).toBeLessThan(LIGHT);
});

/** Notes the errors that a page makes. */
const noteErrors = (page: Page) =>
  page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(window, {
      made,
      Error: new Proxy(Error, {
        construct(target, given, kind) {
          made.push(`new ${given[0]}`);
          return Reflect.construct(target, given, kind);
        },
        apply(target, self, given) {
          made.push(String(given[0]));
          return Reflect.apply(target, self, given);
        },
      }),
    });
  });

test.describe('a route', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const { address, html, scripts, fonts, requests, elements, inline } of budgets) {
    test(`${address} stays within its budget, makes no error, and uses everything preloaded${fullUnless(address === '/project/two-rooms')}`, async ({
      page,
    }) => {
      await stayHere(page);
      const unused = await findUnusedPreloads(page);
      await noteErrors(page);
      const transfers = await watchTransfers(page);
      await visit(page, address);
      await rested(page);
      // The stack of an error costs a long task. Cast: set by `noteErrors`.
      const made = () => (window as Window & { made?: string[] }).made;
      expect.soft(await page.evaluate(made)).toEqual([]);
      const spent = await transfers();
      const { bytes } = spent;
      expect.soft(kB(bytes.document), 'HTML').toBeLessThan(html);
      expect.soft(kB(bytes.script), 'scripts').toBeLessThan(scripts);
      expect.soft(kB(bytes.stylesheet), 'styles').toBeLessThan(STYLES);
      expect.soft(kB(bytes.font), 'fonts').toBeLessThan(fonts);
      expect.soft(spent.requests.length, spent.requests.join('\n')).toBeLessThanOrEqual(requests);
      const found = await weigh(page);
      expect.soft(found.elements, 'elements').toBeLessThanOrEqual(elements);
      expect.soft(kB(found.styles), 'styles, unpacked').toBeLessThan(STYLES_UNPACKED);
      const served = await (await page.request.get(address)).text();
      const written = [...served.matchAll(/\sstyle="([^"]*)"/g)].map(([, text = '']) => text);
      expect.soft(kB(written.join('').length), 'style attributes').toBeLessThan(inline);
      // The font of a text further down is used once that is laid out, in an idle moment.
      await expect.poll(unused).toEqual([]);
    });
  }
});
