import type { Result } from 'lighthouse';
import type { Reports } from './lighthouseRun.ts';

/** Lighthouse's categories, in its order; scores are 0 to 100. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Times in ms, the shift without a unit. */
export const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
} as const;

export type Metric = keyof typeof metrics;

/** Lighthouse's name of a kind of file, and the heading of its column. */
export const kinds = {
  total: 'all',
  document: 'HTML',
  script: 'JS',
  stylesheet: 'CSS',
  font: 'fonts',
  image: 'images',
  media: 'videos',
  other: 'other',
} as const;

export type Kind = keyof typeof kinds;

export interface Transfer {
  readonly requests: number;
  /** As transferred, including headers. */
  readonly bytes: number;
}

/** A rule of Lighthouse that failed, and the elements it names. */
export interface Failure {
  readonly rule: string;
  readonly where: string;
}

/** The figures of one run, or the medians of several; null if one does not apply. */
export interface Figures {
  readonly scores: readonly (number | null)[];
  readonly metrics: Readonly<Record<Metric, number | null>>;
  readonly transfers: Readonly<Partial<Record<Kind, Transfer>>>;
  /** Lighthouse's measure of the machine's speed at that time (benchmarkIndex). */
  readonly machine: number | null;
  /** Rules of Lighthouse that failed in any run, except performance. */
  readonly failed: readonly Failure[];
}

/** A snapshot has no performance score, only a share of rules that passed. */
const scoreOf = ({ categories: all, gatherMode }: Result, name: string) => {
  const isScored =
    gatherMode === 'navigation' || (gatherMode === 'snapshot' && name !== 'performance');
  const score = isScored ? all[name]?.score : null;
  return typeof score === 'number' ? Math.round(score * 100) : null;
};

/** Selectors of the elements that break a rule; empty if it is about the whole page. */
function blamed(result: Result['audits'][string] | undefined): string {
  const { details } = result ?? {};
  if (details?.type !== 'table') return '';
  const nodes = details.items.map(({ node }) => node);
  const selectors = nodes.map((node) =>
    typeof node === 'object' && 'selector' in node ? (node.selector ?? '') : '',
  );
  return selectors.filter((text) => text !== '').join(', ');
}

function failedIn({ audits, categories: all, gatherMode }: Result): Failure[] {
  if (gatherMode === 'timespan') return [];
  const rules = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => all[name]?.auditRefs ?? []);
  return rules
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => ({ rule: id, where: blamed(audits[id]) }));
}

interface SummaryRow {
  readonly resourceType: string;
  readonly requestCount: number;
  readonly transferSize: number;
}

function transfersOf({ audits }: Result): Figures['transfers'] {
  const details = audits['resource-summary']?.details;
  // Cast: rows of a table are untyped records; this is what this audit writes.
  const rows = (details?.type === 'table' ? details.items : []) as unknown as SummaryRow[];
  const known = rows.filter(({ resourceType }) => resourceType in kinds);
  return Object.fromEntries(
    known.map((row) => [row.resourceType, { requests: row.requestCount, bytes: row.transferSize }]),
  );
}

/** Reads the figures of one run; those of the menu come from two reports. */
export function readFigures(reports: Reports): Figures {
  const first = <Value>(read: (report: Result) => Value | null) =>
    reports.map(read).find((value) => value !== null) ?? null;
  return {
    scores: categories.map((name) => first((report) => scoreOf(report, name))),
    // Cast: one entry for each metric.
    metrics: Object.fromEntries(
      Object.entries(metrics).map(([name, id]) => [
        name,
        first(({ audits }) => audits[id]?.numericValue ?? null),
      ]),
    ) as Record<Metric, number | null>,
    transfers:
      first((report) => (report.gatherMode === 'snapshot' ? null : transfersOf(report))) ?? {},
    machine: median(reports.map(({ environment }) => environment.benchmarkIndex)),
    failed: reports.flatMap(failedIn),
  };
}

/** The middle one of an odd number of values; null if there is none. */
export function median(values: readonly (number | null | undefined)[]): number | null {
  const sorted = values.filter((value) => typeof value === 'number').toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

/** Each figure's own median over the runs. */
export function medianFigures(runs: readonly Figures[]): Figures {
  const [one] = runs;
  if (!one) throw new Error('No run to take a median of');
  const transferOf = (kind: Kind) => ({
    requests: median(runs.map(({ transfers }) => transfers[kind]?.requests ?? 0)) ?? 0,
    bytes: median(runs.map(({ transfers }) => transfers[kind]?.bytes ?? 0)) ?? 0,
  });
  // Casts: keys of these objects are those of the constants above, here and below.
  const names = Object.keys(metrics) as Metric[];
  const sorts = Object.keys(one.transfers) as Kind[];
  return {
    scores: one.scores.map((_, index) => median(runs.map(({ scores }) => scores[index]))),
    metrics: Object.fromEntries(
      names.map((name) => [name, median(runs.map((run) => run.metrics[name]))]),
    ) as Record<Metric, number | null>,
    transfers: Object.fromEntries(sorts.map((kind) => [kind, transferOf(kind)])),
    machine: median(runs.map(({ machine }) => machine)),
    failed: [...new Map(runs.flatMap((run) => run.failed.map((one) => [one.rule, one]))).values()],
  };
}
