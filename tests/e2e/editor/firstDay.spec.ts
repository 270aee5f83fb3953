import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { violationsIn } from '../../support/axe.ts';
import { startEditedSite, type EditedSite } from '../../support/editedSite.ts';
import { canvasOf, openSession } from '../../support/editorPage.ts';
import { keyboardOf } from '../../support/keyboard.ts';

test.describe.configure({ mode: 'default' });

/** A fresh clone's content: the demo, which nobody has answered for. */
async function freshClone(): Promise<{ site: EditedSite; contentDir: string }> {
  const contentDir = await mkdtemp(join(tmpdir(), 'first-day-'));
  await cp('content', contentDir, { recursive: true });
  return { site: await startEditedSite({ CONTENT_DIR: contentDir }), contentDir };
}

const cover = () =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#0b5870' } })
    .png()
    .toBuffer();

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('from a fresh clone to a published project of one’s own, by pointer', async ({ browser }) => {
  const { site, contentDir } = await freshClone();
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

    // What is wrong is said, and nothing is lost.
    await page.getByRole('button', { name: 'Start my site' }).click();
    await expect(page.getByText('Write your name')).toBeVisible();
    await field(page, 'Email').fill('ada');
    await expect(page.getByText('An email address has an @')).toBeVisible();
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
    await expect(page.getByRole('row', { name: /Your first project/ }).first()).toBeVisible();

    // The first project is overwritten and published.
    await step(
      page
        .getByRole('row', { name: /Your first project.*\/first-project/ })
        .first()
        .click(),
    );
    await step(field(page, 'Title').fill('Paper Boat'));
    await expect(canvasOf(page).getByText('Paper Boat').first()).toBeVisible();
    await step(page.getByRole('button', { name: /^Review/ }).click());
    await step(page.getByRole('button', { name: 'Publish Paper Boat' }).click());
    await expect(page.getByRole('button', { name: 'Published' })).toBeVisible();
    expect(steps).toBeLessThanOrEqual(12);

    const visitor = await context.newPage();
    await visitor.goto(site.origin);
    await expect(visitor.getByRole('heading', { name: 'Paper Boat' })).toBeAttached();
    const html = await visitor.content();
    expect(html).toContain('boat.png');
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

    // The way back.
    await page.goto(`${site.origin}/edit`);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: /Bring back the demo/ }).click();
    await expect(page.getByRole('row', { name: /Low Tide/ }).first()).toBeVisible();
    const low = 'documents/project/low-tide.json';
    expect(await readFile(join(contentDir, low), 'utf8')).toBe(
      await readFile(join('content', low), 'utf8'),
    );
  } finally {
    await context.close();
    await site.stop();
    await rm(contentDir, { recursive: true, force: true });
  }
});

test('by keys alone; whoever looks around is not asked again', async ({ browser }) => {
  const { site, contentDir } = await freshClone();
  const context = await openSession(browser, site);
  try {
    const page = await context.newPage();
    const keys = await keyboardOf(page);
    await page.goto(`${site.origin}/edit`);
    await keys.to(page.getByRole('button', { name: 'Look around in the demo' }));
    await keys.press('Enter');
    await expect(page.getByRole('row', { name: /Low Tide/ }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('row', { name: /Low Tide/ }).first()).toBeVisible();
    await keys.to(page.getByRole('button', { name: 'More' }));
    await keys.press('Enter');
    await keys.to(page.getByRole('menuitem', { name: 'Start your own site' }), 'ArrowDown');
    await keys.press('Enter');
    await expect(field(page, 'Your name')).toBeFocused();
    await keys.type('Ada Example');
    await keys.press('Enter');
    await expect(page.getByRole('row', { name: /Your first project/ }).first()).toBeVisible();
    await page.close();
  } finally {
    await context.close();
    await site.stop();
    await rm(contentDir, { recursive: true, force: true });
  }
});
