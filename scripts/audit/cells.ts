import { kinds, metrics, type Kind, type Metric, type Transfer } from './figures.ts';

/** Stands for figures that do not apply. */
export const NONE = '—';

const seconds = (value: number | null) =>
  value === null ? NONE : `${(value / 1000).toFixed(2)} s`;
export const plain = (value: number | null) => (value === null ? NONE : String(Math.round(value)));

export const shown: Readonly<Record<Metric, (value: number | null) => string>> = {
  FCP: seconds,
  LCP: seconds,
  TBT: (value) => (value === null ? NONE : `${Math.round(value)} ms`),
  CLS: (value) => (value === null ? NONE : value.toFixed(3)),
  SI: seconds,
};

export const transfer = (value: Transfer | undefined) =>
  value ? `${value.requests} / ${(value.bytes / 1000).toFixed(1)}` : NONE;

// Casts: keys of these objects are those of the constants they come from.
export const metricNames = Object.keys(metrics) as Metric[];
export const kindNames = Object.keys(kinds) as Kind[];

/** A Markdown table. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((texts) => `| ${texts.join(' | ')} |`).join('\n');
