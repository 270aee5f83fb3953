import type { Page } from '@playwright/test';
import { section, study as studyOf } from '../../support/editor/contents.ts';
import { expect, test, type Editor } from '../../support/editor/editorTest.ts';
import { openInEditor } from '../../support/editorPage.ts';
import { keepVersions } from '../../support/keptVersions.ts';
import { expectAccessible } from '../../support/visit.ts';

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

test('versions are compared on the page, side by side and by a slider, and one is brought back and undone', async ({
  page,
  editor,
}) => {
  await writeStudy(editor, 'compared');
  await openInEditor(page, '/edit/case-study/compared');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'compared' })).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Published');
  await expect(rows(page).first()).toContainText('Section header, 3 of 8');
  await expect(before(page).getByText('Three later').first()).toBeVisible();
  await expect(now(page).getByText('Three as it is').first()).toBeAttached();
  const changes = page.getByRole('region', { name: 'Changes since' });
  await expect(changes.getByRole('listitem').first()).toContainText('Section header, 3 of 8');
  await expectAccessible(page);

  // Both pages go to the changed slice, and it is marked on both.
  await changes.getByRole('button', { name: 'Show on the page' }).first().click();
  await expect(now(page).getByText('Three as it is').first()).toBeInViewport();
  await expect(before(page).getByText('Three later').first()).toBeInViewport();
  await expect(page.getByText('Changed', { exact: true })).toHaveCount(2);

  await page.getByText('Slider', { exact: true }).click();
  const slider = page.getByRole('slider', { name: /^Share of/ });
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveValue('100');
  await expectAccessible(page);

  await rows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(before(page).getByText('Three at first').first()).toBeVisible();
  await page.reload();
  await expect(rows(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Bring this back' }).click();
  await expect(page.getByText('What is public has not changed.').first()).toBeVisible();
  expect(await editor.text(`drafts/${fileOf('compared')}`)).toBe(odd('compared', 'Three at first'));
  expect(await editor.read(fileOf('compared'))).toEqual(study('compared', 'Three as it is'));
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('compared is as it was before.').first()).toBeVisible();
  expect(await editor.text(`drafts/${fileOf('compared')}`)).toBeNull();
});

test('a deleted document comes back by Undo, public as it was; later it is listed, its versions are, and it comes back as a draft', async ({
  page,
  editor,
}) => {
  await writeStudy(editor, 'deleted');
  await page.goto('/edit?type=case_study');
  const row = page.getByRole('row', { name: /^deleted, .*Published/ });
  const remove = async () => {
    await page.getByRole('button', { name: 'More for deleted' }).click();
    await page.getByRole('menuitem', { name: 'Delete deleted' }).click();
    await page.getByRole('button', { name: 'Delete deleted' }).click();
    await expect(page.getByText('deleted deleted.').first()).toBeVisible();
    await expect(row).toBeHidden();
  };
  await remove();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row).toBeVisible();
  const { data } = study('deleted', 'Three as it is');
  expect(await editor.read(fileOf('deleted'))).toMatchObject({ data });
  await remove();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Deleted documents' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deleted documents' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('row', { name: 'deleted' }).click();
  await expect(page.getByText('It no longer exists.')).toBeVisible();
  // Two of before, and one each of two deletions and of what came back in between.
  await expect(rows(page)).toHaveCount(5);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bring this back' }).click();
  await expect(page.getByText('What is public has not changed.').first()).toBeVisible();
  expect(await editor.read(`drafts/${fileOf('deleted')}`)).toMatchObject({ data });
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
  const started = Date.now();
  await page.goto('/edit/history/case-study/many');
  await expect(rows(page).first()).toBeVisible();
  test.info().annotations.push({ type: 'ms', description: String(Date.now() - started) });
  await expect(page.getByText('502 earlier versions')).toBeVisible();
  const shown = await rows(page).count();
  expect(shown).toBeLessThan(200);
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(shown);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/edit/history/case-study/many');
  await expect(rows(page).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Page', { exact: true }).click();
  await expect(rows(page).first()).toBeHidden();
  await page.getByText('Now', { exact: true }).first().click();
  await expect(now(page).getByText('One').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Changes', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Changed since/ })).toBeVisible();
});
