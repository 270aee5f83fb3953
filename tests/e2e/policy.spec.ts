import { expect, test, type Page } from '@playwright/test';
import { scriptProviders } from '../../src/ui/embed/scripts.ts';
import { playerScripts } from '../../src/ui/player/playerSources.ts';
import { gate, quiet, ready, rested, visit, walkDown } from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';

/** Every screen, including those with players and cards of other sites. */
const SCREENS = [
  '/',
  '/portfolio',
  '/categories/motion',
  '/project/paper-weather',
  '/project/two-rooms',
  '/project/soft-bodies',
  '/project/far-room',
  '/project/kelp',
  '/case-study/low-tide',
  '/about',
  '/colophon',
  '/project/hush-watch',
  '/nothing/here',
  '/slice-simulator',
];

/** What the policy blocked from the first byte on; other sites do not respond here. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.loaded = true' }),
  );
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', (event) => {
      refused.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  // Cast: set by the script above.
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}

for (const address of SCREENS) {
  test(`the policy blocks nothing on ${address}${fullUnless(address === '/case-study/low-tide')}`, async ({
    page,
  }) => {
    const refused = await watch(page);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (/policy|refused|preload/i.test(message.text())) warnings.push(message.text());
    });
    await visit(page, address);
    await walkDown(page);
    await quiet(page);
    expect(await refused()).toEqual([]);
    expect(warnings).toEqual([]);
  });
}

test('the gate, the sound and the menu work under the policy', async ({ page }) => {
  const refused = await watch(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const sounds = page.waitForRequest(/\/media\/stem-/);
  await page.goto('/');
  await ready(page);
  await gate(page).getByRole('button', { name: 'Sound On' }).click();
  await sounds;
  await expect(gate(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Portfolio Categories' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Portfolio Categories' })).toHaveCount(0);
  expect(await refused()).toEqual([]);
});

const KNOWN_SCRIPTS = [...playerScripts, ...scriptProviders.map(({ script }) => script)];

/** Adds scripts to the page; returns the URLs of those that did not load. */
const failedScripts = (page: Page, files: readonly string[]) =>
  page.evaluate(async (addresses) => {
    const load = (src: string) =>
      new Promise<string | null>((done) => {
        const script = document.createElement('script');
        script.addEventListener('load', () => done(null));
        script.addEventListener('error', () => done(src));
        script.src = src;
        document.head.append(script);
      });
    const all = await Promise.all(addresses.map(load));
    return all.filter((address) => address !== null);
  }, files);

test('the simulator allows the scripts of all players and cards, as authors try any embed @full', async ({
  page,
}) => {
  const refused = await watch(page);
  await page.goto('/slice-simulator');
  await ready(page);
  expect(await failedScripts(page, KNOWN_SCRIPTS)).toEqual([]);
  expect(await refused()).toEqual([]);
});

test('a page without an embed allows none of them @full', async ({ page }) => {
  await watch(page);
  await visit(page, '/about');
  expect(await failedScripts(page, KNOWN_SCRIPTS)).toEqual(KNOWN_SCRIPTS);
});

test('a page with a player allows this player’s script only', async ({ page }) => {
  await watch(page);
  await visit(page, '/project/kelp');
  const others = KNOWN_SCRIPTS.filter((address) => !address.includes('vimeo'));
  expect(await failedScripts(page, KNOWN_SCRIPTS)).toEqual(others);
});

const VIMEO = 'https://player.vimeo.com/api/player.js';

/** Follows a link to a page with a player; returns how often its document was requested. */
async function followToPlayer(page: Page): Promise<() => number> {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().endsWith('/project/kelp')) documents += 1;
  });
  await visit(page, '/portfolio');
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await page.locator('a[href="/project/kelp"]').first().click();
  await page.waitForFunction(() => !('isFirstDocument' in window));
  await ready(page);
  return () => documents;
}

test('a link from a page without a player to one with it loads that page with its own policy @full', async ({
  page,
}) => {
  const refused = await watch(page);
  const documents = await followToPlayer(page);
  expect(new URL(page.url()).pathname).toBe('/project/kelp');
  const script = page.waitForRequest(VIMEO);
  await page.getByRole('figure', { name: 'A film on Vimeo' }).scrollIntoViewIfNeeded();
  await script;
  expect(documents()).toBe(1);
  expect(await refused()).toEqual([]);
  // Between pages whose policies suffice nothing is loaded again.
  await page.evaluate(() => Object.assign(window, { isSecondDocument: true }));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /All Projects/ })).toBeVisible();
  expect(await page.evaluate(() => 'isSecondDocument' in window)).toBe(true);
});

test('where the policy still lacks a player’s script, the video is a link @full', async ({
  page,
}) => {
  await watch(page);
  await page.route('**/project/kelp', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"scripts":\["https:[^\]]*\]/, '"scripts":[]');
    await route.fulfill({ response, body });
  });
  const documents = await followToPlayer(page);
  const figure = page.getByRole('figure', { name: 'A film on Vimeo' });
  await expect(figure.getByRole('link', { name: 'Open on Vimeo' })).toBeVisible();
  expect(documents()).toBe(1);
});

const ATTACKS: [string, string][] = [
  ['a script written into the page', '<script>window.loaded = true</script>'],
  ['a script of another site', '<script src="https://evil.example/x.js"></script>'],
  [
    'another script of a host that gives everybody’s',
    '<script src="https://cdn.jsdelivr.net/npm/evil/x.js"></script>',
  ],
  ['an event handler', '<img src="/favicon.svg" onload="window.loaded = true">'],
  ['a link that is a script', '<a href="javascript:void(window.loaded = true)">x</a>'],
  ['a plug-in', '<object data="https://evil.example/x.swf"></object>'],
  ['a frame of another site', '<iframe src="https://evil.example/"></iframe>'],
  ['a base', '<base href="https://evil.example/">'],
];

for (const [what, html] of ATTACKS) {
  test(`${what} is blocked${fullUnless(what === 'a script written into the page')}`, async ({
    page,
  }) => {
    const refused = await watch(page);
    await visit(page, '/about');
    await page.evaluate((text) => {
      const fragment = document.createRange().createContextualFragment(text);
      document.body.append(fragment);
      document.querySelector<HTMLElement>('a[href^="javascript:"]')?.click();
    }, html);
    await expect.poll(refused).not.toEqual([]);
    expect(await page.evaluate(() => 'loaded' in window)).toBe(false);
    expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
  });
}

test('a first visit requests the large image once @full', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    baseURL: baseURL ?? '',
  });
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/project/two-rooms');
  await rested(page);
  const large = requests.filter((url) => url.includes('/media/cover-half-light.webp'));
  expect(large).toHaveLength(1);
  expect(requests.filter((url) => /\.(woff2|css)$/.test(url))).toEqual([
    ...new Set(requests.filter((url) => /\.(woff2|css)$/.test(url))),
  ]);
  await context.close();
});
