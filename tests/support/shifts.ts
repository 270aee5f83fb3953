import type { Page } from '@playwright/test';

/** Layout shifts: how much in all, and what has moved. */
export interface Shifts {
  readonly sum: number;
  readonly moved: readonly string[];
}

/** Notes every layout shift of the pages to come, also those that an input causes; it returns those since the last call. */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Cast: the DOM types lack this entry type.
        const { value, sources = [] } = entry as PerformanceEntry & {
          value: number;
          sources?: { node: Node | null }[];
        };
        // Cast: elements have markup, texts have none.
        const names = sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120));
        shifts.push({ value, moved: `${value}: ${names.map((name) => name ?? 'gone').join()}` });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      // Cast: set by the script above.
      const { shifts } = window as unknown as { shifts: { value: number; moved: string }[] };
      const found = shifts.splice(0);
      return {
        sum: found.reduce((total, { value }) => total + value, 0),
        moved: found.map(({ moved }) => moved),
      };
    });
}
