import { expect, test } from '@playwright/test';
import { aboutSlice, openHost } from '../support/simulatorHost.ts';
import { expectAccessible, ready } from '../support/visit.ts';

/** The Page Builder's origin: in production the simulator responds to Prismic's origins only. */
const PAGE_BUILDER = 'https://slicefolio.prismic.io';

test('opened by itself the simulator explains its purpose, without a gate or a shell, in the theme of its address', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const response = await page.goto('/slice-simulator?theme=light');
  expect(response?.status()).toBe(200);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(243, 238, 229)');
  await ready(page);
  await expect(page).toHaveTitle('Slice simulator');
  await expect(page.getByRole('heading', { name: 'Slice simulator' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('the simulator renders what the Page Builder sends, skips what it does not know, and follows no link', async ({
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

  await send([aboutSlice('Nothing of it', { slice_type: 'from_the_future' }), aboutSlice('Here')]);
  await expect(frame.getByText('Here')).toBeVisible();
  await expect(frame.getByText('Nothing of it')).toHaveCount(0);

  // It fails on the fields of this one, and renders it again once they are fixed.
  await send([aboutSlice('', { primary: { label: 'About', text: [{ type: 'paragraph' }] } })]);
  await expect(frame.getByText('Here')).toHaveCount(0);
  await send([aboutSlice('Mended')]);
  await expect(frame.getByText('Mended')).toBeVisible();

  // Another slice under the same id.
  await send([aboutSlice('', { slice_type: 'more_work', primary: { label: 'More' } })]);
  const link = frame.getByRole('link', { name: 'More (43)' });
  await link.click();
  await expect(link).toBeVisible();
  expect(page.frames().at(-1)?.url()).toBe(`${baseURL}/slice-simulator`);
});
