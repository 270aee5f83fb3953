import { expect } from '@playwright/test';
import { openDocument } from './documentStates.ts';
import { dialogOf, isPhone, type EditorState, type Screen } from './EditorState.ts';

const byKeys = (keys: string): EditorState => ({
  async open(screen) {
    await openDocument(screen);
    await screen.page.keyboard.press(keys);
    await expect(dialogOf(screen.page)).toBeVisible();
  },
  mark: dialogOf,
});

const PLAIN_MONEY = 'content/documents/case_study/plain-money.json';

/** Writes a field on the disk just before this window saves the same one. */
async function writeOnDisk({ page, folder }: Screen) {
  const before = folder.read(PLAIN_MONEY);
  // Another one each time: a value that the file has already is no second version.
  const company = before.includes('Another program') ? 'A third program' : 'Another program';
  let isWritten = false;
  await page.route('**/edit/api/v1/documents/**', async (route) => {
    if (route.request().method() === 'PATCH' && !isWritten) {
      isWritten = true;
      folder.write(PLAIN_MONEY, before.replace(/("company": ")[^"]*/, `$1${company}`));
    }
    await route.continue();
  });
}

/** The dialogs over a document. */
export const dialogStates: Readonly<Record<string, EditorState>> = {
  'the media dialog': {
    async open(screen) {
      const { page } = screen;
      await openDocument(screen, '#spread/6');
      await page.getByRole('button', { name: 'Replace', exact: true }).first().click();
      await expect(dialogOf(page).getByRole('row').first()).toBeVisible();
    },
    mark: dialogOf,
  },
  'the crop of a picture': {
    async open(screen) {
      const { page } = screen;
      await openDocument(screen, '#spread/6');
      await page.getByRole('button', { name: 'Crop', exact: true }).first().click();
      await expect(this.mark(page)).toBeEnabled();
    },
    mark: (page) => dialogOf(page).getByRole('button', { name: 'Use this picture' }),
  },
  'the review': {
    async open(screen) {
      const { page } = screen;
      await openDocument(screen);
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(page.getByText('Looked at before publishing')).toBeVisible();
      await expect(dialogOf(page).getByRole('button', { name: /^Publish 1 change/ })).toBeEnabled();
    },
    mark: dialogOf,
  },
  'the keys': byKeys('?'),
  'going to a place': byKeys('ControlOrMeta+k'),
  'the places of a slice': {
    async open(screen) {
      const { page } = screen;
      await openDocument(screen, '#spread/6');
      const part = page.getByRole('main', { name: 'Page' });
      if (isPhone(page)) await part.getByRole('button', { name: 'Page', exact: true }).click();
      await part.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Move to…' }).click();
      await expect(dialogOf(page)).toBeVisible();
    },
    mark: dialogOf,
  },
  'two versions of a field': {
    async open(screen) {
      const { page } = screen;
      await openDocument(screen, '#/company', 'case-study/plain-money');
      const field = page.getByRole('textbox', { name: 'Company' });
      const before = await field.inputValue();
      await writeOnDisk(screen);
      await field.fill(before === 'This window' ? 'This one' : 'This window');
      await page.getByRole('button', { name: 'Two versions. Choose' }).click();
      await expect(this.mark(page)).toBeVisible();
      await page.unroute('**/edit/api/v1/documents/**');
    },
    mark: (page) => page.getByRole('dialog', { name: 'This file changed on disk' }),
    async leave({ page }) {
      await page.getByRole('button', { name: 'All from disk' }).click();
      await page.getByRole('button', { name: /^Keep th/ }).click();
      await expect(this.mark(page)).toBeHidden();
    },
  },
};
