import { expect, test, type Locator, type Page } from '@playwright/test';
import { visit } from '../support/visit.ts';

/** The error catalogue of the specification (section 8) as a visitor meets it. */

const SEARCH = '**/api/v2/documents/search**';

/** What the page wrote to the console as an error. */
function errorsOf(page: Page) {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** Lets the page's own clock run on, a step at a time, until what is waited for is there. */
const runUntilVisible = (page: Page, awaited: Locator, step: number) =>
  expect
    .poll(async () => {
      await page.clock.runFor(step);
      return awaited.isVisible();
    })
    .toBe(true);

/** Follows a link of the page, without leaving the document. */
const follow = (page: Page, address: string) =>
  page.locator(`a[href="${address}"]`).first().click();

test('a content service that fails is told on the page, logged, and asked again', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await visit(page, '/');
  await page.clock.install();
  let down = true;
  let asked = 0;
  await page.route(SEARCH, (route) => {
    asked += 1;
    return down ? route.fulfill({ status: 502, body: 'Bad gateway' }) : route.continue();
  });
  await follow(page, '/categories/development');
  const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  // Three more tries, after 1, 2 and 4 s.
  await runUntilVisible(page, alert, 1000);
  expect(asked).toBe(4);
  expect(errors.join('\n')).toMatch(/Unexpected status code \[502\] on http\S+documents\/search/);
  down = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Development' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('while projects come, three cards without content stand in their place', async ({ page }) => {
  await visit(page, '/');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(SEARCH, async (route) => {
    await answered;
    await route.continue();
  });
  await follow(page, '/categories/development');
  await expect(page.getByRole('heading', { level: 1, name: 'Development' })).toBeVisible();
  await expect(page.locator('[aria-busy=true] > :not(output)')).toHaveCount(3);
  answer();
  await expect(page.getByRole('article').first()).toBeVisible();
});

/** A visitor reads what to do, and no address of a script. */
const projectFailure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This project could not be loaded' });

async function expectPlainFailure(page: Page) {
  const alert = projectFailure(page);
  await expect(alert).toContainText('did not answer');
  await expect(alert).not.toContainText(/external|callback|client_id|http/);
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
}

test('an external service that does not answer in a minute has timed out', async ({ page }) => {
  const errors = errorsOf(page);
  await page.clock.install();
  await page.route('**/external/v2/**', () => {});
  await visit(page, '/portfolio');
  await follow(page, '/project/two-rooms');
  // The one of the project: films of the page before it wait as well.
  await expect(page.getByText('loading...')).toHaveCount(1);
  // Four tries of 60 s, with the pauses between them.
  await runUntilVisible(page, projectFailure(page), 62_000);
  await expectPlainFailure(page);
  expect(errors.join('\n')).toContain('Timeout');
});

test('an external service that cannot be reached is named in the console', async ({ page }) => {
  const errors = errorsOf(page);
  await page.clock.install();
  await page.route('**/external/v2/**', (route) => route.abort());
  await visit(page, '/portfolio');
  await follow(page, '/project/two-rooms');
  await runUntilVisible(page, projectFailure(page), 1000);
  await expectPlainFailure(page);
  expect(errors.join('\n')).toMatch(/Failed to load .*\/external\/v2\/projects\//);
});

test('code that does not come is an event first, and then a page that says so', async ({
  page,
}) => {
  await visit(page, '/');
  await page.evaluate(() => {
    window.addEventListener('vite:preloadError', () => {
      document.documentElement.dataset['preloadError'] = '';
    });
  });
  await page.route('**/assets/CategoryScreen-*.js', (route) => route.abort());
  await follow(page, '/categories/development');
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset['preloadError'])).toBe('');
});
