import { expect, test, type Page } from '@playwright/test';
import { visit } from '../support/visit.ts';

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

const VIMEO = 'https://player.vimeo.com/api/player.js';

test('a page with a player, come to from one without it, is loaded with its own policy as the player comes near @full', async ({
  page,
}) => {
  const refused = await watch(page);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().endsWith('/project/kelp')) documents += 1;
  });
  await visit(page, '/portfolio');
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await page.locator('a[href="/project/kelp"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kelp' })).toBeVisible();
  expect(documents).toBe(0);
  const script = page.waitForRequest(VIMEO);
  await page.getByRole('figure', { name: 'A film on Vimeo' }).scrollIntoViewIfNeeded();
  await script;
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false);
  expect(documents).toBe(1);
  expect(await refused()).toEqual([]);
  // Between pages whose policies suffice nothing is loaded again.
  await page.evaluate(() => Object.assign(window, { isSecondDocument: true }));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /All Projects/ })).toBeVisible();
  expect(await page.evaluate(() => 'isSecondDocument' in window)).toBe(true);
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

test('what is written into the page is blocked: scripts, handlers, plug-ins, frames, a base', async ({
  page,
}) => {
  const refused = await watch(page);
  await visit(page, '/about');
  for (const [what, html] of ATTACKS) {
    const before = (await refused()).length;
    await page.evaluate((text) => {
      const fragment = document.createRange().createContextualFragment(text);
      document.body.append(fragment);
      document.querySelector<HTMLElement>('a[href^="javascript:"]')?.click();
    }, html);
    await expect.poll(async () => (await refused()).length, what).toBeGreaterThan(before);
    expect(await page.evaluate(() => 'loaded' in window), what).toBe(false);
    expect(await page.evaluate(() => document.baseURI), what).toBe(page.url());
  }
});
