import { expect, test, type Page } from '@playwright/test';
import { code, readTable } from '../spec/readTable.ts';
import { menu, rested, settled, stayHere, visit } from '../support/visit.ts';

/** The specification's numbers, each page of them in one visit. */

/** A page, and after it the link that is pressed there. */
const rows = readTable('Numbers').map(({ page = '', window, where, px = '', ...row }) => ({
  page: code(page),
  rule: `${row['section']}, ${row['rule']}`,
  widths: window ? [Number(window)] : [1440, 1920],
  selector: code(where),
  px: Object.fromEntries(
    px.split(', ').map((one): [string, number] => {
      const end = one.lastIndexOf(' ');
      return [one.slice(0, end), Number(one.slice(end))];
    }),
  ),
}));

/** Lengths of an element: of its box, from the window's edges, or of its computed style. */
const measured = (page: Page, selector: string, names: readonly string[]) =>
  page.evaluate(
    ([found, wanted]) => {
      const element = document.querySelector(found);
      if (!element) return null;
      const { x, y, width, height, right, bottom } = element.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      const edges = { fromRight: clientWidth - right, fromBottom: clientHeight - bottom };
      const lengths: Record<string, number> = { x, y, width, height, ...edges };
      const style = getComputedStyle(element);
      const lengthOf = (name: string) =>
        lengths[name] ?? Number.parseFloat(style.getPropertyValue(name.replace('css ', '')));
      return Object.fromEntries(wanted.map((name) => [name, lengthOf(name)]));
    },
    [selector, names] as const,
  );

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const at of new Set(rows.map(({ page }) => page))) {
  test(`the numbers of ${at} are those of the specification`, async ({ page }) => {
    const [address, press] = at.split(' ');
    await stayHere(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, address);
    if (press) {
      await page.getByRole('link', { name: press, exact: true }).click();
      await expect(menu(page)).toBeFocused();
    } else await rested(page);
    await settled(page);
    const own = rows.filter((row) => row.page === at);
    for (const width of new Set(own.flatMap(({ widths }) => widths))) {
      await page.setViewportSize({ width, height: 900 });
      for (const { rule, selector, px } of own.filter(({ widths }) => widths.includes(width))) {
        const about = Object.entries(px).map(([name, length]) => [name, expect.closeTo(length, 0)]);
        await expect
          .poll(() => measured(page, selector, Object.keys(px)), `${width} px: ${rule}`)
          .toEqual(Object.fromEntries(about));
      }
    }
  });
}
