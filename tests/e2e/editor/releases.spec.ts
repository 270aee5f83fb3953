import type { Page } from '@playwright/test';
import { section, study as studyOf } from '../../support/editor/contents.ts';
import { expect, test, type Editor } from '../../support/editor/editorTest.ts';
import { choose, expectWords, listen, press } from '../../support/editorPage.ts';
import { expectAccessible } from '../../support/visit.ts';

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

/** Asks the service as the window does. */
async function ask(page: Page, method: string, path: string, data?: object): Promise<unknown> {
  const { origin } = new URL(page.url());
  const headers = { 'x-slicefolio-editor': '1', origin, 'sec-fetch-site': 'same-origin' };
  const options = { method, headers, ...(data && { data }) };
  return (await page.request.fetch(`/edit/api/v1${path}`, options)).json();
}

test('a release is made, filled and looked at, what was published meanwhile is a choice; it is published as a whole, and taken back after a reload', async ({
  page,
  editor,
  context,
}) => {
  await writeDrafts(editor, 'second');
  const first = study('first');
  await editor.write({ [pathOf('first')]: first });
  await open(page, '/edit/releases');
  // Its draft is made of what is public now.
  const document = '/documents/case_study/first';
  // Cast: what the service answers.
  const { revision } = (await ask(page, 'GET', document)) as { revision: string };
  const changes = [{ op: 'set', path: ['data', 'company'], value: 'Of the release' }];
  await ask(page, 'PATCH', document, { version: 'published', revision, changes });
  await press(page, 'New release');
  const naming = page.getByRole('dialog', { name: 'New release' });
  await naming.getByRole('textbox', { name: 'Name' }).fill('Autumn edition');
  await naming.getByRole('textbox', { name: 'Day, if there is one' }).fill('2027-03-01');
  await press(naming, 'Make the release');
  await expectWords(page, 'Release. Empty, for 1 March 2027');
  await expect(page.getByRole('button', { name: 'Nothing to publish' })).toBeDisabled();

  await press(page, 'Put documents in');
  const adding = page.getByRole('dialog', { name: 'Put in Autumn edition' });
  for (const name of [/^first,/, /^second,/]) await adding.getByRole('row', { name }).click();
  await press(adding, 'Put in 2 documents');
  await expectWords(page, '2 documents wait in Autumn edition.');
  // The site as it will be, in the frame.
  await press(page, /^second Case study/);
  const frame = page.frameLocator('iframe[title="Page"]');
  await expect(frame.getByText('The next second').first()).toBeVisible();
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    press(page, 'Preview the site'),
  ]);
  await preview.goto('/case-study/second');
  await expect(preview.getByText('The next second').first()).toBeVisible();
  await preview.close();
  expect(await editor.read(pathOf('first'))).toEqual(first);

  const meanwhile = { ...first, data: { ...first.data, company: 'Public' } };
  await editor.write({ [pathOf('first')]: meanwhile });
  await expectWords(
    page,
    'first was published since, with other values where it was changed here.',
  );
  await press(page, 'Choose');
  const dialog = page.getByRole('dialog', { name: 'Published meanwhile first' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Company' })).toContainText('Public');
  await expectAccessible(page);
  await press(dialog, 'Autumn edition counts');
  await expect(dialog).toBeHidden();
  await expectWords(page, 'Nothing else was published meanwhile');

  await press(page, 'Publish all 2');
  await expectWords(page, 'Autumn edition is public. 2 documents published.');
  expect(await editor.text(pathOf('first'))).toContain('Of the release');
  expect(await editor.text(pathOf('second'))).toContain('The next second');
  const held = `releases/autumn-edition/${pathOf('first')}`;
  expect(await editor.text(held)).toBeNull();
  await page.reload();
  await press(page, 'Take back Autumn edition');
  await press(page.getByRole('alertdialog'), 'Take back Autumn edition');
  await expectWords(page, 'Autumn edition is a release again.');
  expect(await editor.read(pathOf('first'))).toEqual(meanwhile);
  expect(await editor.text(held)).toContain('Of the release');
});

test('by keyboard alone documents are selected in the list, put into a new release, and taken out; a release that another window removes says so @full', async ({
  page,
  editor,
  context,
}) => {
  await writeDrafts(editor, 'keys', 'third');
  await open(page, '/edit?type=case_study');
  for (const name of [/^keys/, /^third/]) await page.getByRole('row', { name }).press('Space');
  await expectWords(page, '2 documents selected');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Put in a release…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Put in a release 2 documents' });
  await dialog.getByRole('textbox', { name: 'A new release' }).focus();
  await page.keyboard.type('Winter');
  const hears = await listen(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await hears('2 documents wait in Winter.');
  await page.goto('/edit/releases/winter');
  await page.getByRole('button', { name: 'More for third' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Take out of the release' }).press('Enter');
  await expectWords(page, 'third is out of Winter, and a draft.');
  expect(await editor.text(`drafts/${pathOf('third')}`)).toContain('The next third');

  const other = await context.newPage();
  await open(other, '/edit/releases/winter');
  await choose(other, 'More', 'Remove the release');
  await press(other.getByRole('alertdialog', { name: 'Remove Winter' }), 'Remove Winter');
  await expectWords(other, 'Winter removed. What was changed in it is a draft.');
  await expectWords(page, 'There is no release “winter” any more');
  expect(await editor.text(`drafts/${pathOf('keys')}`)).toContain('The next keys');
});
