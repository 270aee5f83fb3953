import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { startEditedSite, type EditedSite } from '../../support/editedSite.ts';
import { openInEditor, openSession } from '../../support/editorPage.ts';
import { startSite } from '../../support/site.ts';

test.describe.configure({ mode: 'default' });

const section = (title: string) => ({
  slice_type: 'section_header',
  variation: 'default',
  primary: { title_text: title },
});

const NAMES = ['unknown', 'away', 'restarted', 'tabs', 'letters', 'crashed'] as const;
type Name = (typeof NAMES)[number] | 'thousand';

const LONG = Array.from({ length: 1000 }, (_none, at) => section(`Section ${at}`));

const study = (name: Name) => ({
  // A field that no model has.
  data: {
    project_name: `Study ${name}`,
    mood: 'calm',
    spread: name === 'thousand' ? LONG : [section('Slipway'), section('Numbers')],
  },
});

let site: EditedSite;
let context: BrowserContext;
let isRunning = true;

test.beforeAll(async ({ browser }) => {
  site = await startEditedSite();
  for (const name of [...NAMES, 'thousand'] as const) {
    await site.folder.write(`documents/case_study/${name}.json`, study(name));
  }
  context = await openSession(browser, site);
});
test.afterAll(async () => {
  await context.close();
  if (isRunning) await site.stop();
  else await site.folder.remove();
});

const addressOf = (name: Name, place = '') => `/edit/case-study/${name}${place}`;

const open = async (name: Name, place = '') => {
  const page = await context.newPage();
  const canvas = await openInEditor(page, site.origin + addressOf(name, place));
  return { page, canvas };
};

const draftOf = (name: Name, folder = site.folder.contentDir) =>
  readFile(join(folder, `drafts/documents/case_study/${name}.json`), 'utf8').then(
    // Cast: a file of these tests.
    (text) => (JSON.parse(text) as ReturnType<typeof study>).data,
    () => null,
  );

// Once it differs from what is public, its name says so, too.
const titleOf = (page: Page) => page.getByRole('textbox', { name: /^Title(?: ?, changed)?$/ });
const nameOf = (page: Page) => page.getByRole('textbox', { name: /^Name/ });

const AWAY = 'Not saved: the editor’s server does not answer. Your text is safe in this browser.';

test('a field that no model has is shown, kept, and cannot be edited @full', async () => {
  const { page } = await open('unknown');
  const kept = page.getByRole('textbox', { name: 'Mood' });
  await expect(kept).toHaveValue('calm');
  await expect(kept).not.toBeEditable();
  await nameOf(page).fill('Study of the unknown');
  await expect.poll(async () => (await draftOf('unknown'))?.mood).toBe('calm');
  await page.close();
});

