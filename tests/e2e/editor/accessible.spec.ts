import type { Page } from '@playwright/test';
import { demoTest as test, expect } from '../../support/editor/editorTest.ts';
import { dialogStates } from '../../support/editor/dialogStates.ts';
import { documentStates } from '../../support/editor/documentStates.ts';
import type { EditorState } from '../../support/editor/EditorState.ts';
import { listStates } from '../../support/editor/listStates.ts';
import { roomStates } from '../../support/editor/roomStates.ts';
import { smallTargets } from '../../support/hitAreas.ts';
import { cutTexts, dialogsOutside, overflow } from '../../support/reflow.ts';
import { invisibleControls } from '../../support/systemColors.ts';
import { expectAccessibleInThemes, frames, settled } from '../../support/visit.ts';
import { fullUnless } from '../../support/full.ts';

const DESK = { width: 1440, height: 900 };
const TABLET = { width: 768, height: 900 };
const PHONE = { width: 390, height: 844 };
/** 1280 × 1024 px at 400%. */
const ENLARGED = { width: 320, height: 256 };

const STATES: readonly (readonly [name: string, state: EditorState])[] = [
  ...Object.entries(listStates),
  ...Object.entries(documentStates),
  ...Object.entries(dialogStates),
  ...Object.entries(roomStates),
];

/** Expects every control to be seen where the system replaces the colours. */
async function expectSeenInForcedColours(page: Page) {
  await page.emulateMedia({ forcedColors: 'active' });
  await settled(page);
  const controls = expect.configure({ soft: true });
  await controls.poll(() => invisibleControls(page), 'in forced colours').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Expects nothing to be cut off with letters of twice the size. */
async function expectRoomForLargeText(page: Page) {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await frames(page);
  await expectFit(page, 'text at 200%');
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

async function expectFit(page: Page, where: string) {
  expect.soft(await overflow(page), where).toEqual([]);
  expect.soft(await cutTexts(page), where).toEqual([]);
}

for (const [name, state] of STATES) {
  test(`${name} is accessible at every width, in both themes, in the system's colours, and enlarged${fullUnless(name === 'a document')}`, async ({
    editor,
  }) => {
    const page = await editor.open({ viewport: DESK, reducedMotion: 'reduce' });
    const screen = { page, origin: editor.origin, folder: editor.folder };
    const resize = async (size: typeof DESK) => {
      await page.setViewportSize(size);
      // A popover is placed in the first, and kept in the window in the third.
      await frames(page, 4);
      // Another layout may close what was open.
      if (!(await state.mark(page).isVisible())) {
        await state.leave?.(screen);
        await open();
      }
      const where = `outside of the window at ${size.width} px`;
      expect.soft(await dialogsOutside(page), where).toEqual([]);
    };
    const open = async () => {
      await state.open(screen);
      await settled(page);
    };

    await open();
    expect.soft(await dialogsOutside(page), 'outside of the window').toEqual([]);
    await expectAccessibleInThemes(page, '1440 px');
    expect.soft(await smallTargets(page, 24), 'targets of 24 px').toEqual([]);
    await expectSeenInForcedColours(page);
    await expectRoomForLargeText(page);

    await resize(TABLET);
    await expectAccessibleInThemes(page, '768 px');
    expect.soft(await smallTargets(page, 44), 'targets of 44 px on a tablet').toEqual([]);

    await resize(PHONE);
    await expectAccessibleInThemes(page, '390 px');
    expect.soft(await smallTargets(page, 44), 'targets of 44 px').toEqual([]);

    await resize(ENLARGED);
    await expectFit(page, '1280 px at 400%');

    await state.leave?.(screen);
    await page.context().close();
  });
}
