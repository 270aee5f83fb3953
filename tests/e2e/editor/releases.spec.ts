import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { startEditedSite, type EditedSite } from '../../support/editedSite.ts';
import { openSession } from '../../support/editorPage.ts';
import { settled } from '../../support/visit.ts';

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
async function open(address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.origin}${address}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

const hasNoViolations = async (page: Page) => {
  // React Aria says what was selected by an image of no name, for a moment.
  const axe = new AxeBuilder({ page }).exclude('iframe').exclude('[data-live-announcer]');
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
};

const said = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible();

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
  await hasNoViolations(page);
  await dialog.getByRole('button', { name: 'Spring counts' }).click();
  await expect(dialog).toBeHidden();
  await said(page, 'Nothing else was published meanwhile');
  expect(await read('releases/spring/documents/case_study/meanwhile.json')).toContain(
    'Of the release',
  );
  await page.close();
});
