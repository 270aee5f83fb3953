import { expect } from '@playwright/test';
import { choose } from '../editorPage.ts';
import { dialogOf, type EditorState, type Screen } from './EditorState.ts';

const at = (path: string, name: string): EditorState => ({
  async open(screen) {
    await screen.page.goto(`${screen.origin}${path}`);
    await expect(this.mark(screen.page)).toBeVisible();
  },
  mark: (page) => page.getByRole('heading', { level: 1, name, exact: true }),
});

const RELEASE = '/edit/releases/spring-edition';

async function openRelease({ page, origin }: Screen) {
  await page.goto(origin + RELEASE);
  await expect(page.getByText('Looked at before publishing')).toBeVisible();
  await expect(page.getByText('Looking at it now')).toHaveCount(0);
}

const asked = (entry: string | null, button: string): EditorState => ({
  async open(screen) {
    const { page } = screen;
    await openRelease(screen);
    await page.getByRole('button', { name: button, exact: true }).click();
    if (entry !== null) await page.getByRole('menuitem', { name: entry }).click();
    await expect(dialogOf(page).getByRole('heading').first()).toBeVisible();
  },
  mark: dialogOf,
});

/** The states of the screens that show no document: the library, releases, versions and the look. */
export const roomStates: Readonly<Record<string, EditorState>> = {
  'the library': at('/edit/media?task=undescribed', 'Library'),
  'what was found': at('/edit/find?text=tide', 'Find'),
  'the releases': at('/edit/releases', 'Releases'),
  'a release': {
    open: openRelease,
    mark: (page) => page.getByText('Looked at before publishing'),
  },
  'documents for a release': asked(null, 'Put documents in'),
  'the name of a release': asked('Name and day', 'More'),
  'removing a release': asked('Remove the release', 'More'),
  'the languages': {
    async open({ page, origin }) {
      await page.goto(`${origin}/edit`);
      await choose(page, 'More', 'Languages');
      await expect(dialogOf(page)).toBeVisible();
    },
    mark: dialogOf,
  },
  'the history of a document': at('/edit/history/case-study/low-tide', 'Low Tide'),
  'the deleted documents': at('/edit/history', 'Deleted documents'),
  'the look': {
    async open({ page, origin }) {
      await page.goto(`${origin}/edit/look`);
      await expect(this.mark(page)).toBeAttached();
    },
    mark: (page) => page.getByRole('radio', { name: 'Own colour' }),
  },
};
