import { expect } from '@playwright/test';
import { dialogOf, type EditorState, type Screen } from './EditorState.ts';

async function openList({ page, origin }: Screen, query = '') {
  await page.goto(`${origin}/edit${query}`);
  await expect(page.getByRole('row').first()).toBeVisible();
}

const OF_A_TYPE = '?type=case_study';

const list = (query: string): EditorState => ({
  open: (screen) => openList(screen, query),
  mark: (page) => page.getByRole('row').first(),
});

/** What the menu of a document's row opens. */
const chosenFromRow = (item: RegExp): EditorState => ({
  async open(screen) {
    const { page } = screen;
    await openList(screen, OF_A_TYPE);
    await page.getByRole('button', { name: 'More for Clear Visor', exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect(dialogOf(page).getByRole('heading').first()).toBeVisible();
  },
  mark: dialogOf,
});

/** The states of the list of documents. */
export const listStates: Readonly<Record<string, EditorState>> = {
  'the list of all documents': list(''),
  'the list of a type': list('?type=project'),
  'a search that finds nothing': {
    async open(screen) {
      await openList(screen, '?type=project');
      await screen.page.getByRole('searchbox').fill('dnue');
      await expect(this.mark(screen.page)).toBeVisible();
    },
    mark: (page) => page.getByText('No document with “dnue”. Try fewer letters.'),
  },
  'the menu of a row': {
    async open(screen) {
      await openList(screen, OF_A_TYPE);
      await screen.page.getByRole('button', { name: 'More for Clear Visor', exact: true }).click();
      await expect(this.mark(screen.page)).toBeVisible();
    },
    mark: (page) => page.getByRole('menu'),
  },
  'a new document': {
    async open(screen) {
      await openList(screen, OF_A_TYPE);
      await screen.page.getByRole('button', { name: 'New case study' }).click();
      await dialogOf(screen.page).getByRole('textbox', { name: 'Name' }).fill('Low Tide');
      await expect(this.mark(screen.page)).toBeVisible();
    },
    mark: (page) => page.getByText('/low-tide is used by Low Tide.'),
  },
  'another address': chosenFromRow(/^Rename address/),
  unpublishing: chosenFromRow(/^Unpublish/),
  deleting: chosenFromRow(/^Delete/),
  'about a document': chosenFromRow(/^About/),
};
