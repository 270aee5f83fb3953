import lighthouse, {
  desktopConfig,
  snapshot,
  startTimespan,
  type Config,
  type Result,
} from 'lighthouse';
import { launch, type Page } from 'puppeteer-core';
import { browserArguments, isReady, menuOpener, passGate } from './open.ts';
import { auditForms, type AuditForm, type AuditState } from './states.ts';

/** Lighthouse's categories; scores are 0 to 100. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What is read of each run: times in ms, the shift without a unit, bytes as transferred. */
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

export type Metric =
  | keyof typeof METRICS
  | (typeof CATEGORIES)[number]
  | 'bytes'
  | 'scriptBytes'
  | 'machine';

/** The figures of one run, or the medians of several; null if one does not apply. */
export interface Figures {
  readonly metrics: Readonly<Partial<Record<Metric, number | null>>>;
  /** Rules of Lighthouse that failed in any run, except performance. */
  readonly failed: readonly string[];
}

const configs: Readonly<Record<AuditForm, Config>> = {
  mobile: { extends: 'lighthouse:default' },
  desktop: desktopConfig,
};

// Not found is a page of the site, too.
const flags = { logLevel: 'error', ignoreStatusCode: true } as const;

/** Lighthouse could not record the page. */
class RecordingError extends Error {}

/** Attempts for a run whose recording fails, which is not the page's fault. */
const TRIES = 3;

/** Runs Lighthouse once on a state, in a new Chromium. */
export async function runLighthouse(
  executablePath: string,
  origin: string,
  state: AuditState,
  form: AuditForm,
): Promise<Figures> {
  for (let tried = 1; ; tried += 1) {
    const browser = await launch({ executablePath, args: browserArguments });
    try {
      const [first] = await browser.pages();
      const page = first ?? (await browser.newPage());
      if (!state.gate) await page.evaluateOnNewDocument(passGate);
      const address = origin + state.address;
      if (state.menu) return figuresOf(await openMenu(page, address, form));
      return figuresOf([report(await lighthouse(address, flags, configs[form], page))]);
    } catch (error) {
      if (!(error instanceof RecordingError) || tried === TRIES) throw error;
      console.warn(`${state.name}, ${form}: ${error.message}; trying again`);
    } finally {
      await browser.close();
    }
  }
}

/**
 * Opens the menu on a loaded page, with network and processor throttled by the browser. It has no address, so
 * Lighthouse cannot navigate to it: a timespan says what opening takes, a snapshot has the scores.
 */
async function openMenu(page: Page, address: string, form: AuditForm): Promise<Result[]> {
  await page.setViewport({ ...auditForms[form], isMobile: form === 'mobile' });
  await page.goto(address, { waitUntil: 'networkidle0' });
  await page.waitForFunction(isReady);
  const options = {
    config: configs[form],
    flags: { ...flags, throttlingMethod: 'devtools', screenEmulation: { disabled: true } },
  } as const;
  const span = await startTimespan(page, options);
  await page.click(menuOpener[form]);
  await page.waitForSelector('dialog[open]');
  await page.waitForNetworkIdle({ idleTime: 1000 });
  const opening = report(await span.endTimespan());
  return [opening, report(await snapshot(page, options))];
}

function report(run: { readonly lhr: Result } | undefined): Result {
  if (!run) throw new Error('Lighthouse returned no report');
  const { runtimeError } = run.lhr;
  if (runtimeError) throw new RecordingError(`Lighthouse: ${runtimeError.message}`);
  return run.lhr;
}

interface SummaryRow {
  readonly resourceType: string;
  readonly transferSize: number;
}

/** The figures of one run; of the menu each is in one of two reports. */
function figuresOf(reports: readonly Result[]): Figures {
  const first = (read: (report: Result) => number | null | undefined) =>
    reports.map(read).find((value) => typeof value === 'number') ?? null;
  const score = (name: string) =>
    first(({ categories, gatherMode }) => {
      // A snapshot has no performance score, only a share of rules that passed; a timespan has no scores.
      const isScored = gatherMode === 'navigation' || name !== 'performance';
      const value = isScored && gatherMode !== 'timespan' ? categories[name]?.score : null;
      return typeof value === 'number' ? Math.round(value * 100) : null;
    });
  const bytes = (type: string) =>
    first(({ audits, gatherMode }) => {
      const details = gatherMode === 'snapshot' ? null : audits['resource-summary']?.details;
      // Cast: rows of a table are untyped records; this is what this audit writes.
      const rows = (details?.type === 'table' ? details.items : []) as unknown as SummaryRow[];
      return rows.find(({ resourceType }) => resourceType === type)?.transferSize;
    });
  const times = Object.entries(METRICS).map(
    ([name, id]) => [name, first(({ audits }) => audits[id]?.numericValue)] as const,
  );
  return {
    metrics: {
      ...Object.fromEntries([...CATEGORIES.map((name) => [name, score(name)] as const), ...times]),
      bytes: bytes('total'),
      scriptBytes: bytes('script'),
      machine: first(({ environment }) => environment.benchmarkIndex),
    },
    failed: reports.flatMap(failedIn),
  };
}

function failedIn({ audits, categories, gatherMode }: Result): string[] {
  if (gatherMode === 'timespan') return [];
  const rules = CATEGORIES.filter((name) => name !== 'performance').flatMap(
    (name) => categories[name]?.auditRefs ?? [],
  );
  return rules
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

/** Each figure's own median over the runs: the middle one of an odd number of values. */
export function medianFigures(runs: readonly Figures[]): Figures {
  const middle = (name: string) => {
    const values = runs.map(({ metrics }) => metrics[name as Metric]);
    const sorted = values.filter((value) => typeof value === 'number').toSorted((a, b) => a - b);
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
  };
  const names = Object.keys(runs[0]?.metrics ?? {});
  return {
    // Casts: the names are those of a run's metrics.
    metrics: Object.fromEntries(names.map((name) => [name, middle(name)])),
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
  };
}
