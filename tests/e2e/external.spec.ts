import { expect, test, type Page } from '@playwright/test';
import { visit } from '../support/visit.ts';

/** Projects of the portfolio service, which this site's own embedded one answers for. */

const PROJECT = '/project/two-rooms';

const panel = (page: Page) => page.getByRole('region', { name: 'Two Rooms' });

/** Everything the page asks the service, by path. */
function questionsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/external/')) asked.push(pathname);
  });
  return asked;
}

// What is embedded from elsewhere is left out: the suite needs no network.
test.beforeEach(({ page }) =>
  page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  ),
);

/** What a project is made of: its elements in order, their looks, and its words. */
const outline = (page: Page) =>
  panel(page).evaluate((section) => [
    section.textContent,
    ...[...section.querySelectorAll('*')].map(({ localName, className }) => [localName, className]),
  ]);

async function expectProject(page: Page) {
  await expect(panel(page).getByRole('heading', { level: 2, name: 'Two Rooms' })).toBeVisible();
  await expect(panel(page).getByText('only the window is shared')).toBeVisible();
  const first = panel(page).getByRole('img').first();
  await expect(first).toBeVisible();
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .not.toBe(0);
  await expect(page.getByText('loading...')).toHaveCount(0);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a project is read like any other page', async ({ page }) => {
    await page.goto(PROJECT);
    await expectProject(page);
    await expect(page.getByText('needs JavaScript')).toHaveCount(0);
    const pictures = panel(page).getByRole('img');
    expect(await pictures.count()).toBeGreaterThan(3);
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('src', /^\/media\//);
    }
  });
});

test('a project comes with its page: the service is asked nothing, and its code is there', async ({
  page,
}) => {
  const asked = questionsOf(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await visit(page, PROJECT);
  await expectProject(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  // Among those the page lists, not one that a script asked for after the others had run.
  const listed = await page.evaluate<string[]>(
    "JSON.parse(document.getElementById('scripts').textContent)",
  );
  expect(listed.filter((path) => path.includes('ProjectPanel'))).toHaveLength(1);
  expect(scripts.filter((path) => !listed.includes(path))).toEqual([]);
});

test('from another page the browser asks the service by script, and reads the same', async ({
  page,
}) => {
  await visit(page, PROJECT);
  const drawn = await outline(page);
  const asked = questionsOf(page);
  await visit(page, '/portfolio');
  await page.locator(`a[href="${PROJECT}"]`).first().click();
  await expectProject(page);
  expect(asked).toEqual(['/external/v2/projects/430000242']);
  expect(await outline(page)).toEqual(drawn);
});