test('what is typed while the server is away is kept, and saved when it is back', async () => {
  const { page, canvas } = await open('away', '#spread/0/title_text');
  const isApi = '**/edit/api/**';
  await page.route(isApi, (route) => route.abort('connectionrefused'));
  await titleOf(page).fill('Typed in the dark');
  await expect(canvas.getByRole('heading', { name: 'Typed in the dark' })).toBeVisible();
  await expect(page.getByRole('button', { name: AWAY })).toBeVisible();
  await titleOf(page).press('End');
  await titleOf(page).pressSequentially(', and more');
  await page.unroute(isApi);
  await expect
    .poll(async () => (await draftOf('away'))?.spread[0]?.primary.title_text)
    .toBe('Typed in the dark, and more');
  await expect(page.getByRole('button', { name: AWAY })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeVisible();
  await page.close();
});

test('two windows on one document keep what both type', async () => {
  const [one, other] = [await open('tabs', '#spread/0/title_text'), await open('tabs')];
  await titleOf(one.page).fill('From the first');
  await nameOf(other.page).fill('From the second');
  await expect
    .poll(async () => {
      const data = await draftOf('tabs');
      return [data?.project_name, data?.spread[0]?.primary.title_text];
    })
    .toEqual(['From the second', 'From the first']);
  await expect(other.canvas.getByRole('heading', { name: 'From the first' })).toBeVisible();
  await Promise.all([one.page.close(), other.page.close()]);
});

test('letters from right to left, joined emoji and marks stay as they were typed @full', async () => {
  const { page, canvas } = await open('letters', '#spread/0/title_text');
  const text = 'مرحبا بالعالم 👩🏽‍🚀 é שלום';
  await titleOf(page).fill(text);
  await expect(canvas.getByRole('heading', { name: text })).toBeVisible();
  await expect
    .poll(async () => (await draftOf('letters'))?.spread[0]?.primary.title_text)
    .toBe(text);
  await page.close();
});

test('a page of 1,000 slices is opened, changed at its end, and undone @full', async () => {
  const { page, canvas } = await open('thousand', '#spread/999/title_text');
  // Laid out in stretches, all slices are as far apart as if there were none.
  const tops = await canvas
    .getByRole('heading', { name: /^Section / })
    .evaluateAll((found) => found.map((one) => one.getBoundingClientRect().top));
  const steps = tops.slice(1).map((top, at) => Math.round(top - (tops[at] ?? 0)));
  expect(steps).toHaveLength(999);
  expect(new Set(steps).size).toBe(1);
  await titleOf(page).fill('The last one');
  await expect(canvas.getByRole('heading', { name: 'The last one' })).toBeVisible();
  await expect
    .poll(async () => (await draftOf('thousand'))?.spread[999]?.primary.title_text)
    .toBe('The last one');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(titleOf(page)).toHaveValue('Section 999');
  await page.close();
});

test('what was not saved is there again after the browser has crashed', async ({
  playwright,
  browser,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'editor-crash-'));
  const launch = () =>
    playwright.chromium.launchPersistentContext(folder, {
      viewport: { width: 1440, height: 900 },
      executablePath: process.env['CHROMIUM_PATH'] ?? browser.browserType().executablePath(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
  const session = (await context.storageState()).cookies;
  const first = await launch();
  await first.addCookies(session);
  const page = await first.newPage();
  await openInEditor(page, site.origin + addressOf('crashed', '#spread/0/title_text'));
  await page.route('**/edit/api/**', (route) => route.abort());
  await titleOf(page).fill('Before the crash');
  await expect(page.getByRole('button', { name: AWAY })).toBeVisible();
  const crash = await first.newCDPSession(page);
  // The whole browser ends at once, as by a power cut: no page is asked, and nothing is sent.
  await crash.send('Browser.crash').catch(() => undefined);
  await first.close().catch(() => undefined);
  expect(await draftOf('crashed')).toBeNull();

  const second = await launch();
  await second.addCookies(session);
  const again = await second.newPage();
  await openInEditor(again, site.origin + addressOf('crashed', '#spread/0/title_text'));
  await expect(titleOf(again)).toHaveValue('Before the crash');
  await expect
    .poll(async () => (await draftOf('crashed'))?.spread[0]?.primary.title_text)
    .toBe('Before the crash');
  await second.close();
  await rm(folder, { recursive: true, force: true });
});

// Last: the site of the other tests ends here.
test('a server that was ended and started again gets what was typed meanwhile', async () => {
  const { page } = await open('restarted', '#spread/0/title_text');
  const { contentDir } = site.folder;
  isRunning = false;
  await site.kill();
  await titleOf(page).fill('Typed without a server');
  await expect(page.getByRole('button', { name: AWAY })).toBeVisible();
  const port = new URL(site.origin).port;
  const next = await startSite({ CONTENT_DIR: contentDir, PORT: port }, 'edited');
  // Sessions end with the server. The window finds that out by itself; its owner opens the new link.
  const link = await next.printed(/http:\S+\/edit\/open\?key=[\w-]+/);
  await expect(page.getByRole('heading', { name: 'Editor is closed' })).toBeVisible();
  await page.goto(link);
  await openInEditor(page, site.origin + addressOf('restarted', '#spread/0/title_text'));
  await expect(titleOf(page)).toHaveValue('Typed without a server');
  await expect
    .poll(async () => (await draftOf('restarted'))?.spread[0]?.primary.title_text)
    .toBe('Typed without a server');
  await next.stop();
});
