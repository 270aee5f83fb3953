import type { Page } from '@playwright/test';
import { section, study as studyOf } from '../../support/editor/contents.ts';
import { expect, test, type Editor } from '../../support/editor/editorTest.ts';
import { listen } from '../../support/editorPage.ts';
import { expectAccessible, settled } from '../../support/visit.ts';

/** A case study as it is public. */
const study = (name: string, words = `About ${name}`) => studyOf(name, section(words, words));

const pathOf = (name: string) => `documents/case_study/${name}.json`;

/** Writes case studies with drafts. */
const writeDrafts = ({ write }: Editor, ...names: readonly string[]) =>
  write(
    Object.fromEntries(
      names.flatMap((name) => [
        [pathOf(name), study(name)],
        [`drafts/${pathOf(name)}`, study(name, `The next ${name}`)],
      ]),
    ),
  );

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const said = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible();

test('a release is made, filled, looked at, published as a whole, and taken back after a reload', async ({
  page,
  editor,
  context,
}) => {
  await writeDrafts(editor, 'first', 'second');
  await open(page, '/edit/releases');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New release' }).click();
  const naming = page.getByRole('dialog', { name: 'New release' });
  const make = naming.getByRole('button', { name: 'Make the release' });
  await expect(make).toBeDisabled();
  await naming.getByRole('textbox', { name: 'Name' }).fill('Autumn edition');
  await naming.getByRole('textbox', { name: 'Day, if there is one' }).fill('2027-02-31');
  await said(page, 'A day is written like 2027-03-01.');
  await expect(make).toBeDisabled();
  await expectAccessible(page);
  await naming.getByRole('textbox', { name: 'Day, if there is one' }).fill('2027-03-01');
  await make.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Autumn edition' })).toBeVisible();
  await said(page, 'Release. Empty, for 1 March 2027');
  await expect(page.getByRole('button', { name: 'Nothing to publish' })).toBeDisabled();

  await page.getByRole('button', { name: 'Put documents in' }).click();
  const adding = page.getByRole('dialog', { name: 'Put in Autumn edition' });
  await adding.getByRole('row', { name: /^first,/ }).click();
  await adding.getByRole('row', { name: /^second,/ }).click();
  await expectAccessible(page);
  await adding.getByRole('button', { name: 'Put in 2 documents' }).click();
  await said(page, '2 documents wait in Autumn edition.');
  await expect(page.getByRole('button', { name: /^first Case study/ })).toBeVisible();

  // The site as it will be, in the frame.
  const frame = page.frameLocator('iframe[title="Page"]');
  await expect(frame.getByText('The next first').first()).toBeVisible();
  await said(page, 'Everything that is needed is there');
  await said(page, 'Nothing else was published meanwhile');
  await settled(page);
  await expectAccessible(page);
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Preview the site' }).click(),
  ]);
  await preview.goto('/case-study/second');
  await expect(preview.getByText('The next second').first()).toBeVisible();
  await preview.close();
  expect(await editor.read('documents/case_study/first.json')).toEqual(study('first'));

  await page.getByRole('button', { name: 'Publish all 2' }).click();
  await said(page, 'Autumn edition is public. 2 documents published.');
  expect(await editor.text('documents/case_study/first.json')).toContain('The next first');
  expect(await editor.text('documents/case_study/second.json')).toContain('The next second');
  expect(await editor.text('releases/autumn-edition/documents/case_study/first.json')).toBeNull();

  await page.reload();
  const takeBack = page.getByRole('button', { name: 'Take back Autumn edition' });
  await expect(takeBack).toBeVisible();
  await expectAccessible(page);
  await takeBack.click();
  const question = page.getByRole('alertdialog', { name: 'Take back Autumn edition' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Take back Autumn edition' }).click();
  await said(page, 'Autumn edition is a release again.');
  await expect(page.getByRole('row', { name: /^Autumn edition, 2 documents/ })).toBeVisible();
  expect(await editor.read('documents/case_study/first.json')).toEqual(study('first'));
  expect(await editor.text('releases/autumn-edition/documents/case_study/first.json')).toContain(
    'The next first',
  );
});

