import { expect, type Locator, type Page } from '@playwright/test';

/** The control of a field, by its path in the part of the document that is open. */
export const field = (page: Page, id: string): Locator =>
  page.locator(`[data-field="${id}"]`).last();

/** The window that is on top. */
export const dialog = (page: Page): Locator => page.getByRole('dialog').last();

/** Writes into a text, a rich text or a number. */
export async function write(page: Page, id: string, text: string): Promise<void> {
  await field(page, id).getByRole('textbox').click();
  await expect(field(page, id).locator('[aria-busy]')).toHaveCount(0);
  await page.keyboard.type(text);
}

export async function choosePicture(
  page: Page,
  id: string,
  file: string,
  alt: string,
): Promise<void> {
  await field(page, id).getByRole('button', { name: 'Choose a picture' }).click();
  await dialog(page)
    .getByRole('row', { name: new RegExp(`^${file}`) })
    .click();
  await dialog(page).getByRole('textbox', { name: 'What does it show?' }).fill(alt);
  await dialog(page).getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

export async function chooseFile(page: Page, id: string, file: string): Promise<void> {
  await field(page, id)
    .getByRole('button', { name: /^Choose a / })
    .click();
  await dialog(page)
    .getByRole('row', { name: new RegExp(`^${file}`) })
    .click();
  await dialog(page)
    .getByRole('button', { name: /^Use this / })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
}
