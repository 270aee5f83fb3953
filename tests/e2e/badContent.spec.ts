import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startSite, type RunningSite } from '../support/site.ts';
import { cardsOn, visit } from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';

/** 300 characters; the last word is longer than any line. */
const LONG = `${'A title that does not end '.repeat(9)}${'verylongword'.repeat(6)}`.slice(0, 300);

const text = (words: string) => [{ type: 'heading1', text: words }];

/** Projects an owner has left half finished. */
const PROJECTS: Record<string, Record<string, unknown>> = {
  'no-cover': { project_title: text('No Cover'), use_spread: 'Yes' },
  'null-fields': {
    project_title: [],
    project_description: null,
    project_date: null,
    web_link: null,
    cover: null,
    spread: null,
    use_spread: 'Yes',
  },
  'long-title': { project_title: text(LONG), project_description: text(LONG), use_spread: 'Yes' },
  'lost-external': { project_title: text('Lost External'), behance_id: '404404404' },
  'broken-picture': {
    project_title: text('Broken Picture'),
    use_spread: 'Yes',
    spread: [
      {
        slice_type: 'image',
        primary: { image: { url: '/media/cut-off.webp', alt: 'Half a file' } },
      },
      { slice_type: 'text_block', primary: { text: [{ type: 'paragraph', text: 'Still here.' }] } },
    ],
  },
};

let folder: string;
let site: RunningSite;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp('content', folder, { recursive: true });
  const save = (path: string, content: unknown) =>
    writeFile(join(folder, 'documents', path), JSON.stringify(content));
  for (const [uid, data] of Object.entries(PROJECTS)) {
    await save(`project/${uid}.json`, { tags: ['Half Done'], data });
  }
  // A list still references a project that has since been deleted, and an empty one.
  await save('project_list/half-done.json', {
    data: {
      list_name: LONG,
      projects: ['no-cover', 'long-gone'].map((uid) => ({
        project: { link_type: 'Document', type: 'project', uid },
      })),
    },
  });
  await save('page/bare.json', { data: { title: 'Bare', slices: [] } });
  const image = await readFile(join(folder, 'media/spread-kelp-1.webp'));
  await writeFile(join(folder, 'media/cut-off.webp'), image.subarray(0, 900));
  site = await startSite({ CONTENT_DIR: folder });
});

test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

/** Opens a page on a phone, where long words hurt most; returns the errors while it loaded. */
async function open(page: Page, path: string) {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `${site.origin}${path}`);
  return errors;
}

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a category of unfinished projects shows a card for each', async ({ page }) => {
  const errors = await open(page, '/categories/half-done');
  await expect(heading(page, 'Half Done')).toBeVisible();
  await expect(cardsOn(page)).toHaveCount(Object.keys(PROJECTS).length);
  await expect(cardsOn(page).filter({ hasText: 'Broken Picture' })).toBeVisible();
  expect(await width(page)).toBe(390);
  expect(errors).toEqual([]);
});

const PAGES: [path: string, what: string, words: string][] = [
  ['/project/no-cover', 'a project with neither cover nor slices', 'No Cover'],
  ['/project/null-fields', 'a project of empty fields', 'Project'],
  ['/project/long-title', 'a project with a title of 300 characters', LONG.slice(0, 40)],
  ['/projects/half-done', 'a list with a name of 300 characters', LONG.slice(0, 40)],
  ['/bare', 'a page without slices', 'Bare'],
];

for (const [path, what, words] of PAGES) {
  test(`${what} renders a page that fits its window and shows its text${fullUnless(what === 'a project of empty fields')}`, async ({
    page,
  }) => {
    const errors = await open(page, path);
    await expect(heading(page, words)).toHaveCount(1);
    expect(await width(page)).toBe(390);
    expect(errors).toEqual([]);
  });
}

test('a project without a description has a default meta description @full', async ({ page }) => {
  await open(page, '/project/null-fields');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'Project description not available',
  );
  await expect(page).toHaveTitle(/^Project/);
});

test('a list leaves out the project that was deleted and shows the others @full', async ({
  page,
}) => {
  await open(page, '/projects/half-done');
  await expect(cardsOn(page)).toHaveCount(1);
});

test('an external project that the service does not know responds with 404 @full', async ({
  page,
}) => {
  await open(page, '/project/lost-external');
  await expect(page.getByText('Project not found')).toBeVisible();
});

test('an image that cannot be read shows its alternative text, and the rest of the page works', async ({
  page,
}) => {
  await open(page, '/project/broken-picture');
  await expect(page.getByText('Half a file')).toBeVisible();
  await expect(page.getByText('Still here.')).toBeVisible();
});

test('at start the server logs the number of content problems and the command that lists them @full', async () => {
  const problems =
    /^\d+ problems? in models and content: CONTENT_DIR=\S+ npm run content:check lists them$/m;
  expect(site.output()).toMatch(problems);
  expect(site.output()).not.toContain('long-gone');
  expect(await readdir(join(folder, 'documents/project'))).toContain('no-cover.json');
});
