import { expect, test, type Page } from '@playwright/test';
import { cardsOn, laidOut, visit } from '../support/visit.ts';

/** Cards, lists and the interactive slices, on the demo content. */

const card = (page: Page, title: string) =>
  cardsOn(page).filter({ has: page.getByRole('heading', { name: title }) });

/** In the floating bar, which is there at once in a high window. */
const back = (page: Page) => page.getByRole('link', { name: 'Back' });

test('a card links to the case study by its cover, its title and its button, and the bar leads back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/categories/mobile');
  const lowTide = card(page, 'Low Tide');
  const link = lowTide.getByRole('link', { name: 'Low Tide', exact: true });
  await expect(link).toHaveAttribute('href', '/case-study/low-tide');
  await expect(lowTide.getByRole('link', { name: /^View Case Study/ })).toHaveAttribute(
    'href',
    '/case-study/low-tide',
  );
  // In the middle of the window, where the header covers nothing.
  await lowTide.evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // Rows that get their own heights at the first scroll would move it away from the pointer.
  await laidOut(page);
  // The cover is not a link itself: the title's covers the whole card.
  const cover = await lowTide.getByRole('img').first().boundingBox();
  const around = await lowTide.boundingBox();
  if (!cover || !around) throw new Error('The card is not there');
  await page.mouse.click(cover.x + cover.width / 2, around.y + around.height / 2);
  await expect(page).toHaveURL('/case-study/low-tide');
  await expect(page.getByRole('heading', { name: 'Low Tide', level: 1 })).toBeVisible();
  await back(page).click();
  await expect(page).toHaveURL('/categories/mobile');
  // Where there is no page before, to all projects.
  await visit(page, '/project/paper-weather');
  await back(page).click();
  await expect(page).toHaveURL('/portfolio');
});

test('all projects are in structured data @full', async ({ page }) => {
  await visit(page, '/portfolio');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  // Cast: the page's structured data, which the next assertion checks.
  const collection = JSON.parse(data[0] ?? '{}') as {
    mainEntity: { itemListElement: { position: number; name: string; url?: string }[] };
  };
  expect(collection).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: 'All Projects',
    url: new URL('/portfolio', page.url()).href,
    mainEntity: { '@type': 'ItemList', numberOfItems: 43 },
  });
  const items = collection.mainEntity.itemListElement;
  const titles = await cardsOn(page).getByRole('heading').allTextContents();
  expect(items.map(({ name }) => name)).toEqual(titles);
  expect(items.map(({ position }) => position)).toEqual(titles.map((_, index) => index + 1));
  const linked = await cardsOn(page)
    .locator('h2')
    .evaluateAll((all) => all.map((one) => one.querySelector('a')?.href));
  expect(items.map(({ url }) => url)).toEqual(linked);
});

test('films of a gallery have no box before they play, and then show over their images', async ({
  page,
}) => {
  await visit(page, '/project/paper-weather');
  const films = page.locator('section video');
  expect(await films.count()).toBeGreaterThan(0);
  const boxes = () =>
    films.evaluateAll((all) => all.filter((film) => film.getClientRects().length > 0).length);
  expect(await boxes()).toBe(0);
  await page.getByRole('region', { name: 'Gallery' }).scrollIntoViewIfNeeded();
  await expect.poll(boxes).toBeGreaterThan(0);
  const playing = films.and(page.locator('[data-started]')).first();
  const [film, screen] = await playing.evaluate((element) =>
    [element, element.parentElement].map((one) => one?.getBoundingClientRect().width),
  );
  expect(film).toBeCloseTo(screen ?? 0, 0);
});
