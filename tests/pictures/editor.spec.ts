import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { createDemoFolder, type DemoFolder } from '../support/demoFolder.ts';
import { startEditedSite, type EditedSite } from '../support/editedSite.ts';
import { openInEditor, openSession } from '../support/editorPage.ts';
import { keepVersions } from '../support/keptVersions.ts';
import { takePictures, type Lead } from './picture.ts';

// In this order: the first day comes before the demo has been kept.
test.describe.configure({ mode: 'serial' });

let folder: DemoFolder;
let site: EditedSite;
let owner: BrowserContext;

const STUDY = 'documents/case_study/low-tide.json';
const MONEY = 'documents/case_study/plain-money.json';

test.beforeAll(async ({ browser }) => {
  folder = createDemoFolder();
  // As in a fresh clone.
  folder.write('content/demo.json', '{ "isAnswered": false }');
  site = await startEditedSite({ CONTENT_DIR: folder.contentDir });
  owner = await openSession(browser, site);
});
test.afterAll(async () => {
  await owner.close();
  await site.stop();
  folder.remove();
});

const picture = (name: string, lead: Lead) =>
  test(name, ({ browser }) => takePictures(browser, name, lead, owner));

const goTo = (page: Page, path: string) => page.goto(`${site.origin}/edit${path}`);

const openDocument = (page: Page, path: string) => openInEditor(page, `${site.origin}/edit${path}`);

/** On phones the pages of versions and releases are behind a choice: then no frame is visible. */
async function framesShown(page: Page) {
  for (const frame of await page.locator('iframe:visible').all()) {
    await expect(frame.contentFrame().locator('#page main')).toBeVisible();
  }
}

async function openFromMore(page: Page, name: RegExp) {
  await goTo(page, '');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}

picture('editor-start', async (page) => {
  await goTo(page, '');
  await page.getByRole('button', { name: 'Make it mine' }).waitFor();
  await page.getByRole('textbox', { name: 'What you do' }).fill('Lighting Designer & Set Builder');
  await framesShown(page);
  await expect(
    page.locator('iframe').contentFrame().getByRole('heading', { level: 1 }),
  ).toContainText('Set Builder');
});

test('prepare drafts, versions and links for clients', async () => {
  const text = folder.read(`content/${STUDY}`);
  // The oldest first.
  await keepVersions(folder.contentDir, STUDY, [
    text.replaceAll('"Low Tide"', '"Tide"'),
    text.replace('Three directions', 'Four directions'),
  ]);
  // A draft to review.
  const draft = join(folder.contentDir, 'drafts', MONEY);
  mkdirSync(dirname(draft), { recursive: true });
  const money = JSON.parse(folder.read(`content/${MONEY}`));
  money.data.spread.splice(1, 0, ...money.data.spread.splice(2, 1));
  money.data.meta_description = 'A bank statement that a tired person understands at once.';
  writeFileSync(draft, JSON.stringify(money));
  const page = await owner.newPage();
  await goTo(page, '');
  await page.getByRole('button', { name: 'Look round the example first' }).click();
  await page
    .getByRole('row', { name: /Low Tide/ })
    .first()
    .waitFor();
  await openDocument(page, '/project/night-ward');
  for (const client of ['South Studio', 'North Ltd']) {
    await page.getByRole('button', { name: 'New share link' }).click();
    await page.getByLabel('Client').fill(client);
    await page.getByRole('button', { name: 'Make link' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
  }
  await page.getByRole('button', { name: 'Revoke the link for South Studio' }).click();
  await page.close();
});

picture('editor-documents', async (page) => {
  await goTo(page, '');
  await page
    .getByRole('row', { name: /Low Tide/ })
    .first()
    .waitFor();
});

picture('editor-document', (page) => openDocument(page, '/case-study/low-tide#spread/0'));

picture('editor-review', async (page) => {
  await openDocument(page, '/case-study/plain-money');
  await page.getByRole('button', { name: /^Review/ }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
});

picture('editor-protected', (page) => openDocument(page, '/project/night-ward#/password'));

picture('editor-home-work', (page) => openDocument(page, '/home/home#slices/2'));

picture('editor-profiles', async (page) => {
  await openDocument(page, '/settings/settings#/profiles');
  await page.getByRole('button', { name: 'Design showcase', exact: true }).click();
});

picture('editor-share-preview', async (page) => {
  await openDocument(page, '/case-study/low-tide#/share_image');
  const card = page.getByRole('img', { name: /^Card with the title/ });
  await card.scrollIntoViewIfNeeded();
  await expect
    .poll(() => card.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
});

picture('editor-languages', (page) => openFromMore(page, /^Languages/));

picture('editor-translations', (page) => openFromMore(page, /^Translations/));

picture('editor-translation', (page) =>
  openDocument(page, '/case-study/low-tide?lang=fr-fr#/overview'),
);

picture('editor-find', (page) => goTo(page, '/find?text=tide'));

picture('editor-find-slices', (page) => goTo(page, '/find?find=slice&slice=image'));

picture('editor-find-links', async (page) => {
  await goTo(page, '/find?find=link');
  await page
    .getByRole('textbox', { name: 'Links that lead to' })
    .fill('https://example.com/low-tide');
  await page.getByRole('textbox', { name: 'Lead them to' }).fill('https://new.example/work');
  await page.getByRole('button', { name: /^Change \d+ links/ }).focus();
});

picture('editor-library', async (page) => {
  await goTo(page, '/media?place=project&order=name');
  // Small pictures are made when they are asked for.
  await page.waitForFunction(() => {
    const all = [...document.querySelectorAll<HTMLImageElement>('[role=row] img')];
    const seen = all.filter((one) => one.getBoundingClientRect().top < innerHeight);
    return seen.length > 3 && seen.every(({ naturalWidth }) => naturalWidth > 0);
  });
});

picture('editor-describe', async (page) => {
  await goTo(page, '/media?task=undescribed');
  await page.getByRole('button', { name: /^Describe \d+ pictures/ }).click();
  await page.getByRole('dialog').locator('img').first().waitFor();
});

picture('editor-release', async (page) => {
  await goTo(page, '/releases/spring-edition');
  await page.getByRole('button', { name: /^Publish/ }).waitFor();
  await framesShown(page);
});

picture('editor-history', async (page) => {
  await goTo(page, '/history/case-study/low-tide');
  await page.getByRole('option').first().waitFor();
  await framesShown(page);
});
