import { expect, test, type Page } from '@playwright/test';
import { rested, visit } from '../support/visit.ts';

/** Projects of the portfolio service, which the site embeds here. */

const PROJECT = '/project/two-rooms';

const panel = (page: Page) => page.getByRole('region', { name: 'Two Rooms' });

/** Every request of the page to the service, by path. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/external/')) requests.push(pathname);
  });
  return requests;
}

// Third-party embeds are blocked: the suite needs no network.
test.beforeEach(({ page }) =>
  page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  ),
);

/** A project's elements in order, their styles, and its text. */
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

  test('a project is readable like any other page @full', async ({ page }) => {
    await page.goto(PROJECT);
    await expectProject(page);
    await expect(page.getByText('needs JavaScript')).toHaveCount(0);
    const images = panel(page).getByRole('img');
    expect(await images.count()).toBeGreaterThan(3);
    for (const image of await images.all()) {
      await expect(image).toHaveAttribute('src', /^\/media\//);
    }
  });
});

test('a project is rendered with its page: no request to the service, and its code is preloaded', async ({
  page,
}) => {
  const requests = requestsOf(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await visit(page, PROJECT);
  await expectProject(page);
  await rested(page);
  expect(requests).toEqual([]);
  // Listed by the page, not requested by a script after the others had run.
  const listed = await page.evaluate<string[]>(
    "JSON.parse(document.getElementById('scripts').textContent)",
  );
  expect(listed.filter((path) => path.includes('ProjectPanel'))).toHaveLength(1);
  expect(scripts.filter((path) => !listed.includes(path))).toEqual([]);
});

test('coming from another page the browser loads the project by script, with the same result', async ({
  page,
}) => {
  await visit(page, PROJECT);
  const rendered = await outline(page);
  const requests = requestsOf(page);
  await visit(page, '/portfolio');
  await page.locator(`a[href="${PROJECT}"]`).first().click();
  await expectProject(page);
  expect(requests).toEqual(['/external/v2/projects/430000242']);
  expect(await outline(page)).toEqual(rendered);
});
