import type { Page } from '@playwright/test';
import { project } from '../../support/contentFolder.ts';
import { expect, test } from '../../support/editor/editorTest.ts';
import { openInEditor, pressRadio } from '../../support/editorPage.ts';

const form = (page: Page) => page.getByRole('region', { name: 'Form' });

test('what visitors need a password for is marked, open to its owner, and says no password; a project is seen as its card or as its page, whichever shows what is edited', async ({
  page,
  editor,
}) => {
  const { data, tags } = project('Vault', '2024-01-01', ['Web']);
  await editor.write({
    'documents/project/vault.json': {
      tags,
      data: {
        ...data,
        project_description: [{ type: 'paragraph', text: 'A room below the sea.', spans: [] }],
        password: 'secret-word',
        case_study: { link_type: 'Document', type: 'case_study', uid: 'hidden' },
        cover: [
          {
            slice_type: 'single_image',
            variation: 'default',
            primary: { single_image: { url: '/media/none.webp', alt: 'A door' } },
          },
        ],
      },
    },
    'documents/case_study/hidden.json': { data: { project_name: 'Hidden' } },
    'documents/settings/settings.json': { data: { name: 'Your Name' } },
    'documents/home/home.json': { data: { title: 'Home' } },
  });
  const canvas = await openInEditor(page, '/edit/project/vault');
  await expect(page.getByRole('banner').getByText('Protected by a password')).toBeVisible();

  // Its own page is only a title: the card comes first, and is in view.
  const card = page.getByRole('radio', { name: 'Card' });
  const isCard = (is: boolean) => expect(card).toBeChecked({ checked: is });
  await isCard(true);
  const title = canvas.getByRole('heading', { name: 'Vault' });
  const category = canvas.getByRole('heading', { name: 'Web', level: 1 });
  await expect(category).toBeVisible();
  await expect(title).toBeInViewport();
  const scrolled = () => canvas.locator('html').evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBeGreaterThan(0);
  // The link of a card lies over all of it: what is pressed is what is seen.
  const words = canvas.getByText('A room below the sea.');
  // Waits until it stands still.
  await words.scrollIntoViewIfNeeded();
  const seen = await words.boundingBox();
  if (!seen) throw new Error('The card has no words');
  await page.mouse.click(seen.x + seen.width / 2, seen.y + seen.height / 2);
  await expect(form(page).getByRole('textbox', { name: /^Description/ })).toBeFocused();
  await pressRadio(page, 'Page');
  await expect(category).toHaveCount(0);
  await pressRadio(page, 'Card');
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.getByRole('tab', { name: 'Spread' }).click();
  await isCard(false);
  await page.getByRole('tab', { name: 'Main' }).click();
  await form(page)
    .getByRole('textbox', { name: /^Kind of work/ })
    .click();
  await isCard(true);
  await expect(title).toBeInViewport();

  await form(page)
    .locator('input')
    .and(page.getByLabel(/^Password/))
    .fill('another-word');
  await page.getByRole('button', { name: 'Review 1 change' }).click();
  const review = page.getByRole('dialog');
  await expect(review.getByText('Changed.')).toBeVisible();
  await expect(review.getByText(/secret-word|another-word/)).toHaveCount(0);
});

test('gate and footer are on the page while their words are typed, and take no focus', async ({
  page,
  editor,
}) => {
  await editor.write({
    'documents/settings/settings.json': {
      data: {
        name: 'Your Name',
        gate_title_first: 'Designer',
        footer_heading: 'Write to me',
      },
    },
  });
  const canvas = await openInEditor(page, '/edit/settings/settings#/gate_title_first');
  const first = form(page).getByRole('textbox', { name: /^Title, first line/ });
  await expect(canvas.locator('#gate')).toBeVisible();
  await first.fill('Draughtsman');
  await expect(canvas.locator('#gate')).toContainText('Draughtsman');
  await page.getByRole('tab', { name: 'Footer' }).click();
  const heading = form(page).getByRole('textbox', { name: /^Question/ });
  await heading.fill('Say hello');
  await expect(canvas.locator('#gate')).toHaveCount(0);
  await expect(canvas.locator('footer')).toContainText(/Say\s*hello/);
  await expect(canvas.locator('footer')).toBeInViewport();
  await expect(heading).toBeFocused();
});
