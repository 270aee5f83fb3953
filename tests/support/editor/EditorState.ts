import type { Locator, Page } from '@playwright/test';
import type { DemoFolder } from '../demoFolder.ts';

/** Where a state is opened: a window of the editor, on the demo content. */
export interface Screen {
  readonly page: Page;
  readonly origin: string;
  readonly folder: DemoFolder;
}

/** A state of the editor's window. */
export interface EditorState {
  /** Opens it from anywhere. */
  readonly open: (screen: Screen) => Promise<void>;
  /** Visible as long as it is open. */
  readonly mark: (page: Page) => Locator;
  /** Leaves it where the next state would find what it changed. */
  readonly leave?: (screen: Screen) => Promise<void>;
}

/** Below this width in px the form fills the window. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** The dialog that was opened last. */
export const dialogOf = (page: Page) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
