import { execFileSync } from 'node:child_process';
import { chmod, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Browser, chromium, expect as expectOn, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { browserPath } from '../../../tests/support/browserPath.ts';
import { createForeignProject } from '../../../tests/support/foreignProject.ts';
import { followGuide, readSection } from '../../../tests/support/guide.ts';
import { VITE_REACT_TS } from '../../../tests/support/viteReactTs.ts';
import {
  createViteProject,
  PROJECT_PACKAGES,
  type RunningVite,
  startVite,
} from './support/viteProject.ts';

/** Far above what a slow and busy machine needs. */
const see = expectOn.configure({ timeout: 60_000 });

let browser: Browser;
let project: Awaited<ReturnType<typeof createViteProject>>;
let vite: RunningVite;
let page: Page;

const read = (file: string) => readFile(join(project.root, file), 'utf8');
const write = (file: string, text: string) => writeFile(join(project.root, file), text);
const canvas = () => page.frameLocator('iframe[title="Page"]');
const openHome = () => page.goto(`${vite.origin}/edit/page/home`);

beforeAll(async () => {
  // With the window, which other tests do without.
  execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/buildPackages.mjs', 'page-editor']);
  project = await createViteProject();
  vite = await startVite(project.root);
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
  browser = await chromium.launch({ executablePath: await browserPath(), args });
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(vite.link);
});

afterAll(async () => {
  await browser?.close();
  await vite?.stop();
  await project?.remove();
});

test('a project compiles against what is installed', async () => {
  await project.node(['node_modules/typescript/bin/tsc', '-p', '.']);
});

test('the page of a project is shown whole, with its styles, and fields beside its slices are found on it', async () => {
  expect(page.url()).toBe(`${vite.origin}/edit`);
  await see(page.getByText('Quiet hours, on this machine')).toBeVisible();
  await openHome();
  await see(canvas().locator('header')).toHaveText('The library');
  await see(canvas().locator('aside blockquote')).toHaveText('A second zone.');
  // A field of the document beside its zones.
  await canvas().getByRole('heading', { name: 'Quiet hours' }).click();
  await see(page).toHaveURL(/#\/title$/);

  await canvas()
    .locator('h2')
    .click({ position: { x: 4, y: 12 } });
  await see(page).toHaveURL(/#slices\/0\/title$/);
  const styled = canvas().locator('main section').first();
  expect(await styled.evaluate((one) => getComputedStyle(one).fontFamily)).toContain('Georgia');
});

test('a change of a component shows in the frame, without what is typed being lost', async () => {
  await openHome();
  await canvas().locator('main blockquote').last().click();
  await page.getByRole('textbox', { name: 'Words' }).fill('Kept');
  await see(canvas().getByText('Kept')).toBeVisible();
  const file = 'src/slices/Quote/index.tsx';
  const before = await read(file);
  onTestFinished(() => write(file, before));
  await write(file, before.replace('<blockquote>', '<blockquote title="new">'));
  await see(canvas().locator('main blockquote[title=new]').last()).toHaveText('Kept');
  // A module that takes no change by itself loads the page anew.
  await write('src/editor.tsx', `${await read('src/editor.tsx')}\n`);
  await see(canvas().locator('main blockquote[title=new]').last()).toHaveText('Kept');
});

test('a slice that fails is left out and the others stay; corrected, it is there again', async () => {
  await openHome();
  await canvas().locator('main blockquote').last().click();
  const words = page.getByRole('textbox', { name: 'Words' });
  await words.fill('Fail');
  await see(canvas().getByText(/left out: This quote cannot be shown/)).toBeVisible();
  await see(canvas().locator('h2')).toBeVisible();
  await words.fill('Better');
  await see(canvas().getByText('Better')).toBeVisible();
});

test('what another document shows on a page is edited on it', async () => {
  await page.goto(`${vite.origin}/edit/settings/settings`);
  await page.getByRole('textbox', { name: 'Name of the site' }).fill('The reading room');
  await see(canvas().locator('header')).toHaveText('The reading room');
});

test.each([
  ['throws', "throw new Error('No such theme');\n", /No such theme/],
  ['mounts nothing', 'export {};\n', /does not call mountCanvas/],
  ['cannot be read', 'const = 1;\n', /terminal of the development server/],
])(
  'a file for the frame that does not show the page is told of: it %s',
  async (_title, text, sentence) => {
    const before = await read('src/editor.tsx');
    onTestFinished(() => write('src/editor.tsx', before));
    await write('src/editor.tsx', text);
    await openHome();
    await see(canvas().getByText('src/editor.tsx does not show the page.')).toBeVisible();
    await see(canvas().getByText(sentence)).toBeVisible();
  },
);

test('only pages of its own origin with a session get anything of the editor', async () => {
  const ask = (path: string, headers: Record<string, string>) =>
    fetch(`${vite.origin}${path}`, { headers }).then(({ status }) => status);
  expect(await ask('/edit', {})).toBe(401);
  expect(await ask('/edit/canvas', {})).toBe(401);
  expect(await ask('/edit/canvas/api/v2', {})).toBe(401);
  expect(await ask('/edit/api/v1/models', { origin: 'http://localhost:9' })).toBe(403);
  expect(await ask('/edit/open?key=guess', {})).toBe(403);
  expect(await ask(new URL(vite.link).pathname + new URL(vite.link).search, {})).toBe(403);
});

test('a new project that follows the README has a text edited on its page', async () => {
  const made = await createForeignProject({
    package: 'page-editor',
    files: VITE_REACT_TS,
    dependencies: PROJECT_PACKAGES,
  });
  onTestFinished(made.remove);
  const modules = join(made.root, 'node_modules');
  const adapter = join(modules, 'slice-machine-adapter-react');
  await symlink(resolve('packages/adapter-react'), adapter, 'dir');
  // As npm does.
  await chmod(join(adapter, 'dist/bin.js'), 0o755);
  await symlink(join(adapter, 'dist/bin.js'), join(modules, '.bin/slice-machine-adapter-react'));
  const guide = await readSection(
    'packages/page-editor/README.md',
    'React and Vite: on the page itself',
  );
  // The packages are linked already: this test has no network. Vite is started below.
  const offline = guide.replaceAll(/^ *(npm create|npm install|npm run|cd) .*$/gm, '   true');
  await followGuide(made.root, offline, { isNew: true });
  await made.node(['node_modules/typescript/bin/tsc', '-b']);

  const own = await startVite(made.root);
  onTestFinished(own.stop);
  const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  onTestFinished(() => tab.close());
  await tab.goto(own.link);
  await tab.getByRole('button', { name: 'Make Page' }).click();
  await tab.getByRole('textbox', { name: 'Name' }).fill('home');
  await tab.keyboard.press('Enter');
  await tab.getByRole('button', { name: 'Put the first slice here' }).click();
  await tab.getByRole('searchbox', { name: 'Find a slice' }).fill('hero');
  await tab.keyboard.press('Enter');
  await tab.getByRole('textbox', { name: 'Heading' }).fill('Good');
  const heading = tab.frameLocator('iframe[title="Page"]').locator('h2');
  await heading.click({ position: { x: 2, y: 8 } });
  await heading.click({ position: { x: 2, y: 8 } });
  await see(heading.locator('[contenteditable=true]')).toBeFocused();
  await tab.keyboard.press('End');
  await tab.keyboard.type(' morning');
  await see(tab.getByRole('textbox', { name: 'Heading' })).toHaveValue('Good morning');
  await tab.keyboard.press('Escape');
  await tab.getByRole('button', { name: /^Review/ }).click();
  await tab
    .getByRole('button', { name: /^Publish/ })
    .last()
    .click();
  const file = join(made.root, 'content/documents/page/home.json');
  await see.poll(() => readFile(file, 'utf8').catch(() => '')).toContain('Good morning');
  await tab.goto(own.origin);
  await see(tab.getByRole('heading', { name: 'Good morning' })).toBeVisible();
});
