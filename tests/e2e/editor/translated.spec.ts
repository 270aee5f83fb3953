import type { Page } from '@playwright/test';
import type { DemoEditor } from '../../support/editor/demoEditor.ts';
import { demoTest as test, expect } from '../../support/editor/editorTest.ts';
import { dialogStates } from '../../support/editor/dialogStates.ts';
import { documentStates } from '../../support/editor/documentStates.ts';
import { listStates } from '../../support/editor/listStates.ts';
import { roomStates } from '../../support/editor/roomStates.ts';
import { faultsOf, goOn, translateAlways } from '../../support/translatedPages.ts';
import { FULL } from '../../support/full.ts';

/** A window of the editor in a browser that translates it. */
async function open(editor: DemoEditor): Promise<{ page: Page; faults: string[] }> {
  const page = await editor.open({ viewport: { width: 1440, height: 900 } });
  await translateAlways(page.context());
  return { page, faults: faultsOf(page) };
}

const isTranslated = (page: Page) => expect(page.locator('font > font').first()).toBeAttached();

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
