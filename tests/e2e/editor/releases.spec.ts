import type { Page } from '@playwright/test';
import { section, study as studyOf } from '../../support/editor/contents.ts';
import { expect, test, type Editor } from '../../support/editor/editorTest.ts';
import { choose, expectWords, listen, press } from '../../support/editorPage.ts';
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

test('a release is made, filled, looked at, published as a whole, and taken back after a reload', async ({
  page,
  editor,
  context,
}) => {
  await writeDrafts(editor, 'first', 'second');
  await open(page, '/edit/releases');
  await press(page, 'New release');
  const naming = page.getByRole('dialog', { name: 'New release' });
  const make = naming.getByRole('button', { name: 'Make the release' });
  await expect(make).toBeDisabled();
  await naming.getByRole('textbox', { name: 'Name' }).fill('Autumn edition');
  const day = naming.getByRole('textbox', { name: 'Day, if there is one' });
  await day.fill('2027-02-31');
  await expectWords(page, 'A day is written like 2027-03-01.');
  await expect(make).toBeDisabled();
  await day.fill('2027-03-01');
  await make.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Autumn edition' })).toBeVisible();
  await expectWords(page, 'Release. Empty, for 1 March 2027');
  await expect(page.getByRole('button', { name: 'Nothing to publish' })).toBeDisabled();

  await press(page, 'Put documents in');
  const adding = page.getByRole('dialog', { name: 'Put in Autumn edition' });
  for (const name of [/^first,/, /^second,/]) await adding.getByRole('row', { name }).click();
  await press(adding, 'Put in 2 documents');
  await expectWords(page, '2 documents wait in Autumn edition.');
  await expect(page.getByRole('button', { name: /^first Case study/ })).toBeVisible();
  // The site as it will be, in the frame.
  const frame = page.frameLocator('iframe[title="Page"]');
  await expect(frame.getByText('The next first').first()).toBeVisible();
  await expectWords(page, 'Everything that is needed is there');
  await expectWords(page, 'Nothing else was published meanwhile');
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    press(page, 'Preview the site'),
  ]);
  await preview.goto('/case-study/second');
  await expect(preview.getByText('The next second').first()).toBeVisible();
  await preview.close();
  expect(await editor.read(pathOf('first'))).toEqual(study('first'));

  await press(page, 'Publish all 2');
  await expectWords(page, 'Autumn edition is public. 2 documents published.');
  for (const name of ['first', 'second'])
    expect(await editor.text(pathOf(name))).toContain(`The next ${name}`);
  const held = `releases/autumn-edition/${pathOf('first')}`;
  expect(await editor.text(held)).toBeNull();
  await page.reload();
  await press(page, 'Take back Autumn edition');
  const question = page.getByRole('alertdialog', { name: 'Take back Autumn edition' });
  await expectAccessible(page);
  await press(question, 'Take back Autumn edition');
  await expectWords(page, 'Autumn edition is a release again.');
  await expect(page.getByRole('row', { name: /^Autumn edition, 2 documents/ })).toBeVisible();
  expect(await editor.read(pathOf('first'))).toEqual(study('first'));
  expect(await editor.text(held)).toContain('The next first');
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
  await expectWords(
    page,
    'meanwhile was published since, with other values where it was changed here.',
  );
  await press(page, 'Choose');
  const dialog = page.getByRole('dialog', { name: 'Published meanwhile meanwhile' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Company' })).toContainText('Public');
  await settled(page);
  await expectAccessible(page);
  await press(dialog, 'Spring counts');
  await expect(dialog).toBeHidden();
  await expectWords(page, 'Nothing else was published meanwhile');
  expect(await editor.text('releases/spring/documents/case_study/meanwhile.json')).toContain(
    'Of the release',
  );
});

test('by keyboard alone documents are selected in the list, put into a new release, taken out and published; a release that another window removes says so @full', async ({
  page,
  editor,
  context,
}) => {
  await writeDrafts(editor, 'keys', 'third');
  await editor.write({ [`releases/gone/${pathOf('first')}`]: study('first') });
  await open(page, '/edit?type=case_study');
  for (const [name, words] of [
    [/^keys/, '1 document selected'],
    [/^third/, '2 documents selected'],
  ] as const) {
    await page.getByRole('row', { name }).press('Space');
    await expectWords(page, words);
  }
  await expectAccessible(page);
  const pressByKey = (name: string) => page.getByRole('button', { name }).press('Enter');
  await pressByKey('Put in a release…');
  const dialog = page.getByRole('dialog', { name: 'Put in a release 2 documents' });
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'A new release' }).focus();
  await page.keyboard.type('Winter');
  const hears = await listen(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await hears('2 documents wait in Winter.');
  await page.goto('/edit/releases/winter');
  await pressByKey('More for third');
  await page.getByRole('menuitem', { name: 'Take out of the release' }).press('Enter');
  await expectWords(page, 'third is out of Winter, and a draft.');
  await expect(page.getByRole('button', { name: /^third Case study/ })).toHaveCount(0);
  expect(await editor.text(`drafts/${pathOf('third')}`)).toContain('The next third');
  await expect(page.getByRole('button', { name: 'Publish it' })).toBeEnabled();
  await pressByKey('Publish it');
  await expectWords(page, 'Winter is public. 1 document published.');
  expect(await editor.text(pathOf('keys'))).toContain('The next keys');

  await open(page, '/edit/releases/gone');
  const other = await context.newPage();
  await open(other, '/edit/releases/gone');
  await choose(other, 'More', 'Remove the release');
  await press(other.getByRole('alertdialog', { name: 'Remove gone' }), 'Remove gone');
  await expectWords(other, 'gone removed. What was changed in it is a draft.');
  await expectWords(page, 'There is no release “gone” any more');
  expect(await editor.text(`drafts/${pathOf('first')}`)).not.toBeNull();
  await press(page, 'All releases');
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
});