test('by keyboard alone: documents are selected in the list, put into a new release and taken out @full', async ({
  page,
  editor,
}) => {
  await writeDrafts(editor, 'keys', 'third');
  await open(page, '/edit?type=case_study');
  const row = page.getByRole('row', { name: /^keys/ });
  await row.focus();
  await page.keyboard.press('Space');
  await said(page, '1 document selected');
  await page.getByRole('row', { name: /^third/ }).focus();
  await page.keyboard.press('Space');
  await said(page, '2 documents selected');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Put in a release…' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Put in a release 2 documents' });
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'A new release' }).focus();
  await page.keyboard.type('Winter');
  const hears = await listen(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await hears('2 documents wait in Winter.');
  await page.goto('/edit/releases/winter');
  const more = page.getByRole('button', { name: 'More for third' });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Take out of the release' }).focus();
  await page.keyboard.press('Enter');
  await said(page, 'third is out of Winter, and a draft.');
  await expect(page.getByRole('button', { name: /^third Case study/ })).toHaveCount(0);
  expect(await editor.text('drafts/documents/case_study/third.json')).toContain('The next third');
  const publish = page.getByRole('button', { name: 'Publish it' });
  await expect(publish).toBeEnabled();
  await publish.focus();
  await page.keyboard.press('Enter');
  await said(page, 'Winter is public. 1 document published.');
  expect(await editor.text('documents/case_study/keys.json')).toContain('The next keys');
});

test('a document that was published meanwhile is a choice, and nothing is lost', async ({
  page,
  editor,
}) => {
  await writeDrafts(editor, 'meanwhile');
  await open(page, '/edit/releases/spring');
  const call = (method: string, path: string, body?: unknown) =>
    page.evaluate(
      async ([verb, to, sent]) => {
        const response = await fetch(`/edit/api/v1${to}`, {
          method: verb ?? 'GET',
          headers: { 'x-slicefolio-editor': '1', 'content-type': 'application/json' },
          ...(sent !== undefined && { body: sent }),
        });
        return [response.status, await response.text()] as const;
      },
      [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
    );
  // The draft was made of what was public then.
  await call('POST', '/documents/case_study/meanwhile/discard');
  const [, first] = await call('GET', '/documents/case_study/meanwhile');
  await call('PATCH', '/documents/case_study/meanwhile', {
    version: 'published',
    revision: (JSON.parse(first) as { revision: string }).revision,
    changes: [{ op: 'set', path: ['data', 'company'], value: 'Of the release' }],
  });
  const [put] = await call('PUT', '/releases/spring/documents/case_study/meanwhile');
  expect(put).toBe(200);
  const changed = study('meanwhile');
  await editor.write({
    [pathOf('meanwhile')]: { ...changed, data: { ...changed.data, company: 'Public' } },
  });
  await said(page, 'meanwhile was published since, with other values where it was changed here.');
  await page.getByRole('button', { name: 'Choose' }).click();
  const dialog = page.getByRole('dialog', { name: 'Published meanwhile meanwhile' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Company' })).toContainText('Public');
  await settled(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Spring counts' }).click();
  await expect(dialog).toBeHidden();
  await said(page, 'Nothing else was published meanwhile');
  expect(await editor.text('releases/spring/documents/case_study/meanwhile.json')).toContain(
    'Of the release',
  );
});

test('a release that is removed while it is open says so, and its documents are drafts @full', async ({
  page,
  editor,
  context,
}) => {
  await editor.write({ 'releases/gone/documents/case_study/first.json': study('first') });
  await open(page, '/edit/releases/gone');
  const other = await context.newPage();
  await open(other, '/edit/releases/gone');
  await other.getByRole('button', { name: 'More', exact: true }).click();
  await other.getByRole('menuitem', { name: 'Remove the release' }).click();
  const question = other.getByRole('alertdialog', { name: 'Remove gone' });
  await expectAccessible(other);
  await question.getByRole('button', { name: 'Remove gone' }).click();
  await said(other, 'gone removed. What was changed in it is a draft.');
  await said(page, 'There is no release “gone” any more');
  expect(await editor.text('drafts/documents/case_study/first.json')).not.toBeNull();
  await page.getByRole('button', { name: 'All releases' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
});
