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

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('from a fresh clone to a published project of one’s own, by pointer', async ({ browser }) => {
  // A fresh clone's content: the demo, which nobody has answered for.
  const contentDir = await mkdtemp(join(tmpdir(), 'first-day-'));
  await cp('content', contentDir, { recursive: true });
  const site = await startEditedSite({ CONTENT_DIR: contentDir });
  const context = await openSession(browser, site);
  try {
    const page = await context.newPage();
    let steps = 0;
    const step = async (work: Promise<unknown>) => {
      steps += 1;
      await work;
    };
    await page.goto(`${site.origin}/edit`);
    await expect(page.getByRole('heading', { name: 'Your portfolio' })).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
    await step(page.getByRole('button', { name: 'Start your own site' }).click());
    // Hints stay: nothing moves while one goes on from field to field.
    const end = page.getByRole('button', { name: 'Start my site' });
    const top = () => end.evaluate((button) => button.getBoundingClientRect().top);
    const before = await top();
    await field(page, 'What you do').fill('Designer');
    await field(page, 'Email').focus();
    expect(await top()).toBe(before);
    // What is wrong is said at its field.
    await page.getByRole('button', { name: 'Start my site' }).click();
    await expect(page.getByText('Write your name')).toBeVisible();
    await expect(field(page, 'Your name')).toBeFocused();
    expect(await violationsIn(page)).toEqual([]);

    await step(field(page, 'Your name').fill('Ada Example'));
    await step(field(page, 'What you do').fill('Product Designer & Illustrator'));
    await step(field(page, 'Email').fill('ada@example.com'));
    await step(field(page, 'Link 1').fill('Mastodon'));
    await step(field(page, 'Address 1').fill('https://social.example/@ada'));
    const chooser = page.waitForEvent('filechooser');
    await step(page.getByRole('button', { name: 'Choose a picture' }).click());
    await (
      await chooser
    ).setFiles({ name: 'boat.png', mimeType: 'image/png', buffer: await cover() });
    await step(page.getByRole('button', { name: 'Start my site' }).click());

    // The first project is overwritten and published.
    await step(page.getByRole('row', { name: 'Your first project, project, Published' }).click());
    await waitForControls(page);
    await step(field(page, 'Title').fill('Paper Boat'));
    await step(field(page, 'Description').fill('A boat of one sheet that crosses a pond.'));
    await expect(canvasOf(page).getByText('Paper Boat').first()).toBeVisible();
    await step(page.getByRole('button', { name: 'Review 2 changes' }).click());
    await step(page.getByRole('button', { name: 'Publish 2 changes' }).click());
    await expect(page.getByRole('button', { name: 'Published' })).toBeVisible();
    expect(steps).toBeLessThanOrEqual(13);

    const visitor = await context.newPage();
    await visitor.goto(site.origin);
    await expect(visitor.getByRole('heading', { name: 'Paper Boat' })).toBeAttached();
    const html = await visitor.content();
    expect(html).toContain('boat.png');
    expect(html).toContain('A boat of one sheet that crosses a pond.');
    expect(html).not.toMatch(/Your Name|hello@example\.com|Low Tide|Creative Developer/);
    for (const path of [
      '/feed.xml',
      '/sitemap.xml',
      '/portfolio',
      '/case-study/first-case-study',
    ]) {
      const response = await context.request.get(site.origin + path);
      expect(response.status()).toBe(200);
      expect(await response.text()).not.toMatch(/Your Name|low-tide|Low Tide/);
    }
    expect((await context.request.get(`${site.origin}/project/low-tide`)).status()).toBe(404);
  } finally {
    await context.close();
    await site.stop();
    await rm(contentDir, { recursive: true, force: true });
  }
});
