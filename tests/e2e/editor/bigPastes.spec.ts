import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { startEditedSite, type EditedSite } from '../../support/editedSite.ts';
import { openInEditor, openSession } from '../../support/editorPage.ts';
import { threadTime } from '../../support/threadTime.ts';

test.describe.configure({ mode: 'default' });

const LEAD = [{ type: 'paragraph', text: 'Before the tide', spans: [] }];
const study = (name: string) => ({
  data: {
    project_name: name,
    spread: [
      {
        slice_type: 'section_header',
        variation: 'default',
        primary: { title_text: 'Slipway', body_text: LEAD },
      },
    ],
  },
});

let site: EditedSite;
let context: BrowserContext;

test.beforeAll(async ({ browser }) => {
  site = await startEditedSite();
  for (const name of ['short', 'plain', 'word', 'picture', 'page']) {
    await site.folder.write(`documents/case_study/${name}.json`, study(name));
  }
  context = await openSession(browser, site);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
});
test.afterAll(async () => {
  await context.close();
  await site.stop();
});

type Field = 'title_text' | 'body_text';

async function open(name: string, field: Field) {
  const page = await context.newPage();
  const canvas = await openInEditor(
    page,
    `${site.origin}/edit/case-study/${name}#spread/0/${field}`,
  );
  const label = field === 'title_text' ? 'Title' : 'Lead';
  const box = page.getByRole('textbox', { name: new RegExp(`^${label}`) });
  // The text itself, not the input that stands in for it while it is loaded.
  const text = field === 'title_text' ? box : box.and(page.locator('[contenteditable]'));
  await text.click();
  return { page, canvas, text };
}

const saved = async (name: string, field: Field): Promise<unknown> => {
  const file = join(site.folder.contentDir, `drafts/documents/case_study/${name}.json`);
  const text = await readFile(file, 'utf8').catch(() => null);
  // Cast: a file of these tests.
  const json = text === null ? null : (JSON.parse(text) as ReturnType<typeof study>);
  return json?.data.spread[0]?.primary[field] ?? null;
};

/** Puts texts on the clipboard and pastes them by key; returns what that takes the window until it has painted again. */
async function paste(page: Page, what: Readonly<Record<string, string>>) {
  await page.evaluate(async (types) => {
    const blobs = Object.entries(types).map(([type, text]) => [type, new Blob([text], { type })]);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  }, what);
  return threadTime(page, async () => {
    await page.keyboard.press('ControlOrMeta+v');
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
  });
}

/** Far above what it takes; without a limit it is minutes. */
const LONGEST = 15_000;

const SENTENCE = 'Lorem ipsum dolor sit amet, consectetur. ';
const leftOut = (page: Page) => page.getByText(/characters at its end were not pasted/).first();

test('2 MB in a short text are cut, which is said, and undone in one step @full', async () => {
  const { page, text, canvas } = await open('short', 'title_text');
  await text.press('End');
  const took = await paste(page, { 'text/plain': SENTENCE.repeat(50_000) });
  console.info(`2 MB pasted into a short text in ${Math.round(took)} ms`);
  expect(took).toBeLessThan(LONGEST);
  await expect(page.getByText(/2,000,000 characters at its end were not/).first()).toBeVisible();
  await expect(text).toHaveValue(`Slipway${SENTENCE.repeat(1220).slice(0, 50_000)}`);
  await expect.poll(() => saved('short', 'title_text')).toHaveLength(50_007);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveValue('Slipway');
  await expect(canvas.getByRole('heading', { name: 'Slipway', exact: true })).toBeVisible();
  await page.close();
});

test('5 MB of plain text are cut, which is said, and undone in one step', async () => {
  const { page, text } = await open('plain', 'body_text');
  const took = await paste(page, { 'text/plain': `${SENTENCE}\n`.repeat(120_000) });
  console.info(`5 MB of plain text pasted in ${Math.round(took)} ms`);
  expect(took).toBeLessThan(LONGEST);
  await expect(leftOut(page)).toBeVisible();
  await expect
    .poll(async () => JSON.stringify(await saved('plain', 'body_text')).length)
    .toBeGreaterThan(80_000);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveText('Before the tide');
  await page.close();
});

const WORD = `<p class=MsoNormal style='line-height:normal'><span lang=EN-US style='font-size:11.0pt;
  font-family:"Calibri",sans-serif'>Lorem <b style='mso-bidi-font-weight:normal'>ipsum</b> dolor.<o:p></o:p></span></p>`;

test('2 MB of a word processor keep their bold words up to the limit @full', async () => {
  const { page, text } = await open('word', 'body_text');
  const took = await paste(page, {
    'text/html': `<html><head><style>p{margin:0}</style></head><body>${WORD.repeat(9000)}</body></html>`,
    'text/plain': 'Lorem ipsum dolor.\r\n'.repeat(9000),
  });
  console.info(`2 MB of a word processor pasted in ${Math.round(took)} ms`);
  expect(took).toBeLessThan(LONGEST);
  await expect(leftOut(page)).toBeVisible();
  await expect(text.locator('strong, b').first()).toHaveText('ipsum');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveText('Before the tide');
  await page.close();
});

test('words around a picture of 10 MB come without it, which is said @full', async () => {
  const { page, text } = await open('picture', 'body_text');
  await text.press('End');
  const image = `<img src="data:image/png;base64,${'A'.repeat(10_000_000)}">`;
  const took = await paste(page, {
    'text/html': `<p>one</p>${image}<p>two</p>`,
    'text/plain': 'one two',
  });
  console.info(`A picture of 10 MB pasted in ${Math.round(took)} ms`);
  expect(took).toBeLessThan(LONGEST);
  await expect(page.getByText('Pasted without 1 picture').first()).toBeVisible();
  await expect(text).toContainText('one');
  await expect(text).toContainText('two');
  await page.close();
});

test('2 MB pasted into a text on the page are cut, which is said, and undone in one step @full', async () => {
  const { page, canvas } = await open('page', 'title_text');
  const heading = canvas.getByRole('heading', { name: 'Slipway' });
  await heading.click();
  await heading.dblclick();
  const text = canvas.getByRole('textbox');
  await expect(text).toBeFocused();
  await page.keyboard.press('End');
  const took = await paste(page, { 'text/plain': SENTENCE.repeat(50_000) });
  console.info(`2 MB pasted on the page in ${Math.round(took)} ms`);
  expect(took).toBeLessThan(LONGEST);
  await expect(leftOut(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveText('Slipway');
  await page.close();
});
