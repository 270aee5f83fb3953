import { expect, test, type Locator, type Page } from '@playwright/test';
import { watchShifts } from '../support/shifts.ts';
import { cardsOn, expectAccessible, hold, visit } from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';

/** What a visitor sees of each error. */

const SEARCH = '**/api/v2/documents/search**';

/** The errors the page wrote to the console. */
function errorsOf(page: Page) {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** Advances the page's clock step by step until a locator is visible. */
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

test('a content service that fails is reported on the page, logged, and requested again', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await visit(page, '/');
  await page.clock.install();
  let down = true;
  let requests = 0;
  await page.route(SEARCH, (route) => {
    // Whether another language has the category asks for one project.
    if (new URL(route.request().url()).searchParams.get('pageSize') !== '1') requests += 1;
    return down ? route.fulfill({ status: 502, body: 'Bad gateway' }) : route.continue();
  });
  await follow(page, '/categories/development');
  const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  // Three retries, after 1, 2 and 4 s.
  await runUntilVisible(page, alert, 1000);
  expect(requests).toBe(4);
  await expect
    .poll(() => errors.join('\n'))
    .toMatch(/Unexpected status code \[502\] on http\S+documents\/search/);
  down = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Development' })).toBeVisible();
  await expect(cardsOn(page).first()).toBeVisible();
});

test('code that fails to load dispatches an event first, then shows an error page', async ({
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
  const heading = 'This part of the site could not be loaded';
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${heading}`));
  expect(await page.evaluate(() => document.documentElement.dataset['preloadError'])).toBe('');
  await expect(page.getByRole('main')).not.toContainText('content service');
  await expectAccessible(page);
  await page.unroute('**/assets/CategoryScreen-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Development' })).toBeVisible();
});

test('a page is shown before the file that names its languages, which is asked for again where it was lost', async ({
  page,
}) => {
  const file = '**/assets/Languages-*.js';
  const french = page.getByRole('banner').getByRole('link', { name: 'FR, Français' });
  await page.clock.install();
  await page.route(file, (route) => route.abort());
  await visit(page, '/about');
  const lost = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.keyboard.press('Shift');
  await lost;
  await expect(french).toHaveAttribute('href', '/fr-fr/a-propos');

  await page.unroute(file);
  const send = await hold(page, /\/assets\/Languages-/);
  const again = page.waitForRequest(file);
  await page.clock.runFor(5000);
  await again;
  await page.getByRole('link', { name: 'Design Systems' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Design System' })).toBeVisible();
  send();
  await expect(french).toHaveAttribute('href', /^\/fr-fr\/categories\//);
});

test('a page whose code does not come is asked for as the page of another site', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/');
  await page.route('**/assets/CategoryScreen-*.js', () => {});
  await follow(page, '/categories/development');
  await expect(page).toHaveURL('/categories/development');
  const loaded = page.waitForEvent('domcontentloaded');
  await page.clock.runFor(8000);
  await loaded;
  await expect(page.getByRole('heading', { level: 1, name: 'Development' })).toBeVisible();
});

for (const blocked of ['client', 'videos'])
  test(`a page whose code is blocked (${blocked}) has no control that does nothing, and its film is a link${fullUnless(blocked === 'client')}`, async ({
    page,
  }) => {
    const main = page.getByRole('main');
    await page.route(`**/assets/${blocked}-*.js`, (route) => route.abort());
    await page.goto('/case-study/low-tide');
    await page.getByRole('button', { name: 'Sound Off' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-script');
    await expect(main.getByRole('link', { name: 'Open video' }).first()).toBeAttached();
    await expect(page.locator('#root [type=button]:not([data-item])').first()).toBeHidden();
    await expect(page.getByRole('link', { name: 'Back' })).toBeVisible();
  });

/** Navigates as the back button does, without leaving the document. */
const goTo = (page: Page, address: string) =>
  page.evaluate((path) => {
    history.pushState({ key: path, usr: null }, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

test('Home that cannot be loaded says so in its title and its only heading @full', async ({
  page,
}) => {
  await visit(page, '/about');
  await page.clock.install();
  await page.route(SEARCH, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await goTo(page, '/');
  const heading = page.getByRole('heading', { level: 1 });
  await runUntilVisible(page, heading.filter({ hasText: 'Home could not be loaded' }), 1000);
  await expect(page).toHaveTitle(/^Home could not be loaded/);
  await expect(heading).toHaveCount(1);
  await expectAccessible(page);
});

const LOADING: [
  address: string,
  from: string,
  title: RegExp,
  heading: string,
  cards: number,
  later: string,
][] = [
  ['/', '/about', /^Your Name/, 'Loading Home', 3, 'Product Designer & Creative Developer'],
  ['/projects/public-services', '/about', /^Loading list/, 'Loading list', 3, 'Public Services'],
  ['/project/second-draft', '/about', /^Loading project/, 'Loading project', 0, 'Second Draft'],
  ['/project/two-rooms', '/portfolio', /^Two Rooms/, 'Two Rooms', 0, 'Two Rooms'],
];

for (const [address, from, title, heading, cards, later] of LOADING) {
  test(`while ${address} loads, coming from ${from}, it is marked busy under the heading '${heading}'${fullUnless(address === '/project/two-rooms')}`, async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    await visit(page, from);
    const release = await hold(page, /\/api\/v2\/documents\/search/);
    await goTo(page, address);
    const headings = page.getByRole('heading', { level: 1 });
    await expect(headings).toHaveAccessibleName(heading);
    await expect(page).toHaveTitle(title);
    const main = page.getByRole('main');
    await expect(main.locator('[aria-busy=true]').first()).toBeVisible();
    if (cards > 0)
      await expect(main.locator('section [aria-busy=true] > :not(output)')).toHaveCount(cards);
    await expectAccessible(page);
    await shifts();
    release();
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(headings).toHaveAccessibleName(later);
    const { sum, moved } = await shifts();
    expect(sum, moved.join('\n')).toBeLessThan(0.02);
  });
}

test('the bar of a project whose card was visible is complete while the project loads, and stays @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, '/portfolio');
  const release = await hold(page, /\/api\/v2\/documents\/search/);
  await follow(page, '/project/paper-weather');
  const bar = page.getByRole('navigation', { name: 'Project', exact: true });
  await expect(bar).toHaveText(/Paper Weather2024.*Project Link/);
  await expect(bar).toHaveAttribute('data-edge', 'bottom');
  const before = await bar.elementHandle();
  release();
  await expect(page.getByText('The edition was ninety.')).toBeVisible();
  expect(await bar.evaluate((now, then) => now === then, before)).toBe(true);
});
