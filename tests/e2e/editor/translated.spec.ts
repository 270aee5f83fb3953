import type { Page } from '@playwright/test';
import type { DemoEditor } from '../../support/editor/demoEditor.ts';
import { demoTest as test, expect } from '../../support/editor/editorTest.ts';
import { dialogStates } from '../../support/editor/dialogStates.ts';
import { documentStates } from '../../support/editor/documentStates.ts';
import { listStates } from '../../support/editor/listStates.ts';
import { roomStates } from '../../support/editor/roomStates.ts';
import { openInEditor } from '../../support/editorPage.ts';
import { expectWhole, faultsOf, goOn, translateAlways } from '../../support/translatedPages.ts';
import { FULL } from '../../support/full.ts';

/** A window of the editor in a browser that translates it. */
async function open(editor: DemoEditor): Promise<{ page: Page; faults: string[] }> {
  const page = await editor.open({ viewport: { width: 1440, height: 900 } });
  await translateAlways(page.context());
  return { page, faults: faultsOf(page) };
}

const isTranslated = (page: Page) => expect(page.locator('font > font').first()).toBeAttached();

test('a published document is typed into, reviewed, published, and that is undone @full', async ({
  editor,
}) => {
  const { page, faults } = await open(editor);
  await openInEditor(page, `${editor.origin}/edit/case-study/clear-visor`);
  await isTranslated(page);
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Company' });
  const before = await field.inputValue();
  await field.fill(`${before} x`);
  await page.getByRole('button', { name: 'Review 1 change' }).click();
  const dialog = page.getByRole('dialog', { name: 'One change in Clear Visor' });
  await dialog.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeVisible();
  await expectWhole(page, faults);
  await page.getByRole('button', { name: 'Undo publish' }).click();
  await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeVisible();
  await field.fill(before);
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeVisible();
  await expectWhole(page, faults);
  await page.context().close();
});

test('a slice is moved, and taken back, a text is found, and an address is renamed, and renamed back @full', async ({
  editor,
}) => {
  const { page, faults } = await open(editor);
  await openInEditor(page, `${editor.origin}/edit/case-study/shade-map#spread/2`);
  await isTranslated(page);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeVisible();
  await page.goto(`${editor.origin}/edit/find`);
  await page.getByRole('searchbox').fill('tide');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.goto(`${editor.origin}/edit?type=case_study`);
  for (const address of ['clear-visor-2', 'clear-visor']) {
    // oxlint-disable no-await-in-loop -- one address after the other
    await page.getByRole('button', { name: 'More for Clear Visor', exact: true }).click();
    await page.getByRole('menuitem', { name: /^Rename address/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Rename address' });
    await dialog.getByRole('textbox', { name: 'Address' }).fill(address);
    await dialog.getByRole('button', { name: /^Rename/ }).click();
    await expect(page.getByRole('row', { name: /^Clear Visor,/ })).toContainText(`/${address}`);
    // oxlint-enable no-await-in-loop
  }
  await expectWhole(page, faults);
  await page.context().close();
});

const STATES = Object.entries({ ...listStates, ...documentStates, ...dialogStates, ...roomStates });

for (const [name, state] of STATES) {
  test(`${name} goes on with whatever is pressed${FULL}`, async ({ editor }) => {
    const { page } = await open(editor);
    const screen = { page, origin: editor.origin, folder: editor.folder };
    await state.open(screen);
    await isTranslated(page);
    await goOn(page, 10);
    await page.context().close();
  });
}

for (const path of ['/edit/media', '/edit/find', '/edit/media?used=nowhere']) {
  test(`${path} goes on with whatever is pressed${FULL}`, async ({ editor }) => {
    const { page } = await open(editor);
    await page.goto(editor.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await isTranslated(page);
    await goOn(page, 12);
    await page.context().close();
  });
}
