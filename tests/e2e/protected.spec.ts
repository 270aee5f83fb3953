import { expect, test, type Page } from '@playwright/test';
import { startSite, type RunningSite } from '../support/site.ts';
import { targetOf } from '../support/targets.ts';
import { expectWhole, faultsOf, translateAlways } from '../support/translatedPages.ts';
import { enter, expectAccessible } from '../support/visit.ts';

/** A protected case study of the demo, text that only it contains, and a protected project. */
const STUDY = '/case-study/night-ward';
const PASSWORD = 'nightshift';
const SECRET = 'We shadowed nine shifts';
const PROJECT = '/project/hush-watch';
const PROJECT_PASSWORD = 'waningday';
const PROJECT_SECRET = 'The owners all had the same complaint';

// Attempts are counted by IP address: each test uses its own.
let site: RunningSite;
// oxlint-disable-next-line no-empty-pattern -- only the second argument is used
test.beforeAll(async ({}, info) => {
  const env = { SESSION_SECRET: 'a secret of the tests', TRUSTED_PROXIES: '1' };
  site = await startSite(env, targetOf(info));
});
test.afterAll(() => site.stop());
let tests = 0;
const ownAddress = () => ({ 'x-forwarded-for': `198.51.100.${tests++}` });
test.beforeEach(async ({ page }) => {
  await enter(page);
  await page.setExtraHTTPHeaders(ownAddress());
});

const field = (page: Page) => page.getByLabel('Enter Password');
const button = (page: Page) => page.getByRole('button', { name: 'Contine' });
const gate = (page: Page) => page.getByRole('heading', { level: 1, name: 'Password Required' });
const open = async (page: Page, path: string) => {
  const response = await page.goto(site.origin + path);
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === '');
  return response;
};

test('the gate has the focus in its field; a wrong password is reported, announced and nudged, the right one unlocks the page for the session', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const response = await open(page, STUDY);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(gate(page)).toBeVisible();
  await expect(page).toHaveTitle(/Night Ward/);
  await expect(field(page)).toBeFocused();
  await expect(page.getByText(/If you have no password, write to/)).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await page.content()).not.toContain(SECRET);

  await field(page).fill('ab');
  await expect(button(page)).toBeDisabled();
  await field(page).press('Enter');
  await expect(page.getByText('Incorrect Password')).toBeHidden();
  await field(page).fill('dayshift');
  await button(page).click();
  const error = page.locator('p[aria-live]').filter({ hasText: 'Incorrect Password' });
  await expect(error).toBeVisible();
  await expect(error).toHaveAttribute('aria-live', 'polite');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page)).toHaveAccessibleDescription('Incorrect Password');
  await expect(page.locator('[data-nudge=odd]')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await field(page).fill(PASSWORD);
  await field(page).press('Enter');
  await expect(page.locator('[data-state=open]')).toBeVisible();
  await expect(page.getByText(SECRET)).toBeAttached();
  await expect(gate(page)).toHaveCount(0);
  await expect(page.locator('#content')).toBeFocused();
  await expect(page.getByRole('img', { name: /folded paper list/ })).toBeAttached();

  await page.reload();
  await expect(page.getByText(SECRET)).toBeAttached();
  await expect(gate(page)).toHaveCount(0);
  expect(sent.join('\n')).not.toContain(PASSWORD);
  // Another one is not.
  await open(page, PROJECT);
  await expect(gate(page)).toBeVisible();
});

test('in a browser that translates every page a password is wrong, wrong again, and right @full', async ({
  page,
  context,
}) => {
  await translateAlways(context);
  const faults = faultsOf(page);
  await open(page, PROJECT);
  await expect(page.locator('font > font').first()).toBeAttached();
  for (const word of ['daylight', 'moonlight']) {
    await field(page).fill(word);
    await button(page).click();
    await expect(page.getByText('Incorrect Password')).toBeVisible();
  }
  await field(page).fill(PROJECT_PASSWORD);
  await button(page).click();
  await expect(page.getByText(PROJECT_SECRET)).toBeVisible();
  await expectWhole(page, faults);
});

test('navigation fetches nothing protected before its password', async ({ page }) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/json|html/.test(response.headers()['content-type'] ?? '')) {
      bodies.push(response.text().catch(() => ''));
    }
  });
  await open(page, '/portfolio');
  const card = page.locator(`a[href="${STUDY}"]`).first();
  await card.hover();
  await card.click();
  await expect(gate(page)).toBeVisible();
  await expect(field(page)).toBeFocused();
  const sent = (await Promise.all(bodies)).join('\n');
  expect(sent).toContain('Night Ward');
  for (const word of [SECRET, 'Sennarick', PROJECT_SECRET, PASSWORD])
    expect(sent).not.toContain(word);
  await field(page).fill(PASSWORD);
  await button(page).click();
  await expect(page.getByText(SECRET)).toBeAttached();
});

test('a link on another site unlocks the page by every route to it, at its own address, with no trace of the password', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.headers()['referer'] ?? ''));
  await page.route('https://other.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<a href="${site.origin}/PROJECT//hush%2Dwatch/?password=${PROJECT_PASSWORD}">Work</a>`,
    }),
  );
  await page.goto('https://other.example/');
  const steps = () => page.evaluate(() => window.history.length);
  const before = await steps();
  await page.getByRole('link', { name: 'Work' }).click();
  await expect(page).toHaveURL(site.origin + PROJECT);
  await expect(page.getByText(PROJECT_SECRET)).toBeAttached();
  expect(await steps()).toBeLessThanOrEqual(before + 1);
  await open(page, '/portfolio');
  await page.locator(`a[href="${PROJECT}"]`).first().click();
  await expect(page.getByText(PROJECT_SECRET)).toBeAttached();
  expect(sent.join('\n')).not.toContain(PROJECT_PASSWORD);
});

test('a browser that stores nothing passes the gate, has the other theme, and is told why the right password opens nothing', async ({
  browser,
}) => {
  const context = await browser.newContext({ extraHTTPHeaders: ownAddress() });
  await context.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) => fetch(input, { ...init, credentials: 'omit' });
    for (const area of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('Storage is blocked', 'SecurityError');
        },
      });
  });
  const page = await context.newPage();
  await open(page, PROJECT);
  await page.getByRole('button', { name: 'Sound Off' }).click();
  await page.getByRole('button', { name: 'Dark Mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await field(page).fill(PROJECT_PASSWORD);
  await button(page).click();
  await expect(page.getByText('Allow cookies for this site')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(PROJECT_PASSWORD);
  await expect(button(page)).toBeEnabled();
  await context.close();
});

test('a form sent before the scripts have loaded returns the page it was on', async ({ page }) => {
  let isSent = false;
  page.on('request', (request) => {
    isSent ||= request.url().endsWith('/api/unlock');
  });
  await page.route(/\/assets\/client-/, (route) => (isSent ? route.continue() : route.abort()));
  const refused = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/assets/client-'),
  );
  await page.goto(site.origin + STUDY);
  await refused;
  await field(page).fill('dayshift');
  await button(page).click();
  await expect(page.getByText('Incorrect Password')).toBeVisible();
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === '');
  await expect(page).toHaveURL(site.origin + STUDY);
  await expect(gate(page)).toBeVisible();
  await expect(page.getByText('Incorrect Password')).toBeVisible();
});
