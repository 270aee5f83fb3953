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

/** Resolves when the transition's code has come, which the first move of the pointer asks for. Call it before that. */
export const travelCode = (page: Page) =>
  page.waitForEvent('requestfinished', (request) => /\/travel-/.test(request.url()));
