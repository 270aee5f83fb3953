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

test('all projects are in structured data; tags lead to their categories, and a card without its page to another site @full', async ({
  page,
}) => {
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

  const external = cardsOn(page).locator('h2 a[target=_blank]').first();
  await expect(external).toHaveAttribute('href', /^https:\/\/example\.com\//);
  await expect(external).toHaveAttribute('rel', /noopener/);
  const tags = await cardsOn(page).evaluateAll((cards) =>
    cards.map((one) => one.querySelectorAll(':scope ul a').length),
  );
  expect(Math.max(...tags)).toBe(3);
  await cardsOn(page).getByRole('link', { name: 'UI/UX' }).first().click();
  await expect(page).toHaveURL('/categories/uiux');
  await expect(page.getByRole('heading', { level: 1, name: 'UI/UX' })).toBeVisible();
});

test('a list has its name, then Selected Work with its description, then the cards; More Portfolio Work opens the menu', async ({
  page,
}) => {
  await visit(page, '/projects/public-services');
  const main = page.getByRole('main');
  const headings = await main
    .getByRole('heading')
    .evaluateAll((all) => all.map((one) => `${one.tagName} ${one.textContent}`));
  expect(headings.slice(0, 3)).toEqual([
    'H1 Public Services',
    'H2 Selected Work',
    expect.stringMatching(/^H3 /),
  ]);
  expect(headings.slice(2).every((one) => one.startsWith('H3 '))).toBe(true);
  const work = page.getByRole('region', { name: 'Selected Work' });
  const more = page.getByRole('link', { name: 'More Portfolio Work (43)' });
  const boxes = [
    work.getByRole('heading', { name: 'Selected Work' }),
    work.getByText(/^Work for councils, charities and hospitals/),
    cardsOn(work).first(),
    more,
  ].map((one) => one.boundingBox());
  const tops = (await Promise.all(boxes)).map((box) => box?.y ?? Number.NaN);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await more.click();
  await expect(page.getByRole('dialog', { name: 'Portfolio Categories' })).toBeVisible();
});

test('without the name of a list the page is laid out like not found @full', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const disc = page.locator('main > section [data-kind]');
  const places = async () => {
    const [words, light] = await Promise.all([heading.boundingBox(), disc.boundingBox()]);
    return [words?.x, words?.y, light?.x, light?.width];
  };
  await visit(page, '/nothing');
  const notFound = await places();
  await visit(page, '/projects');
  expect(await places()).toEqual(notFound);
  const link = page.getByRole('main').getByRole('link', { name: 'All Projects' });
  const box = await link.boundingBox();
  expect(box?.x).toBe(notFound[0]);
  expect(box?.height).toBeGreaterThanOrEqual(44);
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
