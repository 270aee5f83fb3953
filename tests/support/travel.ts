import type { Page } from '@playwright/test';
import { duration } from '#ui/theme/tokens.ts';

/** Gives the next page all the time it needs to load and to render: the site itself waits only briefly. */
export const waitLong = (
  page: Page,
  waits: readonly number[] = [duration.quick, duration.pageFade],
) =>
  page.addInitScript((limits) => {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
        wait(run, limits.some((limit) => limit === ms) ? 30_000 : ms, ...rest),
    });
  }, waits);

/** Whether the open document has the transition's code, which the first move of the pointer asks for. */
export const hasTravelCode = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/travel-')),
  );
