import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { readProjectModels } from '#adapter-react/codegen/models.ts';
import { copyProject, type ProjectCopy } from '../../scripts/authoring/copyProject.ts';
import {
  compilerErrors,
  startDevServer,
  startSliceMachine,
  type RunningServer,
} from '../../scripts/authoring/servers.ts';
import { aboutSlice, openHost } from '../support/simulatorHost.ts';
import { expectAccessible, ready, scrollTo, theme, visit } from '../support/visit.ts';

/** One development server on a copy of the project, which these journeys edit; at last with Slice Machine beside it. */
let project: ProjectCopy;
let server: RunningServer;
let models: Awaited<ReturnType<typeof readProjectModels>>;

test.describe.configure({ mode: 'default', timeout: 480_000 });

test.beforeAll(async () => {
  // The first requests compile the site, every slice and every style.
  test.setTimeout(480_000);
  project = await copyProject();
  [server, models] = await Promise.all([
    startDevServer(project.root),
    readProjectModels(project.root),
  ]);
  await fetch(`${server.origin}/portfolio`);
  await fetch(`${server.origin}/slice-library`);
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

const library = (address: string) => `${server.origin}/slice-library${address}`;

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
    await edit(KELP, title(before), title(after));
    await expect(page.getByText(after).first()).toBeAttached();
  }
  expect(await isSamePage(page)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
  await save(KELP, text);
  await expect(page.getByText('Kelp and Sand')).toHaveCount(0);
});

test('a new document appears, a deleted one disappears, and an external project updates with its file @full', async ({
  page,
}) => {
  await open(page, '/fresh');
  await expect(heading(page, 'Fresh')).toHaveCount(0);
  const file = 'content/documents/page/fresh.json';
  await save(file, JSON.stringify({ data: { title: 'Fresh', slices: [] } }));
  await expect(heading(page, 'Fresh')).toHaveCount(1);
  await rm(at(file));
  await expect(heading(page, 'Fresh')).toHaveCount(0);
  expect(await isSamePage(page)).toBe(true);

  await open(page, '/project/far-room');
  const external = 'content/behance/430000117.json';
  await expect(page.getByText('Eleven arches, eleven rooms')).toBeAttached();
  const text = await edit(external, '>Eleven arches, eleven', '>Twelve arches, twelve');
  await expect(page.getByText('Twelve arches, twelve rooms')).toBeAttached();
  expect(await isSamePage(page)).toBe(true);
  await save(external, text);
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
  await expect(overlay(page)).toContainText('1 file cannot be read');
  await expect(overlay(page)).toContainText(`${KELP}:`);
  await expect(overlay(page)).toContainText('there is a comma too many');
  await expect.poll(() => overlay(page).evaluate((one) => one.matches(':modal'))).toBe(true);
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
  await expect(overlay(page)).toContainText('data.profile_links[0].kind');
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

test('the full API is for this machine, and for no page of another site @full', async () => {
  const api = `${server.origin}/repository/api/v2`;
  // As a browser sends it.
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await fetch(api, { headers })).status).toBe(403);
  expect((await fetch(api)).status).toBe(200);
});

