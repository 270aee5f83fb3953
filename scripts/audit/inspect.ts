import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { isReadable, measureContrasts } from './contrast/measureContrast.ts';
import { openState } from './open.ts';
import { auditForms, type AuditForm, type AuditState } from './states.ts';

/** What a browser finds in a state, in both themes. */
export interface Inspection {
  /** Violations of axe, and texts whose contrast axe leaves undecided and is too low, each in one line. */
  readonly violations: readonly string[];
  /** The lowest contrast of the texts that axe leaves undecided; null without any. */
  readonly contrast: number | null;
  /** Errors on the console and uncaught exceptions. */
  readonly errors: readonly string[];
}

/** Opens a state in a browser, runs axe in both themes, measures contrasts and collects the console's errors. */
export async function inspectState(
  browser: Browser,
  origin: string,
  state: AuditState,
  form: AuditForm,
): Promise<Inspection> {
  const context = await browser.newContext({
    viewport: auditForms[form],
    reducedMotion: 'reduce',
    hasTouch: form === 'mobile',
  });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
    });
    await openState(page, origin, state, form);
    const dark = await look(page, 'dark');
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
    const light = await look(page, 'light');
    const lowest = Math.min(dark.contrast, light.contrast);
    return {
      violations: [...dark.violations, ...light.violations],
      contrast: Number.isFinite(lowest) ? lowest : null,
      errors,
    };
  } finally {
    await context.close();
  }
}

async function look(page: Page, theme: string) {
  const { violations, incomplete } = await new AxeBuilder({ page }).analyze();
  // A longer path is inside a frame, whose pixels belong to another page.
  const texts = incomplete
    .flatMap(({ id, nodes }) => (id === 'color-contrast' ? nodes : []))
    .flatMap(({ target: [one, ...deeper] }) =>
      typeof one === 'string' && deeper.length === 0 ? [one] : [],
    );
  const contrasts = await measureContrasts(page, texts);
  const low = contrasts.filter((one) => !isReadable(one));
  return {
    contrast: Math.min(...contrasts.flatMap(({ ratio }) => ratio ?? [])),
    violations: [
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${theme}: ${id} at ${target.join(' ')}`),
      ),
      ...low.map(({ text, ratio }) => `${theme}: contrast of ${ratio?.toFixed(2)}, “${text}”`),
    ],
  };
}
