import { expect, test } from '@playwright/test';
import { aboutSlice, openHost } from '../support/simulatorHost.ts';
import { expectAccessible, ready, rested } from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';

/** The Page Builder's origin: in production the simulator responds to Prismic's origins only. */
const PAGE_BUILDER = 'https://slicefolio.prismic.io';

test.describe('the simulator of the built site', () => {
  test('explains its purpose when it is opened by itself, without a gate or a shell', async ({
    page,
  }) => {
    const response = await page.goto('/slice-simulator');
    expect(response?.status()).toBe(200);
    await ready(page);
    await expect(page).toHaveTitle('Slice simulator');
    await expect(page.getByRole('heading', { name: 'Slice simulator' })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expectAccessible(page);
  });

  for (const [theme, colour] of [
    ['dark', 'rgb(12, 11, 10)'],
    ['light', 'rgb(243, 238, 229)'],
  ] as const) {
    test(`has the ${theme} theme's background when its address requests it${fullUnless(theme === 'dark')}`, async ({
      page,
    }) => {
      await page.goto(`/slice-simulator?theme=${theme}`);
      await expect(page.locator('body')).toHaveCSS('background-color', colour);
    });
  }

  test('renders what the Page Builder sends and updates with each edit', async ({
    page,
    baseURL,
  }) => {
    const { frame, send } = await openHost(page, PAGE_BUILDER, `${baseURL}/slice-simulator`);
    await send([aboutSlice('First words')]);
    await expect(frame.getByText('First words')).toBeVisible();
    await send([aboutSlice('Second words'), aboutSlice('Third words', { id: 'about$2' })]);
    await expect(frame.getByText('Second words')).toBeVisible();
    await expect(frame.getByText('Third words')).toBeVisible();
    await expect(frame.getByText('First words')).toHaveCount(0);
  });

  test('skips an unknown slice, and renders another slice under the same id @full', async ({
    page,
    baseURL,
  }) => {
    const { frame, send } = await openHost(page, PAGE_BUILDER, `${baseURL}/slice-simulator`);
    await send([
      aboutSlice('Nothing of it', { slice_type: 'from_the_future' }),
      aboutSlice('Here'),
    ]);
    await expect(frame.getByText('Here')).toBeVisible();
    await expect(frame.getByText('Nothing of it')).toHaveCount(0);
    const more = { slice_type: 'more_work', primary: { label: 'Everything else' } };
    await send([aboutSlice('', more)]);
    await expect(frame.getByText('Everything else (43)')).toBeVisible();
  });

  test('renders a slice again once the fields it failed on are fixed @full', async ({
    page,
    baseURL,
  }) => {
    const { frame, send } = await openHost(page, PAGE_BUILDER, `${baseURL}/slice-simulator`);
    await send([aboutSlice('Whole')]);
    await expect(frame.getByText('Whole')).toBeVisible();
    await send([aboutSlice('', { primary: { label: 'About', text: [{ type: 'paragraph' }] } })]);
    await expect(frame.getByText('Whole')).toHaveCount(0);
    await send([aboutSlice('Mended')]);
    await expect(frame.getByText('Mended')).toBeVisible();
  });

  test('does not navigate when a link in a slice is clicked @full', async ({ page, baseURL }) => {
    const { frame, send } = await openHost(page, PAGE_BUILDER, `${baseURL}/slice-simulator`);
    await send([aboutSlice('', { slice_type: 'more_work', primary: { label: 'More' } })]);
    await frame.getByRole('link', { name: 'More' }).click();
    await expect(frame.getByRole('link', { name: 'More' })).toBeVisible();
    expect(page.frames().at(-1)?.url()).toBe(`${baseURL}/slice-simulator`);
  });

  test('does not respond to a page that is not Prismic’s', async ({ page, baseURL }) => {
    const foreignOrigin = 'https://prismic.io.example';
    const { frame, send } = await openHost(page, foreignOrigin, `${baseURL}/slice-simulator`);
    let isAnswered = false;
    const sent = send([aboutSlice('Let me in')]).then(
      () => (isAnswered = true),
      () => {},
    );
    // The browser blocks the simulator there: the frame shows its error page.
    await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
    await expect(frame.getByText('Let me in')).toHaveCount(0);
    expect(isAnswered).toBe(false);
    await page.close();
    await sent;
  });

  test('costs the site’s own pages nothing: Home requests none of its files @full', async ({
    page,
  }) => {
    const simulator = await page.request.get('/slice-simulator');
    const home = await page.request.get('/');
    const files = async (response: typeof home) =>
      new Set((await response.text()).match(/\/assets\/[\w-]+\.(?:js|css)/g));
    const [own, shared] = [await files(simulator), await files(home)];
    const names = [...own].filter((file) => file.includes('Simulator'));
    expect(names.length).toBeGreaterThan(0);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto('/');
    await rested(page);
    for (const name of names) {
      expect(shared.has(name)).toBe(false);
      expect(requests).not.toContain(name);
    }
  });
});

for (const address of ['/slice-library', '/slice-library/about']) {
  test(`${address} is not a page of the built site${fullUnless(address === '/slice-library')}`, async ({
    page,
  }) => {
    const response = await page.request.get(address);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('Page Wasn&#x27;t Found');
  });
}
