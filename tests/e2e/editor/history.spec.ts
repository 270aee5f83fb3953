import type { Page } from '@playwright/test';
import { section, study as studyOf } from '../../support/editor/contents.ts';
import { expect, test, type Editor } from '../../support/editor/editorTest.ts';
import { choose, expectWords, press } from '../../support/editorPage.ts';
import { keepVersions } from '../../support/keptVersions.ts';

/** Long enough to be scrolled. */
const study = (name: string, third: string) =>
  studyOf(
    name,
    ...['One', 'Two', third, 'Four', 'Five', 'Six', 'Seven', 'Eight'].map((title) =>
      section(title, title),
    ),
  );

const fileOf = (name: string) => `documents/case_study/${name}.json`;

/** As nobody's program writes it. */
const odd = (name: string, third: string) =>
  JSON.stringify(study(name, third), null, 3).replaceAll('\n', '\r\n').replace('": ', '"  :');

/** Writes a case study that has two earlier versions. */
async function writeStudy(editor: Editor, name: string): Promise<void> {
  await editor.write({ [fileOf(name)]: study(name, 'Three as it is') });
  await keepVersions(editor.path(''), fileOf(name), [
    odd(name, 'Three at first'),
    odd(name, 'Three later'),
  ]);
}

const rows = (page: Page) =>
  page.getByRole('listbox', { name: 'Earlier versions' }).getByRole('option');
const before = (page: Page) => page.frameLocator('iframe[title^="Version of"]');
const now = (page: Page) => page.frameLocator('iframe[title="Now"]');

test('versions are compared on the page, side by side and by a slider, and one is brought back and undone; a deleted document comes back from its versions as a draft', async ({
  page,
  editor,
}) => {
  const publicNow = study('versioned', 'Three as it is');
  await writeStudy(editor, 'versioned');
  await page.goto('/edit/history/case-study/versioned');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Section header, 3 of 8');
  await expect(before(page).getByText('Three later').first()).toBeVisible();
  await expect(now(page).getByText('Three as it is').first()).toBeAttached();
  const changes = page.getByRole('region', { name: 'Changes since' });

  // Both pages go to the changed slice, and it is marked on both.
  await changes.getByRole('button', { name: 'Show on the page' }).first().click();
  await expect(now(page).getByText('Three as it is').first()).toBeInViewport();
  await expect(before(page).getByText('Three later').first()).toBeInViewport();
  await expect(page.getByText('Changed', { exact: true })).toHaveCount(2);

  await page.getByText('Slider', { exact: true }).click();
  const slider = page.getByRole('slider', { name: /^Share of/ });
  await slider.press('End');
  await expect(slider).toHaveValue('100');

  await rows(page).first().press('ArrowDown');
  await expect(before(page).getByText('Three at first').first()).toBeVisible();
  await press(page, 'Bring this back');
  await expectWords(page, 'What is public has not changed.');
  const draft = `drafts/${fileOf('versioned')}`;
  expect(await editor.text(draft)).toBe(odd('versioned', 'Three at first'));
  expect(await editor.read(fileOf('versioned'))).toEqual(publicNow);
  await press(page, 'Undo');
  await expectWords(page, 'versioned is as it was before.');
  expect(await editor.text(draft)).toBeNull();

  await page.goto('/edit?type=case_study');
  await choose(page, 'More for versioned', 'Delete versioned');
  await press(page, 'Delete versioned');
  await expectWords(page, 'versioned deleted.');
  await choose(page, 'More', 'Deleted documents');
  await page.getByRole('row', { name: 'versioned' }).click();
  await expectWords(page, 'It no longer exists.');
  // Two of before, what was brought back and undone, and what was deleted.
  await expect(rows(page)).toHaveCount(4);
  await rows(page).filter({ hasText: 'Published' }).first().click();
  await press(page, 'Bring this back');
  await expectWords(page, 'What is public has not changed.');
  expect(await editor.read(draft)).toMatchObject({ data: publicNow.data });
});

test('500 versions open at once, and further ones come while the list scrolls; on a phone they, page and changes are one at a time @full', async ({
  page,
  editor,
}) => {
  await writeStudy(editor, 'many');
  for (let release = 0; release < 10; release += 1) {
    await keepVersions(
      editor.path(''),
      `releases/r${release}/${fileOf('many')}`,
      Array.from({ length: 50 }, (_, at) => odd('many', `Three ${release} ${at}`)),
    );
  }
  await page.goto('/edit/history/case-study/many');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText('502 earlier versions')).toBeVisible();
  const shown = await rows(page).count();
  expect(shown).toBeLessThan(200);
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(shown);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText('Page', { exact: true }).click();
  await expect(rows(page).first()).toBeHidden();
  await page.getByText('Now', { exact: true }).first().click();
  await expect(now(page).getByText('One').first()).toBeVisible();
  await page.getByText('Changes', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Changed since/ })).toBeVisible();
});
