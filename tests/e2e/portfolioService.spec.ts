import { expect, test, type Page } from '@playwright/test';
import { servePortfolio, type PortfolioService } from '../support/portfolioService.ts';
import { startSite, type RunningSite } from '../support/site.ts';
import { visit } from '../support/visit.ts';

/** External projects of a service on another origin, set by the environment. */

const PROJECT = '/project/two-rooms';
const CLIENT_ID = 'a key & more';

let service: PortfolioService;
let site: RunningSite;
test.beforeAll(async () => {
  service = await servePortfolio();
  site = await startSite({
    EXTERNAL_PORTFOLIO_URL: service.base,
    EXTERNAL_PORTFOLIO_CLIENT_ID: CLIENT_ID,
  });
});
test.afterAll(async () => {
  await site.stop();
  service.close();
});

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

async function expectProject(page: Page) {
  const panel = page.getByRole('region', { name: 'From Elsewhere' });
  await expect(panel).toContainText('Only this');
  await expect
    .poll(() =>
      panel.getByAltText('Arches').evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .not.toBe(0);
  // What could run is gone: script, handler, address, and the frame of an unknown host.
  await expect(panel.locator('script, iframe, [onerror], a[href^="javascript"]')).toHaveCount(0);
  await expect(page).not.toHaveTitle('taken');
}

test('a project opened by its address is loaded from the service by script, with the client id', async ({
  page,
}) => {
  const refusals = refusalsOf(page);
  const before = service.requests.length;
  await visit(page, site.origin + PROJECT);
  await expectProject(page);
  expect(service.requests.slice(before)).toEqual([
    { path: '/v2/projects/430000242', clientId: CLIENT_ID },
  ]);
  expect(refusals).toEqual([]);
});

test('a project reached from another page is loaded from it as well @full', async ({ page }) => {
  const refusals = refusalsOf(page);
  const before = service.requests.length;
  await visit(page, `${site.origin}/portfolio`);
  const embedded = page.waitForRequest(/\/external\/v2\//, { timeout: 0 }).catch(() => null);
  await page.locator(`a[href="${PROJECT}"]`).first().click();
  await expectProject(page);
  expect(service.requests.slice(before)).toEqual([
    { path: '/v2/projects/430000242', clientId: CLIENT_ID },
  ]);
  expect(refusals).toEqual([]);
  await page.close();
  expect(await embedded).toBeNull();
});

test('other scripts on the host of the service are blocked @full', async ({ page }) => {
  await visit(page, site.origin);
  const refused = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ blockedURI }) =>
          resolve(blockedURI),
        );
      }),
  );
  const other = new URL('/other.js', service.base).href;
  await page.evaluate((src) => {
    document.head.append(Object.assign(document.createElement('script'), { src }));
  }, other);
  expect(await refused).toBe(other);
});
