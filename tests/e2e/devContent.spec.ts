import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { copyProject, type ProjectCopy } from '../../scripts/authoring/copyProject.ts';
import { startDevServer, type RunningServer } from '../../scripts/authoring/servers.ts';
import { scrollTo, visit } from '../support/visit.ts';

/** One development server on a copy of the project, whose content these journeys edit. */
let project: ProjectCopy;
let server: RunningServer;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  // The first request compiles the site and its styles.
  test.setTimeout(480_000);
  project = await copyProject();
  server = await startDevServer(project.root);
  await fetch(`${server.origin}/portfolio`);
});

test.afterAll(async () => {
  await server.stop();
  await project.remove();
});

const at = (file: string) => join(project.root, file);
const read = (file: string) => readFile(at(file), 'utf8');

/** Saves as editors do: writes a temporary file and renames it. */
async function save(file: string, text: string): Promise<void> {
  await writeFile(at(`${file}.tmp~`), text);
  await rename(at(`${file}.tmp~`), at(file));
}

/** Changes a file and returns its former text. */
async function edit(file: string, from: string, to: string): Promise<string> {
  const text = await read(file);
  expect(text).toContain(from);
  await save(file, text.replace(from, to));
  return text;
}

const KELP = 'content/documents/project/kelp.json';
const SETTINGS = 'content/documents/settings/settings.json';
const IMAGE = 'slices/Image/model.json';

const overlay = (page: Page) => page.locator('slicefolio-content-overlay dialog');
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Opens a page and sets a mark on it that a reload would remove. */
async function open(page: Page, path: string) {
  await visit(page, `${server.origin}${path}`);
  await page.evaluate(() => Object.assign(window, { marked: true }));
}
const isSamePage = (page: Page) => page.evaluate(() => 'marked' in window);

