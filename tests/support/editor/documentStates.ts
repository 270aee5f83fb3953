import { expect, type Page } from '@playwright/test';
import { canvasOf, enterText, openInEditor } from '../editorPage.ts';
import { dialogOf, isPhone, type EditorState, type Screen } from './EditorState.ts';

const LOW_TIDE = 'case-study/low-tide';

export async function openDocument(
  { page, origin }: Screen,
  place = '',
  document: string = LOW_TIDE,
) {
  // Another place of the same document would keep what is open over it.
  await page.goto('about:blank');
  await openInEditor(page, `${origin}/edit/${document}${place}`);
  await page.locator('[data-form]').waitFor({ state: 'attached' });
}

const form = (page: Page) => page.locator('[data-form]');

const outline = (page: Page) => page.getByRole('complementary', { name: 'Outline' });

const document = (place?: string, uid?: string): EditorState => ({
  open: (screen) => openDocument(screen, place, uid),
  mark: form,
});

/** The states of a document's window without a dialog. */
export const documentStates: Readonly<Record<string, EditorState>> = {
  'a document': document(),
  'the colours of a document': document('#/background_color'),
  'a document with switches, dates and links': document('', 'project/low-tide'),
  'a slice': document('#spread/6'),
  'a slice with a group': document('#spread/10'),
  'the menu of a document': {
    async open(screen) {
      await openDocument(screen);
      await screen.page.getByRole('button', { name: 'More', exact: true }).click();
      await expect(this.mark(screen.page)).toBeVisible();
    },
    mark: (page) => page.getByRole('menu'),
  },
  'the outline': {
    async open(screen) {
      const { page } = screen;
      await openDocument(screen, '#spread/6');
      await page
        .getByRole('button', { name: 'Outline', exact: true })
        .filter({ visible: true })
        .first()
        .click();
      await expect(outline(page).getByRole('row').first()).toBeVisible();
    },
    mark: outline,
  },
  'the picker of slices': {
    async open(screen) {
      const { page } = screen;
      await openDocument(screen, '#spread/4');
      const part = isPhone(page)
        ? page.getByRole('navigation', { name: 'At hand' })
        : page.getByRole('main', { name: 'Page' });
      await part.getByRole('button', { name: 'Insert a slice after' }).click();
      await expect(this.mark(page)).toBeFocused();
    },
    mark: (page) => page.getByRole('searchbox', { name: 'Find a slice' }),
  },
  'a text that is edited on the page': {
    async open(screen) {
      const { page } = screen;
      // Below this width the form has the text.
      await page.setViewportSize({ width: 1440, height: 900 });
      await openDocument(screen);
      await enterText(page, 2);
      await expect(this.mark(page)).toBeVisible();
    },
    mark: (page) => canvasOf(page).locator('[contenteditable=true]'),
  },
  'the prompt for what is embedded in a text': {
    async open(screen) {
      const { page } = screen;
      await openDocument(screen, '#spread/4');
      await page.getByRole('textbox', { name: 'Text', exact: true }).focus();
      await page.getByRole('toolbar', { name: 'Format Text' }).getByLabel('More').click();
      await page.getByRole('menuitem', { name: 'Embed' }).click();
      await expect(this.mark(page)).toBeVisible();
    },
    mark: (page) => page.getByRole('dialog', { name: 'Address' }),
  },
  'the link of a text': {
    async open(screen) {
      const { page } = screen;
      await openDocument(screen, '#/overview');
      await page.getByRole('textbox', { name: 'Overview' }).focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('ControlOrMeta+k');
      await expect(this.mark(page)).toBeVisible();
    },
    mark: (page) => page.getByRole('dialog', { name: /^Link/ }),
  },
  'the documents that a link can lead to': {
    async open(screen) {
      const { page } = screen;
      await documentStates['the link of a text']?.open(screen);
      await dialogOf(page).getByText('Page', { exact: true }).click();
      await dialogOf(page).getByRole('combobox').fill('Low');
      await expect(this.mark(page)).toBeVisible();
    },
    mark: (page) => page.getByRole('option', { name: /^Low Tide/ }).first(),
  },
  'the popover of a colour': {
    async open(screen) {
      const { page } = screen;
      await openDocument(screen, '#/background_color');
      await page
        .getByRole('button', { name: /^Background.*: choose a colour$/ })
        .first()
        .click();
      await expect(dialogOf(page)).toBeVisible();
    },
    mark: dialogOf,
  },
  'the calendar of a date': {
    async open(screen) {
      const { page } = screen;
      await openDocument(screen, '#/project_date', 'project/low-tide');
      await page
        .getByRole('button', { name: /calendar/i })
        .first()
        .click();
      await expect(dialogOf(page)).toBeVisible();
    },
    mark: dialogOf,
  },
  'a hint': {
    async open(screen) {
      const { page } = screen;
      await openDocument(screen);
      await page.evaluate(() => localStorage.removeItem('editor-hints'));
      await page.reload();
      await expect(this.mark(page)).toBeVisible();
    },
    mark: (page) => page.getByRole('complementary', { name: 'Hint' }),
  },
};
