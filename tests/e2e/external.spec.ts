import { expect, test, type Page } from '@playwright/test';
import { servePortfolio } from '../support/portfolioService.ts';
import { startSite } from '../support/site.ts';
import { requestsOf, rested, stayHere, visit } from '../support/visit.ts';

/** Projects of the portfolio service, which the site embeds, or has on another origin. */

const PROJECT = '/project/two-rooms';

const panel = (page: Page) => page.getByRole('region', { name: 'Two Rooms' });

/** Every request of the page to the service, by path. */
const askedOf = (page: Page) =>
  requestsOf(page, ({ pathname }) => pathname.startsWith('/external/'));

test.beforeEach(({ page }) => stayHere(page));

/**
 * URLs the page's policy blocked. Not the handlers in the service's markup: the browser reports
 * these as it parses them, in a document that is not shown.
 */
function refusalsOf(page: Page): string[] {
  const refusals: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (text.includes('Content Security Policy') && !text.startsWith('Executing inline')) {
      refusals.push(text);
    }
  });
  return refusals;
}

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

test('a project is rendered with its page, its code preloaded; coming from another page the browser loads it by script, with the same result', async ({
  page,
}) => {
  const requests = askedOf(page);
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

  const rendered = await outline(page);
  await visit(page, '/portfolio');
  await page.locator(`a[href="${PROJECT}"]`).first().click();
  await expectProject(page);
  expect(requests).toEqual(['/external/v2/projects/430000242']);
  await expect.poll(() => outline(page)).toEqual(rendered);
});

test('a project of a service on another origin is loaded from it by script, with the client id, and nothing in it runs', async ({
  page,
}) => {
  const service = await servePortfolio();
  const site = await startSite({
    EXTERNAL_PORTFOLIO_URL: service.base,
    EXTERNAL_PORTFOLIO_CLIENT_ID: 'a key & more',
  });
  const refusals = refusalsOf(page);
  const embedded = askedOf(page);
  await page.unrouteAll();
  await visit(page, site.origin + PROJECT);
  const elsewhere = page.getByRole('region', { name: 'From Elsewhere' });
  await expect(elsewhere).toContainText('Only this');
  const image = elsewhere.getByAltText('Arches');
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).not.toBe(0);
  // What could run is gone: script, handler, address, and the frame of an unknown host.
  const runs = 'script, iframe, [onerror], a[href^="javascript"]';
  await expect(elsewhere.locator(runs)).toHaveCount(0);
  await expect(page).not.toHaveTitle('taken');
  const asked = { path: '/v2/projects/430000242', clientId: 'a key & more' };
  expect(service.requests).toEqual([asked]);
  expect(embedded).toEqual([]);
  expect(refusals).toEqual([]);
  await site.stop();
  service.close();
});
