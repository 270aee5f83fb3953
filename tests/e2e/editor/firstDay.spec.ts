import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { violationsIn } from '../../support/axe.ts';
import { startEditedSite, type EditedSite } from '../../support/editedSite.ts';
import { canvasOf, openSession, waitForControls } from '../../support/editorPage.ts';
import { keyboardOf } from '../../support/keyboard.ts';

test.describe.configure({ mode: 'default' });

/** A fresh clone's content: the demo, which nobody has answered for. */
async function freshClone(): Promise<{ site: EditedSite; contentDir: string }> {
  const contentDir = await mkdtemp(join(tmpdir(), 'first-day-'));
  await cp('content', contentDir, { recursive: true });
  return { site: await startEditedSite({ CONTENT_DIR: contentDir }), contentDir };
}

/** Every document of a content folder and its text. */
async function filesIn(contentDir: string): Promise<Record<string, string>> {
  const entries = await readdir(contentDir, { recursive: true });
  const names = entries.filter((name) => name.endsWith('.json')).sort();
  const texts = names.map(async (name) => [name, await readFile(join(contentDir, name), 'utf8')]);
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
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
    const from = performance.now();
    await step(page.getByRole('button', { name: 'Start your own site' }).click());

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
    console.info(
      `From the question to a published project in ${steps} steps, ${Math.round((performance.now() - from) / 1000)} s of them the editor's and the test's`,
    );
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

test('what is wrong is said at its field, and the demo comes back as it was @full', async ({
  browser,
}) => {
  const { site, contentDir } = await freshClone();
  const context = await openSession(browser, site);
  try {
    const page = await context.newPage();
    await page.goto(`${site.origin}/edit`);
    await page.getByRole('button', { name: 'Start your own site' }).click();
    await page.getByRole('button', { name: 'Start my site' }).click();
    await expect(page.getByText('Write your name')).toBeVisible();
    await expect(field(page, 'Your name')).toBeFocused();
    await field(page, 'Email').fill('ada');
    await expect(page.getByText('An email address has an @')).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
    await field(page, 'Your name').fill('Ada Example');
    await page.getByRole('button', { name: 'Start my site' }).click();
    await expect(field(page, 'Email')).toBeFocused();

    // A form that is closed has changed nothing.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your portfolio' })).toBeVisible();
    expect(await filesIn(contentDir)).toEqual(await filesIn('content'));

    await page.getByRole('button', { name: 'Start your own site' }).click();
    await field(page, 'Your name').fill('Ada Example');
    await page.getByRole('button', { name: 'Start my site' }).click();
    await expect(page.getByRole('row', { name: 'Home, Published' })).toBeVisible();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: /Bring back the demo/ }).click();
    await expect(page.getByRole('row', { name: /^Low Tide, project/ }).first()).toBeVisible();
    const back = await filesIn(contentDir);
    for (const [path, text] of Object.entries(await filesIn('content'))) {
      if (path !== 'demo.json') expect(back[path], path).toBe(text);
    }
  } finally {
    await context.close();
    await site.stop();
    await rm(contentDir, { recursive: true, force: true });
  }
});

test('by keys alone; whoever looks around is not asked again @full', async ({ browser }) => {
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
    await keys.to(page.getByRole('button', { name: 'More', exact: true }));
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
