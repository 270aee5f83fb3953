/** One line of the bench's table. */
export interface BenchRow {
  readonly what: string;
  /** The figure with its unit, as printed. */
  readonly figure: string;
  /** Its limit, if there is one. */
  readonly budget?: string;
}

/** The value that a share `p` (0 to 1) of the samples is below. */
export function percentile(samples: readonly number[], p: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? Number.NaN;
}

export const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

/** Prints rows as a table; a budget that is exceeded is no error. */
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
