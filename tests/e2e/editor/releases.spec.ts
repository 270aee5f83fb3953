import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { startEditedSite, type EditedSite } from '../../support/editedSite.ts';
import { listen, openSession } from '../../support/editorPage.ts';
import { expectAccessible, settled } from '../../support/visit.ts';

// One server, and documents for each test.
test.describe.configure({ mode: 'default' });

let site: EditedSite;
let context: BrowserContext;

/** A case study as it is public. */
const study = (name: string, words = `About ${name}`) => ({
  first_publication_date: '2025-11-18T09:00:00+0000',
  last_publication_date: '2025-11-18T09:00:00+0000',
  data: {
    project_name: name,
    meta_description: 'What we learned.',
    spread: [
      {
        slice_type: 'section_header',
        variation: 'default',
        primary: {
          title_text: words,
          body_text: [{ type: 'paragraph', text: words, spans: [] }],
        },
      },
    ],
  },
});

const NAMES = ['first', 'second', 'third', 'keys', 'meanwhile', 'broken'] as const;

test.beforeAll(async ({ browser }) => {
  site = await startEditedSite();
  await Promise.all(
    NAMES.map(async (name) => {
      await site.folder.write(`documents/case_study/${name}.json`, study(name));
      await site.folder.write(
        `drafts/documents/case_study/${name}.json`,
        study(name, `The next ${name}`),
      );
    }),
  );
  context = await openSession(browser, site);
});
test.afterAll(async () => {
  await context.close();
  await site.stop();
});

const read = (path: string) => readFile(join(site.folder.contentDir, path), 'utf8');
const exists = (path: string) =>
  read(path).then(
    () => true,
    () => false,
  );

async function open(address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.origin}${address}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

const said = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible();

test('a release is made, filled, looked at, published as a whole, and taken back after a reload', async () => {
  const page = await open('/edit/releases');
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
  await preview.goto(`${site.origin}/case-study/second`);
  await expect(preview.getByText('The next second').first()).toBeVisible();
  await preview.close();
  expect(JSON.parse(await read('documents/case_study/first.json'))).toEqual(study('first'));

  await page.getByRole('button', { name: 'Publish all 2' }).click();
  await said(page, 'Autumn edition is public. 2 documents published.');
  expect(await read('documents/case_study/first.json')).toContain('The next first');
  expect(await read('documents/case_study/second.json')).toContain('The next second');
  expect(await exists('releases/autumn-edition/documents/case_study/first.json')).toBe(false);

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
  expect(JSON.parse(await read('documents/case_study/first.json'))).toEqual(study('first'));
  expect(await read('releases/autumn-edition/documents/case_study/first.json')).toContain(
    'The next first',
  );
  await page.close();
});

test('by keyboard alone: documents are selected in the list, put into a new release and taken out', async () => {
  const page = await open('/edit?type=case_study');
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
  await page.goto(`${site.origin}/edit/releases/winter`);
  const more = page.getByRole('button', { name: 'More for third' });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Take out of the release' }).focus();
  await page.keyboard.press('Enter');
  await said(page, 'third is out of Winter, and a draft.');
  await expect(page.getByRole('button', { name: /^third Case study/ })).toHaveCount(0);
  expect(await read('drafts/documents/case_study/third.json')).toContain('The next third');
  await page.getByRole('button', { name: 'Publish it' }).focus();
  await page.keyboard.press('Enter');
  await said(page, 'Winter is public. 1 document published.');
  expect(await read('documents/case_study/keys.json')).toContain('The next keys');
  await page.close();
});

test('a document that was published meanwhile is a choice, and nothing is lost', async () => {
  const { folder } = site;
  const key = { params: { type: 'case_study', name: 'meanwhile', release: 'spring' } };
  const page = await open('/edit/releases/spring');
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
  await page.evaluate(() => undefined);
  // The draft was made of what was public then.
  await call('POST', '/documents/case_study/meanwhile/discard');
  const [, first] = await call('GET', '/documents/case_study/meanwhile');
  await call('PATCH', '/documents/case_study/meanwhile', {
    version: 'published',
    revision: (JSON.parse(first) as { revision: string }).revision,
    changes: [{ op: 'set', path: ['data', 'company'], value: 'Of the release' }],
  });
  const { type, name, release } = key.params;
  const [put] = await call('PUT', `/releases/${release}/documents/${type}/${name}`);
  expect(put).toBe(200);
  const changed = study('meanwhile');
  await folder.write('documents/case_study/meanwhile.json', {
    ...changed,
    data: { ...changed.data, company: 'Public' },
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
  expect(await read('releases/spring/documents/case_study/meanwhile.json')).toContain(
    'Of the release',
  );
  await page.close();
});

test('what would break is said before, with the way to it, and blocks what must not be public @full', async () => {
  await site.folder.write('releases/summer/documents/case_study/broken.json', {
    data: {
      ...study('broken').data,
      cover: [
        {
          slice_type: 'image',
          variation: 'default',
          primary: { single_image: { url: '/media/no-such-picture.webp' } },
        },
      ],
    },
  });
  const page = await open('/edit/releases/summer');
  await expect(page.getByRole('button', { name: /thing(s)? to fix first$/ })).toBeDisabled();
  await expectAccessible(page);
  await page.close();
});

test('a release that is removed while it is open says so, and its documents are drafts @full', async () => {
  await site.folder.write('releases/gone/documents/case_study/first.json', study('first'));
  const page = await open('/edit/releases/gone');
  const other = await open('/edit/releases/gone');
  await other.getByRole('button', { name: 'More', exact: true }).click();
  await other.getByRole('menuitem', { name: 'Remove the release' }).click();
  const question = other.getByRole('alertdialog', { name: 'Remove gone' });
  await expectAccessible(other);
  await question.getByRole('button', { name: 'Remove gone' }).click();
  await said(other, 'gone removed. What it held is a draft.');
  await said(page, 'There is no release “gone” any more');
  expect(await exists('drafts/documents/case_study/first.json')).toBe(true);
  await page.getByRole('button', { name: 'All releases' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
  await page.close();
  await other.close();
});
