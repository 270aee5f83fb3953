import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startEditedSite, type EditedSite } from '../../support/editedSite.ts';
import { canvasOf, openSession } from '../../support/editorPage.ts';
import { keyboardOf, type Keyboard } from '../../support/keyboard.ts';
import { frames } from '../../support/visit.ts';

// One server, and documents for each journey.
test.describe.configure({ mode: 'default' });

let site: EditedSite;
let context: BrowserContext;

const section = (title: string) => ({
  slice_type: 'section_header',
  variation: 'default',
  primary: {
    title_text: title,
    body_text: [{ type: 'paragraph', text: `${title}, in words.`, spans: [] }],
  },
});

const picture = (name: string) => ({
  slice_type: 'image',
  variation: 'default',
  primary: {
    image: { url: `/media/${name}`, alt: 'The sea.' },
    body_text: [{ type: 'paragraph', text: 'A caption.', spans: [] }],
  },
});

const cards = (...titles: readonly string[]) => ({
  slice_type: 'card_list',
  variation: 'default',
  primary: { title_text: 'Principles' },
  items: titles.map((title) => ({ card_title: title })),
});

const STUDIES = {
  insert: [section('Slipway'), section('Results')],
  move: [section('Slipway'), section('Numbers'), section('Results')],
  copies: [section('Slipway'), section('Results')],
  kinds: [picture('sea.webp')],
  image: [section('Slipway'), { slice_type: 'image', variation: 'default' }],
  cards: [cards('First', 'Second')],
  settings: [section('Slipway')],
  publish: [section('Slipway'), section('Results')],
} as const;

type Study = keyof typeof STUDIES;

test.beforeAll(async ({ browser }) => {
  site = await startEditedSite();
  const media = join(site.folder.contentDir, 'media');
  await mkdir(media, { recursive: true });
  await solid('#0b5870').webp().toFile(join(media, 'sea.webp'));
  await solid('#ff5a33').webp().toFile(join(media, 'sun.webp'));
  await site.folder.write('documents/settings/settings.json', { data: { name: 'Ada' } });
  await site.folder.write('documents/page/text.json', {
    data: {
      title: 'Text',
      slices: [
        {
          slice_type: 'text_block',
          variation: 'default',
          primary: { text: [{ type: 'paragraph', text: 'Folding paper', spans: [] }] },
        },
      ],
    },
  });
  await Promise.all(
    Object.entries(STUDIES).map(([name, spread]) =>
      site.folder.write(`documents/case_study/${name}.json`, {
        data: { project_name: `Study ${name}`, spread },
      }),
    ),
  );
  context = await openSession(browser, site);
});
test.afterAll(async () => {
  await context.close();
  await site.stop();
});

const solid = (background: string) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } });

/** Opens an address of the editor, without a pointer from then on. */
async function open(address: string): Promise<{ page: Page; keys: Keyboard }> {
  const page = await context.newPage();
  const keys = await keyboardOf(page);
  await page.goto(`${site.origin}/edit${address}`);
  return { page, keys };
}

async function openStudy(name: Study, place = ''): Promise<{ page: Page; keys: Keyboard }> {
  const opened = await open(`/case-study/${name}${place}`);
  await expect(canvasOf(opened.page).locator('#page main')).toBeVisible();
  // Its bars come once the page has told the heights of its slices: F6 would pass an empty spine.
  await expect(spine(opened.page).getByRole('option').first()).toBeVisible();
  return opened;
}

async function finish({ page, keys }: { page: Page; keys: Keyboard }): Promise<void> {
  await keys.finish();
  await page.close();
}

