import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { section, study } from '../../support/editor/contents.ts';
import { expect, test } from '../../support/editor/editorTest.ts';
import { openInEditor } from '../../support/editorPage.ts';

const HEADER = 'slices/SectionHeader/model.json';
const LEAD = 'Before the tide';
const slice = (title: string) => section(title, LEAD);
const KEY = 'case_study/tides';
const FILE = `documents/${KEY}.json`;
const ADDRESS = '/edit/case-study/tides#spread/0/title_text';

const FOLLOWED = 'The models of this site were changed. Forms and page follow them.';

test('the form follows a model that changes while it is open, keeps what the model no longer has, and stays while one cannot be read', async ({
  page,
  editor,
}) => {
  await editor.write({ [FILE]: study('Tides', slice('Slipway'), slice('Numbers')) });
  const at = (file: string) => join(editor.root, file);
  const header = await readFile(at(HEADER), 'utf8');
  const canvas = await openInEditor(page, ADDRESS);
  const form = page.getByRole('region', { name: 'Form' });
  const saved = (expected: object) =>
    expect.poll(async () => (await editor.slices(KEY))?.[0]).toEqual(expected);
  await form.getByRole('textbox', { name: 'Title' }).fill('Typed before');
  await saved(slice('Typed before'));

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
  await saved(slice('Typed before'));

  await form.getByRole('textbox', { name: 'Place' }).fill('Porthleven');
  await title.fill('Typed after');
  const primary = {
    ...slice('Typed after').primary,
    place_name: 'Porthleven',
  };
  await saved({ ...slice(''), primary });
  expect((await editor.slices(KEY))?.[1]).toEqual(slice('Numbers'));

  await writeFile(at(HEADER), header);
  await expect(form.getByRole('textbox', { name: 'Lead' })).toHaveText('Before the tide');
  await expect(canvas.getByText('Before the tide').first()).toBeVisible();
  // The steps from before the change are still there.
  const undo = page.getByRole('button', { name: /^Undo/ });
  await undo.click();
  await undo.click();
  await undo.click();
  await expect(form.getByRole('textbox', { name: /^Title/ })).toHaveValue('Slipway');

  await writeFile(at(HEADER), header.slice(0, 200));
  await expect(page.getByText(`${HEADER}, line `).first()).toBeVisible();
  await form.getByRole('textbox', { name: /^Title/ }).fill('While it is faulty');
  await expect(canvas.getByRole('heading', { name: 'While it is faulty' })).toBeVisible();
  await writeFile(at(HEADER), header);
  await saved(slice('While it is faulty'));
});
