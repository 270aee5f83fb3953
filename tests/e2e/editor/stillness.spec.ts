import type { Page } from '@playwright/test';
import { demoTest as test, expect } from '../../support/editor/editorTest.ts';
import { openDocument } from '../../support/editor/documentStates.ts';
import { canvasOf } from '../../support/editorPage.ts';
import { settled } from '../../support/visit.ts';
import { FULL } from '../../support/full.ts';

/** Notes in every frame which properties animations change, frame by frame. */
async function noteMovement(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** Changes of these move nothing. */
    const still =
      /^(?:offset|computedOffset|easing|composite|opacity|visibility|.*[cC]olor|fill|stroke|boxShadow)$/;
    const seen = new Set<string>();
    // Cast: the test reads it.
    (window as unknown as { movement: Set<string> }).movement = seen;
    const look = () => {
      for (const { effect, playState } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect) || playState !== 'running') continue;
        // The reduced style ends animations at once instead of removing them: their events stay.
        if (Number(effect.getComputedTiming().duration) < 1) continue;
        for (const property of effect.getKeyframes().flatMap(Object.keys)) {
          if (!still.test(property)) seen.add(`${property} of ${effect.target?.tagName}`);
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const movementIn = async (page: Page): Promise<string[]> => {
  const found = await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() => [
        // Cast: set by the script above.
        ...(window as unknown as { movement: Set<string> }).movement,
      ]),
    ),
  );
  return found.flat();
};

/** Selects, moves, deletes and puts back slices, and opens what lies over the page. */
async function work(page: Page): Promise<void> {
  const canvas = page.getByRole('main', { name: 'Page' });
  await canvasOf(page).getByRole('heading').nth(2).click();
  await expect(page).toHaveURL(/#spread\//);
  await canvas.getByRole('button', { name: 'Move down' }).click();
  await settled(page);
  await page.getByRole('button', { name: /^Undo: move/ }).click();
  await canvas
    .getByRole('button', { name: /^Insert a slice/ })
    .first()
    .click();
  await expect(page.getByRole('searchbox', { name: 'Find a slice' })).toBeFocused();
  await settled(page);
  await page.keyboard.press('Escape');
  await canvas.getByRole('button', { name: 'Delete' }).click();
  await settled(page);
  await page.getByRole('button', { name: /^Undo: delete/i }).click();
  const bar = page.locator('[data-part=bar]');
  await bar.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Keys' }).click();
  await settled(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  const says = reducedMotion === 'reduce' ? 'nothing moves' : 'movement is seen by this test';
  test(`${says} in the editor where motion is ${reducedMotion === 'reduce' ? 'reduced' : 'welcome'}${FULL}`, async ({
    editor,
  }) => {
    const page = await editor.open({ viewport: { width: 1440, height: 900 }, reducedMotion });
    await noteMovement(page);
    await openDocument({ page, ...editor });
    await work(page);
    const movement = await movementIn(page);
    if (reducedMotion === 'reduce') expect(movement).toEqual([]);
    else expect(movement.length).toBeGreaterThan(0);
    await page.context().close();
  });
}
