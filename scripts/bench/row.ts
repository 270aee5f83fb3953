/** One line of the bench's table. */
export interface BenchRow {
  readonly what: string;
  /** The figure with its unit, as printed. */
  readonly figure: string;
  /** What it is to stay within, where there is a budget. */
  readonly budget?: string;
}

/** The value below which a share of the samples lies; `p` from 0 to 1. */
export function percentile(samples: readonly number[], p: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? Number.NaN;
}

export const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

/** Prints rows as a table; nothing here passes or fails. */
export function printRows(title: string, rows: readonly BenchRow[]) {
  const width = Math.max(...rows.map(({ what }) => what.length));
  const figures = Math.max(...rows.map(({ figure }) => figure.length));
  console.info(`\n${title}`);
  for (const { what, figure, budget } of rows) {
    console.info(
      `  ${what.padEnd(width)}  ${figure.padStart(figures)}${budget ? `   (${budget})` : ''}`,
    );
  }
}
