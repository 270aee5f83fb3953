import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { measureContrasts, type TextContrast } from './contrast/measureContrast.ts';
import { openState } from './open.ts';
import { auditForms, type AuditForm, type AuditState } from './states.ts';

/** What axe reports for a state in one theme. */
export interface AxeFindings {
  /** Rule and selector of each violation. */
  readonly violations: readonly string[];
  /** Texts whose contrast axe could not determine, each measured. */
  readonly contrasts: readonly TextContrast[];
  /** What else it could not determine, as rule and selector. */
  readonly undecided: readonly string[];
}

export interface Inspection {
  readonly dark: AxeFindings;
  readonly light: AxeFindings;
  /** Errors on the console and uncaught exceptions. */
  readonly errors: readonly string[];
}

/** Opens a state in a browser, runs axe, measures contrasts and collects the console's errors. */
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
    const errors = listen(page);
    await openState(page, origin, state, form);
    const dark = await findings(page);
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
    const light = await findings(page);
    return { dark, light, errors };
  } finally {
    await context.close();
  }
}

function listen(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  return errors;
}

async function findings(page: Page): Promise<AxeFindings> {
  const { violations, incomplete } = await new AxeBuilder({ page }).analyze();
  const unsure = incomplete.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ id, target })));
  // A longer path is inside a frame, whose pixels belong to another page.
  const isText = ({ id, target }: (typeof unsure)[number]) =>
    id === 'color-contrast' && target.length === 1 && typeof target[0] === 'string';
  const contrasts = await measureContrasts(
    page,
    unsure.filter(isText).map(({ target }) => String(target[0])),
  );
  return {
    violations: violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => ruleAndSelector({ id, target })),
    ),
    contrasts,
    undecided: unsure.filter((node) => !isText(node)).map(ruleAndSelector),
  };
}

const ruleAndSelector = ({
  id,
  target,
}: {
  readonly id: string;
  readonly target: readonly unknown[];
}) => `${id}: ${target.join(' ')}`;
