import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { section, study } from '../../support/editor/contents.ts';
import { startEditedSite } from '../../support/editedSite.ts';
import { expect, test } from '../../support/editor/editorTest.ts';
import { openInEditor } from '../../support/editorPage.ts';
import { startSite } from '../../support/site.ts';

const KEY = 'case_study/tides';
const FILE = `documents/${KEY}.json`;
const ADDRESS = '/edit/case-study/tides#spread/0/title_text';
const STUDY = study('Tides', section('Slipway'), section('Numbers'));

// Once it differs from what is public, its name says so, too.
const titleOf = (page: Page) => page.getByRole('textbox', { name: /^Title(?: ?, changed)?$/ });

/** Lets windows try again soon what they try again after 2, 8 and 30 s: to save, and to be told of changes. */
const trySoon = (context: BrowserContext) =>
  context.addInitScript(() => {
    const wait = window.setTimeout;
    // Cast: without what Node's own has beside the function.
    window.setTimeout = ((run: () => void, ms = 0) =>
      wait(run, ms < 2000 ? ms : 200)) as typeof setTimeout;
  });

/** The line below the bar that says why, whole. */
const notSaved = (page: Page, reason = 'the editor’s server does not answer') =>
  page
    .locator('[data-lines]')
    .getByText(`Not saved: ${reason}. Your text is safe in this browser.`, { exact: true });

test('two windows on one document keep what both type, also while the server is away from one of them', async ({
  page,
  editor,
  context,
}) => {
  await editor.write({ [FILE]: STUDY });
  await trySoon(context);
  await openInEditor(page, ADDRESS);
  const other = await context.newPage();
  const otherCanvas = await openInEditor(other, '/edit/case-study/tides');
  const isApi = '**/edit/api/**';
  await page.route(isApi, (route) => route.abort('connectionrefused'));
  await titleOf(page).fill('Typed in the dark');
  await expect(notSaved(page)).toBeVisible();
  await other.getByRole('textbox', { name: /^Name/ }).fill('From the second');
  await expect.poll(() => editor.text(`drafts/${FILE}`)).toContain('From the second');
  await titleOf(page).press('End');
  await titleOf(page).pressSequentially(', and more');
  await page.unroute(isApi);
  await expect.poll(() => editor.titles(KEY)).toEqual(['Typed in the dark, and more', 'Numbers']);
  expect(await editor.text(`drafts/${FILE}`)).toContain('From the second');
  await expect(notSaved(page)).toHaveCount(0);
  await expect(
    otherCanvas.getByRole('heading', { name: 'Typed in the dark, and more' }),
  ).toBeVisible();
});

test('a page of 1,000 slices is opened, changed at its end, and undone @full', async ({
  page,
  editor,
}) => {
  const long = Array.from({ length: 1000 }, (_none, at) => section(`Section ${at}`));
  await editor.write({ [FILE]: study('Tides', ...long) });
  const canvas = await openInEditor(page, '/edit/case-study/tides#spread/999/title_text');
  // Laid out in stretches, all slices are as far apart as if there were none.
  const tops = await canvas
    .getByRole('heading', { name: /^Section / })
    .evaluateAll((found) => found.map((one) => one.getBoundingClientRect().top));
  const steps = tops.slice(1).map((top, at) => Math.round(top - (tops[at] ?? 0)));
  expect(steps).toHaveLength(999);
  expect(new Set(steps).size).toBe(1);
  await titleOf(page).fill('The last one');
  await expect(canvas.getByRole('heading', { name: 'The last one' })).toBeVisible();
  await expect.poll(async () => (await editor.titles(KEY))?.[999]).toBe('The last one');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(titleOf(page)).toHaveValue('Section 999');
});

test('what was not saved is there again after the browser has crashed @full', async ({
  playwright,
  browser,
  editor,
  context,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'editor-crash-'));
  const launch = () =>
    playwright.chromium.launchPersistentContext(folder, {
      viewport: { width: 1440, height: 900 },
      executablePath: process.env['CHROMIUM_PATH'] ?? browser.browserType().executablePath(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
  await editor.write({ [FILE]: STUDY });
  const session = (await context.storageState()).cookies;
  const first = await launch();
  await first.addCookies(session);
  const page = await first.newPage();
  await openInEditor(page, editor.origin + ADDRESS);
  await page.route('**/edit/api/**', (route) => route.abort());
  await titleOf(page).fill('Before the crash');
  await expect(notSaved(page)).toBeVisible();
  const crash = await first.newCDPSession(page);
  // The whole browser ends at once, as by a power cut: no page is asked, and nothing is sent.
  await crash.send('Browser.crash').catch(() => undefined);
  await first.close().catch(() => undefined);
  expect(await editor.titles(KEY)).toBeNull();

  const second = await launch();
  await second.addCookies(session);
  const again = await second.newPage();
  await openInEditor(again, editor.origin + ADDRESS);
  await expect(titleOf(again)).toHaveValue('Before the crash');
  await expect.poll(() => editor.titles(KEY)).toEqual(['Before the crash', 'Numbers']);
  await second.close();
  await rm(folder, { recursive: true, force: true });
});

test('a server that was ended and started again gets what was typed meanwhile', async ({
  browser,
}) => {
  const site = await startEditedSite();
  await site.folder.write(FILE, STUDY);
  const page = await browser.newPage();
  await trySoon(page.context());
  await page.request.get(site.link);
  await openInEditor(page, site.origin + ADDRESS);
  await site.kill();
  await titleOf(page).fill('Typed without a server');
  await expect(notSaved(page)).toBeVisible();
  const { contentDir } = site.folder;
  const port = new URL(site.origin).port;
  const next = await startSite({ CONTENT_DIR: contentDir, PORT: port }, 'edited');
  // Sessions end with the server. The window finds that out by itself, and stays; its owner opens the new link elsewhere.
  const link = await next.printed(/http:\S+\/edit\/open\?key=[\w-]+/);
  await expect(notSaved(page, 'this window is signed out')).toBeVisible();
  await page.request.get(link);
  const draft = () => readFile(join(contentDir, 'drafts', FILE), 'utf8').catch(() => '');
  await expect.poll(draft).toContain('Typed without a server');
  await page.context().close();
  await next.stop();
  await site.folder.remove();
});
