import { expect, test, type Page } from '@playwright/test';
import { cardsOn, expectAccessibleInThemes, scrollTo, visit } from '../support/visit.ts';

/** Cards, framed projects and the interactive slices, on the demo content. */

const card = (page: Page, title: string) =>
  cardsOn(page).filter({ has: page.getByRole('heading', { name: title }) });

test('a card links to the case study by its cover, its title and its button', async ({ page }) => {
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
  // The cover is not a link itself: the title's covers the whole card.
  const cover = await lowTide.getByRole('img').first().boundingBox();
  const around = await lowTide.boundingBox();
  if (!cover || !around) throw new Error('The card is not there');
  await page.mouse.click(cover.x + cover.width / 2, around.y + around.height / 2);
  await expect(page).toHaveURL('/case-study/low-tide');
});

test('a tag of a card links to its category, and a card shows three at most @full', async ({
  page,
}) => {
  await visit(page, '/portfolio');
  const tags = await cardsOn(page).evaluateAll((cards) =>
    cards.map((one) => one.querySelectorAll(':scope ul a').length),
  );
  expect(Math.max(...tags)).toBe(3);
  const tag = cardsOn(page).getByRole('link', { name: 'UI/UX' }).first();
  await expect(tag).toHaveAttribute('href', '/categories/uiux');
  await tag.click();
  await expect(page.getByRole('heading', { level: 1, name: 'UI/UX' })).toBeVisible();
});

test('a card without its own page opens the external project in a new tab', async ({ page }) => {
  await visit(page, '/portfolio');
  const links = cardsOn(page).locator('h2 a[target=_blank]');
  expect(await links.count()).toBeGreaterThan(0);
  await expect(links.first()).toHaveAttribute('href', /^https:\/\/example\.com\//);
  await expect(links.first()).toHaveAttribute('rel', /noopener/);
});

test('all projects are a collection with its items in structured data @full', async ({ page }) => {
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

test('a list has its name, then Selected Work with its description, then the cards', async ({
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
  const description = work.getByText(/^Work for councils, charities and hospitals/);
  const boxes = [
    work.getByRole('heading', { name: 'Selected Work' }),
    description,
    cardsOn(work).first(),
    page.getByRole('link', { name: 'More Portfolio Work (43)' }),
  ].map((one) => one.boundingBox());
  const tops = (await Promise.all(boxes)).map((box) => box?.y ?? Number.NaN);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
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
  await link.click();
  await expect(page).toHaveURL('/portfolio');
});

test('More Portfolio Work counts the projects and opens the menu @full', async ({ page }) => {
  await visit(page, '/projects/public-services');
  await page.getByRole('link', { name: 'More Portfolio Work (43)' }).click();
  await expect(page.getByRole('dialog', { name: 'Portfolio Categories' })).toBeVisible();
});

test('the bar of a project floats 80 px above the bottom, and 28 px below the top at the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/project/paper-weather');
  const bar = page.getByRole('navigation', { name: 'Project' });
  await expect(bar).toContainText('Paper Weather');
  await expect(bar).toContainText('2024');
  await expect(bar.getByRole('link', { name: 'Project Link' })).toHaveAttribute('target', '_blank');
  await expect
    .poll(() => bar.boundingBox())
    .toEqual({ x: 420, y: 900 - 80 - 60, width: 600, height: 60 });
  await scrollTo(page, 100_000);
  // The end of the project, before the footer.
  await page.locator('footer').evaluate((footer: HTMLElement) => {
    window.scrollTo({ top: footer.offsetTop - innerHeight + 20, behavior: 'instant' });
  });
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(28);
});

test('the bar links back to the previous page, or to all projects @full', async ({ page }) => {
  await visit(page, '/categories/mobile');
  await card(page, 'Low Tide').getByRole('link', { name: 'Low Tide', exact: true }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/categories/mobile');

  await page.goto('/project/paper-weather');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/portfolio');
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

test('an item of a gallery opens over the screen and returns the focus when closed', async ({
  page,
}) => {
  await visit(page, '/project/paper-weather');
  const gallery = page.getByRole('region', { name: 'Gallery' });
  await gallery.scrollIntoViewIfNeeded();
  const item = gallery.getByRole('button').first();
  await item.focus();
  await page.keyboard.press('Enter');
  const overlay = page.getByRole('dialog');
  await expect(overlay.getByRole('button', { name: 'Close' })).toBeFocused();
  await expectAccessibleInThemes(page, 'overlay');
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await overlay.click({ position: { x: 10, y: 10 } });
  await expect(overlay).toHaveCount(0);
});

test('an image switcher is a switch: its state, label and image change together', async ({
  page,
}) => {
  await visit(page, '/case-study/low-tide');
  const control = page.getByRole('switch', { name: /Night water/ });
  await control.scrollIntoViewIfNeeded();
  const shown = () =>
    page.locator('figure', { has: control }).locator('[aria-hidden=false] img').getAttribute('alt');
  const before = await shown();
  const state = await control.getAttribute('aria-checked');
  await control.focus();
  await page.keyboard.press('Space');
  await expect(control).toHaveAttribute('aria-checked', state === 'true' ? 'false' : 'true');
  expect(await shown()).not.toBe(before);
});

test('figures are numbered where they have a caption or a switch @full', async ({ page }) => {
  await visit(page, '/case-study/low-tide');
  const numbers = await page
    .locator('figcaption')
    .evaluateAll((captions) => captions.map((one) => /^\d\d\./.exec(one.textContent ?? '')?.[0]));
  expect(numbers.filter(Boolean)).toEqual(['01.', '02.', '03.', '04.']);
});
