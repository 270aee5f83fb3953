import { demoTest as test, expect } from '../../support/editor/editorTest.ts';
import { dialogStates } from '../../support/editor/dialogStates.ts';
import { documentStates } from '../../support/editor/documentStates.ts';
import { listStates } from '../../support/editor/listStates.ts';
import { roomStates } from '../../support/editor/roomStates.ts';
import { goOn, translateAlways } from '../../support/translatedPages.ts';
import { FULL } from '../../support/full.ts';

const STATES = Object.entries({ ...listStates, ...documentStates, ...dialogStates, ...roomStates });

for (const [name, state] of STATES) {
  test(`${name} goes on with whatever is pressed in a translated window${FULL}`, async ({
    editor,
  }) => {
    const page = await editor.open({ viewport: { width: 1440, height: 900 } });
    await translateAlways(page.context());
    await state.open({ page, origin: editor.origin, folder: editor.folder });
    await expect(page.locator('font > font').first()).toBeAttached();
    await goOn(page, 10);
    await page.context().close();
  });
}