/** Records in the page when a text first appears. */
const watchFor = (page: Page, words: string) =>
  page.evaluate((text) => {
    const seen = new Promise<number>((done) => {
      const observer = new MutationObserver(() => {
        if (!document.body.textContent?.includes(text)) return;
        observer.disconnect();
        done(Date.now());
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    Object.assign(window, { seen });
  }, words);
// Cast: set by `watchFor`.
const seenAt = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: Promise<number> }).seen);

test('a saved document shows at once, without a reload or a change of scroll position', async ({
  page,
}) => {
  await open(page, '/portfolio');
  await scrollTo(page, 700);
  const title = (name: string) => `"text": "${name}"`;
  const text = await read(KELP);
  const own = /"project_title": \[\s+\{\s+"type": "heading1",\s+"text": "([^"]+)"/.exec(text)?.[1];
  for (const [before = '', after] of [
    [own, 'Kelp and Salt'],
    ['Kelp and Salt', 'Kelp and Sand'],
  ] as const) {
    await watchFor(page, after);
    await edit(KELP, title(before), title(after));
    const saved = Date.now();
    const duration = (await seenAt(page)) - saved;
    // The aim is 500 ms on an idle machine; no test can require it, so `seenAt` just waits.
    console.info(`a saved title showed after ${duration} ms`);
  }
  expect(await isSamePage(page)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
  await save(KELP, text);
  await expect(page.getByText('Kelp and Sand')).toHaveCount(0);
});

test('a new document appears, and a deleted one disappears @full', async ({ page }) => {
  await open(page, '/fresh');
  await expect(heading(page, 'Fresh')).toHaveCount(0);
  const file = 'content/documents/page/fresh.json';
  await save(file, JSON.stringify({ data: { title: 'Fresh', slices: [] } }));
  await expect(heading(page, 'Fresh')).toHaveCount(1);
  await rm(at(file));
  await expect(heading(page, 'Fresh')).toHaveCount(0);
  expect(await isSamePage(page)).toBe(true);
});

test('an external project updates with its file @full', async ({ page }) => {
  await open(page, '/project/far-room');
  const file = 'content/behance/430000117.json';
  await expect(page.getByText('Eleven arches, eleven rooms')).toBeAttached();
  const text = await edit(file, '>Eleven arches, eleven', '>Twelve arches, twelve');
  await expect(page.getByText('Twelve arches, twelve rooms')).toBeAttached();
  expect(await isSamePage(page)).toBe(true);
  await save(file, text);
  await expect(page.getByText('Twelve arches, twelve rooms')).toHaveCount(0);
});

test('replacing an image reloads the page @full', async ({ page }) => {
  await open(page, '/portfolio');
  const reloaded = page.waitForEvent('load');
  const name = 'content/media/cover-kelp.webp';
  const other = (await readdir(at('content/media'))).find((one) => /^cover-low-.*webp$/.test(one));
  await writeFile(at(`${name}.part`), await readFile(at(`content/media/${other}`)));
  await rename(at(`${name}.part`), at(name));
  await reloaded;
  expect(await isSamePage(page)).toBe(false);
});

test('a broken file shows an overlay with file, line and reason until it is fixed', async ({
  page,
}) => {
  await open(page, '/project/kelp');
  const text = await edit(KELP, '"data": {', '"data": {,');
  await expect(overlay(page)).toContainText('1 file is left out of the site');
  await expect(overlay(page)).toContainText(`${KELP}:`);
  await expect(overlay(page)).toContainText('there is a comma too many');
  expect(await overlay(page).evaluate((one) => one.matches(':modal'))).toBe(true);
  await save(KELP, text.replace('"data": {', '"data" {'));
  await expect(overlay(page)).toContainText('a colon is missing');
  await save(KELP, text);
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kelp');
});

test('faulty fields are listed in a corner of the page, which can be closed @full', async ({
  page,
}) => {
  await open(page, '/');
  const text = await edit(SETTINGS, '"kind": "', '"kind": "mastodon ');
  await expect(overlay(page)).toContainText('1 problem in models and content');
  await expect(overlay(page)).toContainText(`${SETTINGS}:`);
  await expect(overlay(page)).toContainText('data.profile_links[0].kind');
  await expect(overlay(page)).toContainText('is not among the options');
  expect(await overlay(page).evaluate((one) => one.matches(':modal'))).toBe(false);
  await overlay(page).getByRole('button', { name: 'Close' }).click();
  await expect(overlay(page)).toHaveCount(0);
  // A closed report stays closed on the next page; a different one opens.
  await visit(page, `${server.origin}/about`);
  await expect(heading(page, 'About')).toBeVisible();
  await save(SETTINGS, text.replace('"kind": "', '"kinds": "'));
  await expect(overlay(page)).toContainText('unknown field');
  await save(SETTINGS, text);
  await expect(overlay(page)).toHaveCount(0);
});

test('a broken model is reported once in the terminal and in the browser @full', async ({
  page,
}) => {
  await open(page, '/about');
  const before = server.output().length;
  const text = await edit(IMAGE, '"type": "SharedSlice"', '"type": "SharedSlice');
  await expect(overlay(page)).toContainText(`${IMAGE}:`);
  await expect(overlay(page)).toContainText('goes over the end of its line');
  const printed = () => server.output().slice(before);
  const reports = () =>
    printed().match(/model\.json: line \d+, column \d+: .* end of its line/g) ?? [];
  // The types are generated from the models at another moment than the page reads them.
  await expect.poll(reports).toHaveLength(1);
  await save(IMAGE, text);
  await expect(overlay(page)).toHaveCount(0);
  expect(reports()).toHaveLength(1);
  expect(printed()).not.toMatch(/position \d+/);
});

test('the production build contains none of this', async () => {
  const files = await readdir('dist/client/assets');
  const scripts = files.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const name of scripts) {
    expect(await readFile(join('dist/client/assets', name), 'utf8')).not.toContain('slicefolio:');
  }
});