/** A file of the content folder; null if there is none. */
async function read(path: string): Promise<unknown> {
  const text = await readFile(join(site.folder.contentDir, path), 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}

/** The slices of a study's draft; null if it has none. */
async function draftOf(name: Study): Promise<readonly Record<string, unknown>[] | null> {
  const json = await read(`drafts/documents/case_study/${name}.json`);
  // Cast: a file of this test.
  return json === null
    ? null
    : (json as { data: { spread: Record<string, unknown>[] } }).data.spread;
}

/** The first words of each slice of a draft. */
const titlesOf = async (name: Study) =>
  (await draftOf(name))?.map(({ primary }) => {
    // Cast: a slice of this test.
    const { title_text: title } = (primary ?? {}) as { title_text?: string };
    return title ?? '?';
  }) ?? null;

const part = (page: Page, name: 'bar' | 'spine' | 'canvas' | 'form' | 'outline'): Locator =>
  page.locator(`[data-part=${name}]`);
const spine = (page: Page) => page.getByRole('listbox', { name: 'Slices of the page' });
const field = (page: Page, id: string) => page.locator(`[data-field="${id}"]`).last();

test('a page is created', async () => {
  const { page, keys } = await open('');
  await keys.to(page.getByRole('button', { name: 'New', exact: true }));
  await keys.press('Enter');
  await expect(page.getByRole('menu', { name: 'New' })).toBeVisible();
  await keys.to(page.getByRole('menuitem', { name: 'Page', exact: true }), 'ArrowDown');
  await keys.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await keys.type('Paper boats');
  await expect(page.getByText('/paper-boats')).toBeVisible();
  await keys.press('Enter');
  await expect(page).toHaveURL(`${site.origin}/edit/page/paper-boats`);
  await keys.hears('Paper boats is open.');
  await expect
    .poll(() => read('drafts/documents/page/paper-boats.json'))
    .toMatchObject({
      data: { title: 'Paper boats' },
    });
  // On to its first slice, from where the focus is.
  await keys.press('F6');
  await finish({ page, keys });
});

test('fields are written into', async () => {
  const { page, keys } = await open('/project/one');
  await expect(page.locator('[data-form]')).toBeVisible();
  await keys.press('F6', 'F6', 'F6', 'F6');
  await expect(part(page, 'form')).toBeVisible();
  const title = field(page, 'project_title').getByRole('textbox');
  await keys.to(title);
  await keys.press('ControlOrMeta+a');
  await keys.type('Uno');
  const date = field(page, 'project_date').getByRole('textbox');
  await keys.to(date);
  await keys.press('ControlOrMeta+a');
  await keys.type('2022-03-04');
  const featured = field(page, 'featured').getByRole('switch');
  await keys.to(featured);
  await keys.press('Space');
  await expect
    .poll(() => read('drafts/documents/project/one.json'))
    .toMatchObject({
      data: {
        project_title: [{ type: 'heading1', text: 'Uno', spans: [] }],
        project_date: '2022-03-04',
        featured: 'Yes',
      },
    });
  await keys.hears('Kept on this computer.');
  await finish({ page, keys });
});

test('words are made bold, and a link', async () => {
  const { page, keys } = await open('/page/text#slices/0/text');
  await expect(canvasOf(page).locator('#page main')).toBeVisible();
  const text = field(page, 'text').getByRole('textbox');
  await expect(text).toBeFocused();
  // ProseMirror and the browser tell each other of the selection some milliseconds later: soon enough
  // for a hand, but not for a test.
  const select = async (...pressed: readonly string[]) => {
    await frames(page, 4);
    await keys.press(...pressed);
    await frames(page, 4);
  };
  await select('End');
  await keys.type(', mostly at sea');
  await select('Home');
  await select('ControlOrMeta+Shift+ArrowRight');
  await keys.press('ControlOrMeta+b');
  await select('End');
  await select('Shift+ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowLeft');
  await keys.press('ControlOrMeta+k');
  await keys.to(page.getByRole('textbox', { name: 'Address' }));
  await keys.type('example.com/sea');
  await keys.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Address' })).toBeHidden();
  await expect(text).toBeFocused();
  await expect
    .poll(() => read('drafts/documents/page/text.json'))
    .toMatchObject({
      data: {
        slices: [
          {
            primary: {
              text: [
                {
                  text: 'Folding paper, mostly at sea',
                  spans: [
                    { type: 'strong', start: 0, end: 7 },
                    { type: 'hyperlink', start: 25, end: 28 },
                  ],
                },
              ],
            },
          },
        ],
      },
    });
  await finish({ page, keys });
});

test('a slice is inserted with the picker', async () => {
  const { page, keys } = await openStudy('insert');
  await keys.press('F6', 'F6');
  await keys.to(spine(page));
  await keys.press('ArrowDown');
  const selected = spine(page).getByRole('option', { selected: true });
  await expect(selected).toBeFocused();
  await expect(selected).toHaveAccessibleName(/^Section header, 2 of 2/);
  await keys.press('F6');
  await expect(page.locator('iframe')).toBeFocused();
  await keys.press('ArrowUp');
  await keys.hears('Section header selected, 1 of 2');
  await expect(page.locator('iframe')).toBeFocused();
  await keys.press('a');
  await expect(page.getByRole('searchbox', { name: 'Find a slice' })).toBeFocused();
  // The pictures are reached, too.
  await keys.press('Tab', 'ArrowRight', 'ArrowDown', 'Shift+Tab');
  await keys.type('label and a statement');
  await keys.press('Enter');
  await keys.hears('Callout section added after Section header.');
  await expect(page).toHaveURL(/#spread\/1\//);
  await expect(part(page, 'form').locator(':focus')).toBeVisible();
  await expect.poll(() => titlesOf('insert')).toEqual(['Slipway', '?', 'Results']);
  // One more from the outline.
  await keys.press('F6');
  await keys.to(page.getByRole('button', { name: 'Outline' }).first());
  await keys.press('Enter');
  await keys.to(page.getByRole('button', { name: 'Add a slice' }));
  await keys.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Find a slice' })).toBeFocused();
  await keys.press('Escape');
  await finish({ page, keys });
});

test('a slice is moved: by chord, from the menu, and dragged by keys in spine and outline @full', async () => {
  const { page, keys } = await openStudy('move');
  await keys.to(spine(page));
  await keys.press('ArrowDown', 'ArrowUp');
  await keys.press('Alt+ArrowDown');
  await keys.hears('Moved down, now 2 of 3, after Section header.');
  await expect.poll(() => titlesOf('move')).toEqual(['Numbers', 'Slipway', 'Results']);
  await expect(spine(page).locator(':focus')).toHaveAttribute('aria-selected', 'true');
  await keys.press('F6');
  await keys.press('Alt+ArrowUp');
  await keys.hears('Moved up, now 1 of 3, the first one.');
  const more = page.getByRole('toolbar', { name: 'Slice' }).getByRole('button', { name: 'More' });
  await keys.to(more);
  await keys.press('Enter');
  await keys.to(page.getByRole('menuitem', { name: 'Move to…' }), 'ArrowDown');
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move Section header' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await keys.type('after numbers');
  await keys.press('ArrowDown', 'Enter');
  await keys.hears('Moved, now 2 of 3, after Section header.');
  await expect(dialog).toBeHidden();
  await expect.poll(() => titlesOf('move')).toEqual(['Numbers', 'Slipway', 'Results']);
  await keys.press('ControlOrMeta+z');
  await keys.hears('Undone: move Section header.');
  await expect.poll(() => titlesOf('move')).toBeNull();
  // In the outline, by chord and by the list's own dragging.
  await keys.press('o');
  const rows = part(page, 'outline').getByRole('row');
  // Its code is loaded when it is first opened: F6 would pass an empty outline.
  await expect(rows.first()).toBeVisible();
  await keys.press('Shift+F6');
  await expect(rows.first()).toBeFocused();
  await keys.press('ArrowDown', 'Alt+ArrowUp');
  await keys.hears('Moved up, now 1 of 3, the first one.');
  await expect(rows.first()).toBeFocused();
  await expect(rows.first()).toContainText('Numbers');
  await keys.press('Tab', 'Enter');
  await expect(page.getByText(/^Started dragging/).last()).toBeAttached();
  await keys.press('ArrowDown', 'ArrowDown', 'Enter');
  await keys.hears(/^Moved down, now \d of 3/);
  await finish({ page, keys });
});

test('a slice is duplicated, deleted and pasted into another document, and all of it is undone @full', async () => {
  const { page, keys } = await openStudy('copies', '#spread/0');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await keys.to(spine(page));
  await keys.press('ControlOrMeta+d');
  await keys.hears('Section header duplicated, now 2 of 3.');
  await keys.press('Delete');
  await keys.hears('Section header deleted. Undo with Control Z.');
  await keys.press('ControlOrMeta+z');
  await keys.hears('Undone: delete Section header.');
  await expect.poll(() => titlesOf('copies')).toEqual(['Slipway', 'Slipway', 'Results']);
  await keys.press('ControlOrMeta+z');
  await expect.poll(() => titlesOf('copies')).toBeNull();
  await keys.press('ArrowUp', 'Home');
  await keys.press('ControlOrMeta+x');
  await keys.hears('Section header cut. Undo with Control Z.');
  await expect.poll(() => titlesOf('copies')).toEqual(['Results']);
  await keys.press('ControlOrMeta+v');
  await keys.hears('Section header pasted after Section header, now 2 of 2.');
  await expect.poll(() => titlesOf('copies')).toEqual(['Results', 'Slipway']);
  await keys.press('ControlOrMeta+c');
  await keys.hears('Section header copied.');
  // In another document, and in one whose zone does not take it.
  const other = await open('/page/text');
  await expect(canvasOf(other.page).locator('#page main')).toBeVisible();
  await other.keys.to(spine(other.page));
  await other.keys.press('ControlOrMeta+v');
  await other.keys.hears('Section header pasted after Text block, now 2 of 2.');
  await expect
    .poll(() => read('drafts/documents/page/text.json').then(JSON.stringify))
    .toContain('Slipway');
  await finish(other);
  const last = await open('/project/one');
  await expect(last.page.locator('[data-form]')).toBeVisible();
  await last.keys.press('F6', 'ControlOrMeta+v');
  await last.keys.hears('Section header does not fit into Cover.');
  await finish(last);
  await finish({ page, keys });
});

test('a variation is switched, and what it does not have comes back @full', async () => {
  const { page, keys } = await openStudy('kinds', '#spread/0');
  const kinds = part(page, 'form').getByRole('radiogroup', { name: 'Variation' });
  await keys.to(kinds);
  await keys.press('ArrowRight');
  await keys.hears(/is not part of|are not part of/);
  await expect.poll(async () => (await draftOf('kinds'))?.[0]?.['variation']).toBe('plain');
  await keys.press('ArrowLeft');
  await keys.hears('Now');
  await expect.poll(() => draftOf('kinds')).toMatchObject([picture('sea.webp')]);
  await finish({ page, keys });
});

test('an image is chosen from the library and described, and another one uploaded @full', async () => {
  const { page, keys } = await openStudy('image', '#spread/1');
  const image = field(page, 'image');
  const dialog = page.getByRole('dialog', { name: /^(?:Picture|File)/ });
  await keys.to(image.getByRole('button').first());
  await keys.press('Enter');
  await expect(dialog).toBeVisible();
  await keys.to(dialog.getByRole('listbox', { name: 'Library' }));
  await keys.to(dialog.getByRole('option', { name: /^sun\.webp/ }), 'ArrowRight');
  await keys.press('Enter');
  const alt = dialog.getByRole('textbox', { name: 'What does it show?' });
  await keys.to(alt);
  await keys.type('The sun.');
  await keys.to(dialog.getByRole('button', { name: 'Use this picture' }));
  await keys.press('Enter');
  await expect(dialog).toBeHidden();
  const written = async () => {
    // Cast: a slice of this test.
    const { primary } = ((await draftOf('image'))?.[1] ?? {}) as { primary?: object };
    return primary;
  };
  await expect.poll(written).toMatchObject({ image: { url: '/media/sun.webp', alt: 'The sun.' } });
  await keys.to(image.getByRole('button', { name: 'Replace' }));
  await keys.press('Enter');
  await expect(dialog).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await keys.to(dialog.getByRole('button', { name: 'Upload, drop or paste' }));
  await keys.press('Enter');
  const buffer = await solid('#86d9ab').png().toBuffer();
  await (await chooser).setFiles({ name: 'Dune.png', mimeType: 'image/png', buffer });
  await expect(dialog.getByRole('option', { name: /^dune\.png/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await keys.to(alt);
  await keys.press('ControlOrMeta+a');
  await keys.type('A dune.');
  await keys.to(dialog.getByRole('button', { name: 'Use this picture' }));
  await keys.press('Enter');
  await expect.poll(written).toMatchObject({ image: { url: '/media/dune.png', alt: 'A dune.' } });
  await finish({ page, keys });
});

test('the entries of a group are added, reordered and removed @full', async () => {
  const { page, keys } = await openStudy('cards', '#spread/0');
  const titles = async () => {
    // Cast: a slice of this test.
    const { items } = ((await draftOf('cards'))?.[0] ?? {}) as ReturnType<typeof cards>;
    return items?.map(({ card_title }) => card_title);
  };
  const row = (name: string) => field(page, 'items').getByRole('button', { name, exact: true });
  await keys.to(page.getByRole('button', { name: 'Add a card' }));
  await keys.press('Enter');
  await keys.hears('Card added, 3 of 3.');
  await keys.to(field(page, 'items/2/card_title').getByRole('textbox'));
  await keys.type('Third');
  await expect.poll(titles).toEqual(['First', 'Second', 'Third']);
  await keys.to(row('Third'), 'Shift+Tab');
  await keys.press('Alt+ArrowUp');
  await keys.hears('Moved up, now 2 of 3.');
  await expect.poll(titles).toEqual(['First', 'Third', 'Second']);
  await expect(row('Third')).toBeFocused();
  await keys.press('Delete');
  await keys.hears('Card “Third” deleted. Undo with Control Z.');
  // As it is published, so there is no draft.
  await expect.poll(titles).toBeUndefined();
  await keys.press('ControlOrMeta+z');
  await keys.hears('Undone: delete card “Third”.');
  await expect.poll(titles).toEqual(['First', 'Third', 'Second']);
  await finish({ page, keys });
});

test('documents are searched, filtered, opened, renamed, archived and restored @full', async () => {
  const { page, keys } = await open('');
  await expect(page.getByRole('row').first()).toBeVisible();
  await keys.press('ControlOrMeta+k');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await keys.type('two');
  await expect(page.getByRole('row')).toHaveCount(1);
  await keys.to(page.getByRole('row'));
  await keys.press('Enter');
  await expect(page).toHaveURL(`${site.origin}/edit/project/two`);
  await keys.hears('Two is open.');
  await page.goBack();
  await expect(page.getByRole('row')).toHaveCount(1);
  await keys.press('ControlOrMeta+k');
  await keys.press('ControlOrMeta+a', 'Backspace');
  await keys.to(page.getByRole('button', { name: /^Projects/ }), 'Shift+Tab');
  await keys.press('Enter');
  const rows = page.getByRole('row', { name: /^Two,/ });
  await expect(rows).toBeVisible();
  const more = page.getByRole('button', { name: 'More for Two' });
  const menu = async (entry: string) => {
    await keys.to(page.getByRole('grid'));
    if (!(await rows.evaluate((row) => row.contains(document.activeElement)))) {
      await keys.press('Home');
    }
    await keys.to(rows, 'ArrowDown');
    await keys.to(more);
    await keys.press('Enter');
    await keys.to(page.getByRole('menuitem', { name: entry }), 'ArrowDown');
    await keys.press('Enter');
  };
  await menu('Rename address');
  const dialog = page.getByRole('dialog', { name: 'Rename address' });
  await keys.to(dialog.getByRole('textbox', { name: 'Address' }));
  await keys.press('ControlOrMeta+a');
  await keys.type('second');
  await keys.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(rows).toContainText('/second');
  expect(await read('documents/project/second.json')).not.toBeNull();
  await menu('Unpublish');
  const question = page.getByRole('alertdialog');
  await keys.to(question.getByRole('button', { name: 'Unpublish' }));
  await keys.press('Enter');
  await expect(question).toBeHidden();
  expect(await read('documents/project/second.json')).toBeNull();
  expect(await read('archive/documents/project/second.json')).not.toBeNull();
  await keys.press('ControlOrMeta+k');
  await keys.to(page.getByRole('radiogroup', { name: 'State' }));
  await keys.to(page.getByRole('radio', { name: /^Unpublished/ }), 'ArrowRight');
  await expect(page.getByRole('row')).toHaveCount(1);
  await menu('Restore as a draft');
  await expect.poll(() => read('drafts/documents/project/second.json')).not.toBeNull();
  await finish({ page, keys });
});

test('settings are changed, and undone and done again across a reload @full', async () => {
  const { page, keys } = await open('/settings/settings');
  const name = field(page, 'name').getByRole('textbox');
  const written = async () =>
    // Cast: a file of this test.
    ((await read('drafts/documents/settings/settings.json')) as { data: object } | null)?.data;
  await keys.to(name);
  await keys.press('ControlOrMeta+a');
  await keys.type('Grace');
  await expect.poll(written).toMatchObject({ name: 'Grace' });
  await page.reload();
  await expect(name).toHaveValue('Grace');
  await keys.press('Tab');
  await keys.press('ControlOrMeta+z');
  await keys.hears(/^Undone: change/);
  await expect(name).toHaveValue('Ada');
  await expect.poll(written).toBeUndefined();
  await page.reload();
  await expect(name).toHaveValue('Ada');
  await keys.press('Tab');
  await keys.press('ControlOrMeta+Shift+z');
  await keys.hears(/^Done again: change/);
  await expect(name).toHaveValue('Grace');
  await expect.poll(written).toMatchObject({ name: 'Grace' });
  await finish({ page, keys });
});

test('changes are reviewed and published', async () => {
  const { page, keys } = await openStudy('publish', '#spread/1/title_text');
  await keys.press('ControlOrMeta+a');
  await keys.type('Measured');
  await expect.poll(() => titlesOf('publish')).toEqual(['Slipway', 'Measured']);
  await keys.press('ControlOrMeta+Enter');
  const dialog = page.getByRole('dialog', { name: 'One change in Study publish' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('del')).toContainText('Results');
  await keys.to(dialog.getByRole('button', { name: 'Publish 1 change' }));
  await keys.press('Enter');
  await expect(dialog).toBeHidden();
  await keys.hears('Study publish is public.');
  await expect
    .poll(() => read('documents/case_study/publish.json').then(JSON.stringify))
    .toContain('Measured');
  await finish({ page, keys });
});
