import type { Locator, Page } from '@playwright/test';

/** The control of a field, by its path in the part of the document that is open. */
export const field = (page: Page, id: string): Locator =>
  page.locator(`[data-field="${id}"]`).last();

/** The window that is on top. */
export const dialog = (page: Page): Locator => page.getByRole('dialog').last();
