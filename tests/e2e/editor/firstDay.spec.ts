import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { violationsIn } from '../../support/axe.ts';
import { startEditedSite } from '../../support/editedSite.ts';
import { canvasOf, openSession, waitForControls } from '../../support/editorPage.ts';

const cover = () =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#0b5870' } })
    .png()
    .toBuffer();

const VIOLET = '#9C72FF';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('from a fresh clone to a published site of one’s own, beside its page, by pointer', async ({
  browser,
}) => {
  // A fresh clone's content: the demo, which nobody has answered for.
  const contentDir = await mkdtemp(join(tmpdir(), 'first-day-'));
  await cp('content', contentDir, { recursive: true });
  const site = await startEditedSite({ CONTENT_DIR: contentDir });
  const context = await openSession(browser, site);
  try {
    const page = await context.newPage();
    const canvas = canvasOf(page);
    const click = (name: RegExp | string) => page.getByRole('button', { name }).first().click();
    await page.goto(`${site.origin}/edit`);
    await expect(canvas.locator('#page main')).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);

    // The page follows what is typed; what is missing is said when it is needed.
    await field(page, 'What you do').fill('Product Designer & Illustrator');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveText(/Illustrator/);
    await click('Make it mine');
    await expect(page.getByText('A name is needed to publish.')).toBeVisible();
    await expect(field(page, 'Your name')).toBeFocused();
    await field(page, 'Your name').fill('Ada Example');
    await expect(canvas.getByRole('banner').getByText('Ada Example')).toBeVisible();
    const lit = canvas.locator('html');
    await page.getByText('Violet', { exact: true }).click();
    await expect(lit).toHaveAttribute('data-accent', VIOLET);
    await field(page, 'Where people find you').fill('ada@example.com social.example/@ada');
    await page.reload();
    await expect(field(page, 'Your name')).toHaveValue('Ada Example');
    await expect(lit).toHaveAttribute('data-accent', VIOLET);
    const chooser = page.waitForEvent('filechooser');
    await click('Choose a picture');
    const file = { name: 'boat.png', mimeType: 'image/png', buffer: await cover() };
    await (await chooser).setFiles(file);
    await expect(lit).toHaveAttribute('data-lamp', 'picture');
    await click('Make it mine');

    // Home, with what to do next.
    await expect(page).toHaveURL(/\/edit\/home\/home#slices\/0$/);
    await waitForControls(page);
    await expect(page.getByText('Draft, not public')).toBeVisible();
    const steps = page.getByRole('region', { name: 'First steps' });
    await expect(steps).toContainText('0 of 3');
    expect((await context.request.get(site.origin)).status()).toBe(404);

    // What is still a sample is said before it is public.
    await click(/^Review/);
    await expect(page.getByText('About, 2 of 4: all of it still is the sample.')).toBeVisible();
    await page.keyboard.press('Escape');
    await click(/^About you/);
    // The first key replaces a sample, on the page and in the form, pressed and by Tab.
    await canvas.getByText('Two or three sentences').dblclick();
    await expect(canvas.getByRole('textbox', { name: 'Statement' })).toBeFocused();
    await page.keyboard.type('I fold paper until it floats.');
    await expect(field(page, 'Statement')).toHaveText('I fold paper until it floats.');
    await expect(steps).toContainText('1 of 3');
    await click(/^Review/);
    await click(/^Publish/);

    await click(/^First project/);
    await waitForControls(page);
    await field(page, 'Title').click();
    await page.keyboard.type('Paper Boat');
    await expect(field(page, 'Title')).toHaveText('Paper Boat');
    await page.keyboard.press('Tab');
    await page.keyboard.type('A boat of one sheet that crosses a pond.');
    await expect(field(page, 'Description')).toHaveText('A boat of one sheet that crosses a pond.');

    const visitor = await context.newPage();
    await visitor.goto(site.origin);
    const html = await visitor.content();
    expect(html).toContain('I fold paper until it floats.');
    expect(html).toContain(`data-accent="${VIOLET}"`);
    expect(html).not.toMatch(/Your Name|hello@example\.com|Low Tide|Creative Developer|Paper Boat/);
    expect((await context.request.get(`${site.origin}/project/low-tide`)).status()).toBe(404);
  } finally {
    await context.close();
    await site.stop();
    await rm(contentDir, { recursive: true, force: true });
  }
});
