import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { copyProject, type ProjectCopy } from '../../scripts/authoring/copyProject.ts';
import {
  compilerErrors,
  startDevServer,
  startSliceMachine,
  type RunningServer,
} from '../../scripts/authoring/servers.ts';

/** The real Slice Machine and the development server, side by side on a copy of this project. */
let project: ProjectCopy;
let sliceMachine: RunningServer;
let site: RunningServer;

test.describe.configure({ mode: 'serial', timeout: 480_000 });

test.beforeAll(async () => {
  test.setTimeout(480_000);
  project = await copyProject();
  site = await startDevServer(project.root);
  const config = JSON.parse(await read('slicemachine.config.json'));
  config.localSliceSimulatorURL = `${site.origin}/slice-simulator`;
  await writeFile(join(project.root, 'slicemachine.config.json'), JSON.stringify(config));
  // The first request compiles every slice and every style.
  [sliceMachine] = await Promise.all([
    startSliceMachine(project.root),
    fetch(config.localSliceSimulatorURL),
  ]);
});

test.afterAll(async () => {
  await Promise.all([sliceMachine?.stop(), site?.stop()]);
  await project?.remove();
});

const read = (file: string) => readFile(join(project.root, file), 'utf8');
const names = async (folder: string, model: string, key: 'name' | 'label') => {
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const models = await Promise.all(
    folders.map((name) => readFile(join(folder, name, model), 'utf8')),
  );
  return models.map((text) => String(JSON.parse(text)[key]));
};

async function openSlice(page: Page, name: string) {
  await page.goto(`${sliceMachine.origin}/slices`);
  await page.getByText(name, { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Add a field' }).first()).toBeVisible();
}

/** Adds a text field to the open slice; a hint may cover the page before the first one. */
async function addTextField(page: Page, label: string) {
  const hint = page.getByRole('button', { name: 'Got it' });
  await page.addLocatorHandler(hint, () => hint.click());
  await page.getByRole('button', { name: 'Add a field' }).first().click();
  await page.getByRole('menuitem', { name: /^Text/ }).click();
  await page.locator('input[name="config.label"]').fill(label);
  await page.getByRole('button', { name: 'Done' }).click();
}

async function renameSlice(page: Page, from: string, to: string) {
  const card = page.getByRole('link', { name: `${from} Default slice card` });
  await card.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name="sliceName"]').fill(to);
  await dialog.getByRole('button', { name: 'Rename', exact: true }).click();
}

test('Slice Machine lists every slice and every type', async ({ page }) => {
  await page.goto(`${sliceMachine.origin}/slices`);
  for (const name of await names('slices', 'model.json', 'name')) {
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  }
  await page.goto(sliceMachine.origin);
  for (const label of await names('customtypes', 'index.json', 'label')) {
    await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
  }
});

test('a field added in Slice Machine is in model, mock data and types, and its use compiles @full', async ({
  page,
}) => {
  await openSlice(page, 'Experience');
  await addTextField(page, 'Mood');
  await expect.poll(() => read('prismicio-types.d.ts')).toMatch(/\bmood: prismic\.KeyTextField/);
  await expect.poll(() => read('slices/Experience/mocks.json')).toContain('"mood"');
  const [variation] = JSON.parse(await read('slices/Experience/model.json')).variations;
  expect(variation.primary.mood).toMatchObject({ type: 'Text', config: { label: 'Mood' } });

  const component = await read('slices/Experience/index.tsx');
  const withMood = component.replace('const { label }', 'const { label, mood }');
  const rendered = withMood.replace('label={label}', 'label={mood ?? label}');
  await writeFile(join(project.root, 'slices/Experience/index.tsx'), rendered);
  expect(await compilerErrors(project.root)).toBe('');
});

test('a slice is simulated with its mock data and updates with an edit, which saving keeps @full', async ({
  page,
}) => {
  await openSlice(page, 'Experience');
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

test('a slice created in Slice Machine is in registry and library, and compiles once a type admits it @full', async ({
  page,
}) => {
  await page.goto(`${sliceMachine.origin}/slices`);
  await page.getByRole('button', { name: 'Add', exact: true }).first().click();
  await page.getByRole('menuitem', { name: /Start from scratch/ }).click();
  await page.locator('input[name="sliceName"]').fill('Saying');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.waitForURL(/Saying/);
  await expect.poll(() => read('slices/index.ts')).toContain('saying: {');
  expect((await readdir(join(project.root, 'slices/Saying'))).sort()).toEqual([
    'index.tsx',
    'mocks.json',
    'model.json',
    'styles.ts',
  ]);

  expect(await compilerErrors(project.root)).toMatch(/slices\/index\.ts.*saying/);

  await page.goto(`${sliceMachine.origin}/page-types/page`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: /Reuse an existing slice/ }).click();
  await page.getByRole('dialog').getByText('Saying', { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add to Page (1)' }).click();
  await expect
    .poll(() => read('prismicio-types.d.ts'))
    .toMatch(/PageDocumentDataSlicesSlice =[^;]*SayingSlice/);
  expect(await compilerErrors(project.root)).toBe('');

  await page.goto(`${site.origin}/slice-library/saying`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saying');
});

test('renaming a slice in Slice Machine renames its folder and component @full', async ({
  page,
}) => {
  await page.goto(`${sliceMachine.origin}/slices`);
  await renameSlice(page, 'Saying', 'Motto');
  await expect.poll(() => read('slices/index.ts')).toContain("import('./Motto/index.tsx')");
  await expect.poll(() => read('slices/Motto/index.tsx')).toContain('function Motto(');
  expect(await compilerErrors(project.root)).toBe('');
});

test('a model with a syntax error is reported, the other slices are listed, and Slice Machine keeps working @full', async ({
  page,
}) => {
  const whole = await read('slices/About/model.json');
  await writeFile(join(project.root, 'slices/About/model.json'), '{ "id": ');
  await page.goto(`${sliceMachine.origin}/slices`);
  await expect(page.getByText('Expertise', { exact: true })).toBeVisible();
  await expect(page.getByText('About', { exact: true })).toHaveCount(0);
  await expect.poll(sliceMachine.output).toContain('slices/About/model.json: is not JSON');
  await expect.poll(site.output).toMatch(/slices\/About\/model\.json: line \d+, column \d+: /);

  await writeFile(join(project.root, 'slices/About/model.json'), whole);
  await page.reload();
  await expect(page.getByText('About', { exact: true })).toBeVisible();
});

test('started on a model with a syntax error it exits and names the file @full', async () => {
  await writeFile(join(project.root, 'slices/About/model.json'), '{ "id": ');
  const failed = startSliceMachine(project.root);
  await expect(failed).rejects.toThrow('slices/About/model.json: is not JSON');
  await expect(failed).rejects.not.toThrow(/\n\s+at /);
});
