import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type BrowserContext } from '@playwright/test';
import { startEditedSite, type EditedSite } from '../../support/editedSite.ts';
import { openInEditor, openSession } from '../../support/editorPage.ts';
import { fullUnless } from '../../support/full.ts';

test.describe.configure({ mode: 'default' });

const HEADER = 'slices/SectionHeader/model.json';
const STUDY = 'customtypes/case_study/index.json';
const LEAD = [{ type: 'paragraph', text: 'Before the tide', spans: [] }];

const slice = (title: string) => ({
  slice_type: 'section_header',
  variation: 'default',
  primary: { title_text: title, body_text: LEAD },
});
const study = (name: string) => ({
  data: { project_name: name, spread: [slice('Slipway'), slice('Numbers')] },
});

let site: EditedSite;
let context: BrowserContext;
/** The files of the models as they were. */
let header: string;
let type: string;

test.beforeAll(async ({ browser }) => {
  site = await startEditedSite({}, 'edited', true);
  for (const name of ['fields', 'gone', 'faulty', 'torn'])
    await site.folder.write(`documents/case_study/${name}.json`, study(name));
  context = await openSession(browser, site);
  [header, type] = [await readFile(at(HEADER), 'utf8'), await readFile(at(STUDY), 'utf8')];
});
test.afterAll(async () => {
  await context.close();
  await site.stop();
});

const at = (file: string) => join(site.folder.root, file);
const fileOf = (name: string) => join(site.folder.contentDir, `documents/case_study/${name}.json`);
const draftFile = (name: string) =>
  join(site.folder.contentDir, `drafts/documents/case_study/${name}.json`);

const draftOf = async (name: string) => {
  const text = await readFile(draftFile(name), 'utf8').catch(() => '{"data":{}}');
  // Cast: a file of these tests.
  return (JSON.parse(text) as { data: Partial<ReturnType<typeof study>['data']> }).data;
};

const open = async (name: string) => {
  const page = await context.newPage();
  const canvas = await openInEditor(
    page,
    `${site.origin}/edit/case-study/${name}#spread/0/title_text`,
  );
  return { page, canvas, form: page.getByRole('region', { name: 'Form' }) };
};

const FOLLOWED = 'The models of this site were changed. Forms and page follow them.';

test('the form follows a model that changes while it is open, and keeps what the model no longer has', async () => {
  const { page, canvas, form } = await open('fields');
  await form.getByRole('textbox', { name: 'Title' }).fill('Typed before');
  await expect
    .poll(async () => (await draftOf('fields')).spread?.[0])
    .toEqual(slice('Typed before'));
  const saved = await stat(draftFile('fields'));

  // Cast: the model of this slice.
  const model = JSON.parse(header) as {
    variations: [{ primary: Record<string, { type: string; config: object }> }];
  };
  model.variations[0].primary = {
    title_text: { type: 'Text', config: { label: 'Words of the heading' } },
    place_name: { type: 'Text', config: { label: 'Place' } },
  };
  await writeFile(at(HEADER), JSON.stringify(model));

  const title = form.getByRole('textbox', { name: 'Words of the heading' });
  await expect(title).toHaveValue('Typed before');
  await expect(page.getByText(FOLLOWED).first()).toBeVisible();
  // What the model does not have is shown, kept, and cannot be edited.
  const kept = form.getByRole('textbox', { name: 'Body text' });
  await expect(kept).toHaveValue(/Before the tide/);
  await expect(kept).not.toBeEditable();
  await expect(canvas.getByRole('heading', { name: 'Typed before' })).toBeVisible();
  await expect(canvas.getByText('Before the tide')).toHaveCount(0);
  // Nothing was written by itself.
  expect((await stat(draftFile('fields'))).mtimeMs).toBe(saved.mtimeMs);

  await form.getByRole('textbox', { name: 'Place' }).fill('Porthleven');
  await title.fill('Typed after');
  const primary = { title_text: 'Typed after', body_text: LEAD, place_name: 'Porthleven' };
  await expect
    .poll(async () => (await draftOf('fields')).spread?.[0])
    .toEqual({ ...slice(''), primary });
  expect((await draftOf('fields')).spread?.[1]).toEqual(slice('Numbers'));

  await writeFile(at(HEADER), header);
  await expect(form.getByRole('textbox', { name: 'Lead' })).toHaveText('Before the tide');
  await expect(canvas.getByText('Before the tide').first()).toBeVisible();
  // The steps from before the change are still there.
  const undo = page.getByRole('button', { name: /^Undo/ });
  await undo.click();
  await undo.click();
  await undo.click();
  await expect(form.getByRole('textbox', { name: /^Title/ })).toHaveValue('Slipway');
  await page.close();
});

test('a slice whose model is deleted is shown as unknown, stays in the file, and comes back @full', async () => {
  const { page, canvas, form } = await open('gone');
  const before = await readFile(fileOf('gone'), 'utf8');
  await rm(at(HEADER));
  await expect(page.getByText(FOLLOWED).first()).toBeVisible();
  await expect(form.getByText('A slice the site does not know: section_header.')).toBeVisible();
  await expect(canvas.getByRole('heading', { name: 'Slipway' })).toHaveCount(0);
  expect(await readFile(fileOf('gone'), 'utf8')).toBe(before);
  expect(await draftOf('gone')).toEqual({});
  await writeFile(at(HEADER), header);
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Slipway');
  await expect(canvas.getByRole('heading', { name: 'Slipway' })).toBeVisible();
  expect(await draftOf('gone')).toEqual({});
  await page.close();
});

for (const [name, file] of [
  ['faulty', HEADER],
  ['torn', STUDY],
] as const) {
  test(`${file} that cannot be read is named, the form stays, and what is typed is saved${fullUnless(file.startsWith('slices/'))}`, async () => {
    const { page, canvas, form } = await open(name);
    const text = name === 'faulty' ? header : type;
    await writeFile(at(file), text.slice(0, 200));
    await expect(page.getByText(`${file}, line `).first()).toBeVisible();
    const title = form.getByRole('textbox', { name: /^Title/ });
    await expect(title).toHaveValue('Slipway');
    await title.fill('While it is faulty');
    await expect(canvas.getByRole('heading', { name: 'While it is faulty' })).toBeVisible();
    await writeFile(at(file), text);
    await expect(page.getByText(FOLLOWED).first()).toBeVisible();
    await expect
      .poll(async () => (await draftOf(name)).spread?.[0])
      .toEqual(slice('While it is faulty'));
    await expect(title).toHaveValue('While it is faulty');
    await page.close();
  });
}
