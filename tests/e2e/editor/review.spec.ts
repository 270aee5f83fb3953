import type { Page } from '@playwright/test';
import { callout, section, study } from '../../support/editor/contents.ts';
import { expect, test, type Editor } from '../../support/editor/editorTest.ts';
import { expectWords, press, waitForControls } from '../../support/editorPage.ts';
import { expectAccessible, settled } from '../../support/visit.ts';

const KEY = 'case_study/tides';
const FILE = `documents/${KEY}.json`;
const MOVED = 'Nobody checks twice';
const SLICES = [
  section('Standing on the slipway'),
  section('From five sources to one'),
  callout(MOVED),
];
const STUDY = study('Tides', ...SLICES);

async function open(page: Page, { write }: Editor): Promise<void> {
  await write({ [FILE]: STUDY });
  await page.goto('/edit/case-study/tides');
  await expect(page.getByRole('heading', { level: 1, name: 'Tides' })).toBeVisible();
  await waitForControls(page);
}

/** The titles of a file's slices, in their order. */
async function order(editor: Editor, file: string) {
  // Cast: a file of this test.
  const { data } = (await editor.read(file)) as {
    data: { spread: { primary: { title_text: string } }[] };
  };
  return data.spread.map(({ primary }) => primary.title_text);
}

/** Selects a slice by going to it. */
async function goTo(page: Page, words: string) {
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Go to' });
  await dialog.getByRole('searchbox').fill(words);
  await dialog.getByRole('option').filter({ hasText: words }).first().click();
  await expect(dialog).toBeHidden();
}

/** Moves the last slice up by a key, and looks at the change. */
async function moveUp(page: Page) {
  await goTo(page, MOVED);
  await page.keyboard.press('Alt+ArrowUp');
}

async function review(page: Page) {
  await page.getByRole('button', { name: 'Review 1 change' }).click();
  return page.getByRole('dialog', { name: 'One change in Tides' });
}

test('the same place changed on disk is a choice, by keyboard; documents are published together and taken back, and differences are put back by keys', async ({
  page,
  editor,
}) => {
  await editor.write({
    'drafts/documents/page/now.json': {
      data: { title: 'Now', meta_description: 'What I am working on.' },
    },
    'drafts/documents/project/slipway.json': {
      data: {
        project_title: [{ type: 'heading1', text: 'Slipway', spans: [] }],
        case_study: { link_type: 'Document', type: 'case_study', uid: 'tides' },
      },
    },
  });
  await open(page, editor);
  // Another program saves another order before the change here arrives.
  const others = [...SLICES.slice(1), callout('Written by another program')];
  let isWritten = false;
  await page.route('**/edit/api/v1/documents/**', async (route) => {
    if (route.request().method() === 'PATCH' && !isWritten) {
      isWritten = true;
      await editor.write({ [FILE]: study('Tides', ...others) });
    }
    await route.continue();
  });
  await moveUp(page);
  await press(page, 'Two versions. Choose');
  const conflict = page.getByRole('dialog', { name: 'This file changed on disk' });
  await expect(conflict).toContainText(
    'One place differs. Nothing is overwritten until you choose.',
  );
  await expect(conflict.getByRole('button', { name: 'Choose a version' })).toBeDisabled();
  await conflict.getByRole('radio', { name: /^Yours/ }).press('ArrowRight');
  await expect(conflict.getByRole('radio', { name: /^On disk/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(conflict.getByRole('button', { name: 'Keep this choice' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(conflict).toBeHidden();
  await expect(page.getByRole('button', { name: 'Two versions. Choose' })).toBeHidden();

  await moveUp(page);
  const dialog = await review(page);
  const change = dialog.getByRole('listitem').filter({ hasText: 'Place' });
  await expect(change).toContainText('Moved up one place,');
  const group = (title: string) =>
    dialog.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
  // What leads to the document comes first, before the changes.
  await expect(group('Publish the linked documents, too').getByRole('switch')).toHaveAccessibleName(
    /^Slipway/,
  );
  await expect(dialog.getByRole('switch').first()).toHaveAccessibleName(/^Slipway/);
  await group('Publish together with').getByRole('switch', { name: /^Now/ }).press('Space');
  await press(dialog, 'Publish 2 documents');
  await expectWords(page, 'Two documents are public. Two files written.');
  expect(await editor.read('documents/page/now.json')).toMatchObject({ data: { title: 'Now' } });
  const publicOrder = () => order(editor, FILE);
  expect((await publicOrder())[0]).toBe(MOVED);

  await press(page, 'Undo publish');
  await expect.poll(async () => (await publicOrder())[1]).toBe(MOVED);
  await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeVisible();
  expect((await order(editor, `drafts/${FILE}`))[0]).toBe(MOVED);

  // By keys alone differences are put back one by one, and the focus is never lost.
  await goTo(page, MOVED);
  await page.keyboard.press('ControlOrMeta+d');
  await expect(page.getByRole('button', { name: 'Review 2 changes' })).toBeVisible();
  // Also from a button, which takes Enter as a press.
  await page
    .getByRole('button', { name: 'More', exact: true })
    .first()
    .press('ControlOrMeta+Enter');
  const changes = page.getByRole('dialog');
  await expect(changes).toHaveAccessibleName('Two changes in Tides');
  for (const left of [1, 0]) {
    await changes.getByRole('button', { name: 'Put back' }).first().press('Enter');
    await expect(changes.getByRole('button', { name: 'Put back' })).toHaveCount(left);
    await expect
      .poll(() => changes.evaluate((node) => node.contains(document.activeElement)))
      .toBe(true);
  }
  await expect(changes).toHaveAccessibleName('No changes in Tides');
  await page.keyboard.press('Escape');
  await expect(changes).toBeHidden();
  expect(await editor.read(FILE)).toEqual(study('Tides', ...others));
});

test('a place that is not there says so, and nothing moves or stays highlighted meanwhile @full', async ({
  page,
  editor,
}) => {
  await open(page, editor);
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Go to' });
  const search = dialog.getByRole('searchbox');
  await expect(dialog.getByRole('option', { name: /^Tides/ })).toBeVisible();
  const nothing = 'Nothing with “qqqq”. Try fewer letters.';
  // Answered late: what an earlier query found must not be options meanwhile.
  await page.route(/documents\?.*qqqq/, async (route) => {
    await expect(dialog).toContainText(nothing);
    await route.continue();
  });
  await settled(page);
  const before = await dialog.boundingBox();
  await search.pressSequentially('qqqq');
  await expect(dialog).toContainText(nothing);
  // Options must not move under the pointer while the list gets longer and shorter.
  expect((await dialog.boundingBox())?.y).toBe(before?.y);
  // The option that was highlighted is forgotten a moment after it has gone.
  await expect(search).not.toHaveAttribute('aria-activedescendant');
  await expectAccessible(page);
});
