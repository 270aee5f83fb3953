import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** The script of axe. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What is in frames is not looked at. React Aria reads the name of a button that waited aloud, and
 * the image that it does this with stays for some seconds after the button is gone.
 */
const EXCLUDED = ['[data-live-announcer] > [role=log] > [role=img]'];

/** What axe reports, as far as it is used here. */
interface Axe {
  run(
    context: object,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

/** The rules about colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

async function run(page: Page, part: string, options: object): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(source);
  return page.evaluate(
    async ([include, exclude, others]) => {
      // Cast: the script above has set it.
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(
        { include, exclude },
        { iframes: false, resultTypes: ['violations'], ...others },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ html, failureSummary }) =>
            `${id}: ${html.slice(0, 300)} ${failureSummary?.replaceAll(/\s+/g, ' ') ?? ''}`,
        ),
      );
    },
    [[part], EXCLUDED, options] as const,
  );
}

/**
 * Violations in the window or in what a selector finds in it, without its frames: a line for each
 * element. Unlike axe's builder for Playwright it opens no second page for the report and loads its
 * script once for each document, which is most of the builder's time.
 */
export const violationsIn = (page: Page, part = 'html') => run(page, part, {});

/** Violations of the rules about colours only: nothing else differs between the themes. */
export const colourViolationsIn = (page: Page) =>
  run(page, 'html', { runOnly: { type: 'rule', values: COLOURS } });