test('the overview lists every slice; one is found by name, text and fields, with the keyboard alone', async ({
  page,
}) => {
  await page.goto(library(''));
  await ready(page);
  const names = page.getByRole('heading', { level: 2 });
  await expect(names).toHaveText(models.slices.map(({ model }) => model.name));
  await expectAccessible(page);

  const search = page.getByRole('searchbox', { name: 'Search by name, words or fields' });
  await search.focus();
  await page.keyboard.type('poster');
  await expect(names.filter({ hasText: 'VideoFile1' })).toBeVisible();
  await expect(names.filter({ hasText: 'About' })).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText(/^\d slices found$/);
  await search.fill('card_list');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(library('/card_list'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card List');
});

test('a slice has one address, with each variation at both widths in both themes; without a slice there is a link back', async ({
  page,
}) => {
  // The next test checks what the frames show.
  await page.route('**/frame?*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(library('/single_image'));
  await ready(page);
  const { variations } =
    models.slices.find(({ model }) => model.id === 'single_image')?.model ?? {};
  expect(variations?.length).toBe(2);
  for (const { name, description, primary = {} } of variations ?? []) {
    const section = page.getByRole('region', { name });
    await expect(section.getByText(description, { exact: true })).toBeVisible();
    for (const look of ['Dark, desktop', 'Dark, phone', 'Light, desktop', 'Light, phone']) {
      await expect(section.getByTitle(`${name}: ${look}`)).toHaveCount(1);
    }
    await expect(section.getByRole('row')).toHaveCount(1 + Object.keys(primary).length);
  }

  const response = await page.goto(library('/nothing'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'No such slice' })).toBeVisible();
  await page.getByRole('link', { name: 'See every slice' }).click();
  await expect(page).toHaveURL(library(''));
});

test('each frame has its device’s width and its own theme, and the page is accessible in both @full', async ({
  page,
}) => {
  await page.goto(library('/about'));
  await ready(page);
  for (const [look, width, background] of [
    ['Dark, desktop', 1440, 'rgb(12, 11, 10)'],
    ['Dark, phone', 390, 'rgb(12, 11, 10)'],
    ['Light, desktop', 1440, 'rgb(243, 238, 229)'],
    ['Light, phone', 390, 'rgb(243, 238, 229)'],
  ] as const) {
    const frame = page.getByTitle(look);
    await frame.scrollIntoViewIfNeeded();
    const root = frame.contentFrame().locator('html[data-ready]');
    await expect(root).toContainText('the good part of an idea');
    await expect(root).toHaveCSS('background-color', background);
    expect(await root.evaluate(() => window.innerWidth)).toBe(width);
  }
  await page.getByRole('button', { name: 'Dark Mode' }).click();
  await expect.poll(() => theme(page)).toBe('light');
  await expectAccessible(page);
});

test('an edit of mock data shows in the library, and in the simulator within 500 ms', async ({
  page,
}) => {
  const file = 'slices/About/mocks.json';
  await page.goto(library('/about/default/frame'));
  await ready(page);
  const before = await edit(file, 'I design products', 'I grow tomatoes');
  await expect(page.locator('body')).toContainText('I grow tomatoes');
  await save(file, before);
  await expect(page.locator('body')).toContainText('I design products');

  // The pages of Slice Machine are served from this machine, too.
  const host = await openHost(page, server.origin, `${server.origin}/slice-simulator`);
  await host.send([aboutSlice('Before')]);
  await expect(host.frame.getByText('Before')).toBeVisible();
  const times: number[] = [];
  for (const words of ['First edit', 'Second edit', 'Third edit']) {
    times.push(await host.time([aboutSlice(words)], words));
  }
  // The fastest: the others may have been delayed by a busy machine.
  expect(Math.min(...times)).toBeLessThan(500);
});

test.describe('Slice Machine', () => {
  test.describe.configure({ mode: 'serial' });

  let sliceMachine: RunningServer;

  test.beforeAll(async () => {
    test.setTimeout(480_000);
    const config = JSON.parse(await read('slicemachine.config.json'));
    config.localSliceSimulatorURL = `${server.origin}/slice-simulator`;
    await save('slicemachine.config.json', JSON.stringify(config));
    sliceMachine = await startSliceMachine(project.root);
  });

  test.afterAll(() => sliceMachine.stop());

  test('Slice Machine lists every slice and every type @full', async ({ page }) => {
    await page.goto(`${sliceMachine.origin}/slices`);
    for (const { model } of models.slices) {
      await expect(page.getByText(model.name, { exact: true })).toBeVisible();
    }
    await page.goto(sliceMachine.origin);
    for (const { label } of models.customTypes) {
      await expect(page.getByText(label ?? '', { exact: true }).first()).toBeVisible();
    }
  });

  test('a slice is simulated with its mock data and updates with an edit, which saving keeps @full', async ({
    page,
  }) => {
    await page.goto(`${sliceMachine.origin}/slices`);
    await page.getByText('Experience', { exact: true }).click();
    await expect(page.getByRole('button', { name: 'Add a field' }).first()).toBeVisible();
    const simulator = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Simulate' }).click();
    const editor = await simulator;
    const preview = editor.frameLocator('iframe');
    await expect(preview.getByText('Lead Designer, Systems')).toBeVisible();

    const role = editor.getByLabel('Role').filter({ hasText: 'Lead Designer, Systems' });
    await role.click();
    await editor.keyboard.press('ControlOrMeta+a');
    await editor.keyboard.type('Head of Systems');
    await expect(preview.getByText('Head of Systems')).toBeVisible();
    await editor.getByRole('button', { name: 'Save mock content' }).click();
    await expect.poll(() => read('slices/Experience/mocks.json')).toContain('Head of Systems');
  });

  test('a slice created in Slice Machine is in registry and library, and is renamed with its folder and component @full', async ({
    page,
  }) => {
    await page.goto(`${sliceMachine.origin}/slices`);
    await page.getByRole('button', { name: 'Add', exact: true }).first().click();
    await page.getByRole('menuitem', { name: /Start from scratch/ }).click();
    await page.locator('input[name="sliceName"]').fill('Saying');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.waitForURL(/Saying/);
    await expect.poll(() => read('slices/index.ts')).toContain('saying: {');
    // The compiler asks for a type that admits it.
    expect(await compilerErrors(project.root)).toMatch(/slices\/index\.ts.*saying/);
    await page.goto(`${server.origin}/slice-library/saying`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saying');

    await page.goto(`${sliceMachine.origin}/slices`);
    const card = page.getByRole('link', { name: 'Saying Default slice card' });
    await card.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name="sliceName"]').fill('Motto');
    await dialog.getByRole('button', { name: 'Rename', exact: true }).click();
    await expect.poll(() => read('slices/index.ts')).toContain("import('./Motto/index.tsx')");
    await expect.poll(() => read('slices/Motto/index.tsx')).toContain('function Motto(');
  });

  test('a model with a syntax error is reported, the other slices are listed, and Slice Machine keeps working; started on one it exits and names the file @full', async ({
    page,
  }) => {
    const whole = await read('slices/About/model.json');
    await writeFile(at('slices/About/model.json'), '{ "id": ');
    await page.goto(`${sliceMachine.origin}/slices`);
    await expect(page.getByText('Expertise', { exact: true })).toBeVisible();
    await expect(page.getByText('About', { exact: true })).toHaveCount(0);
    await expect.poll(sliceMachine.output).toContain('slices/About/model.json: is not JSON');
    await expect.poll(server.output).toMatch(/slices\/About\/model\.json: line \d+, column \d+: /);

    await writeFile(at('slices/About/model.json'), whole);
    await page.reload();
    await expect(page.getByText('About', { exact: true })).toBeVisible();

    await writeFile(at('slices/About/model.json'), '{ "id": ');
    const failed = startSliceMachine(project.root);
    await expect(failed).rejects.toThrow('slices/About/model.json: is not JSON');
    await expect(failed).rejects.not.toThrow(/\n\s+at /);
  });
});
