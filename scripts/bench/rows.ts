/** One line of the bench's table: what was measured, the figure with its unit, and its limit. */
export interface BenchRow {
  readonly what: string;
  readonly figure: string;
  readonly budget?: string | undefined;
}

export const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

/** A number is a time in ms, of the figure and of the budget. */
export function row(what: string, figure: number | string, budget?: number | string): BenchRow {
  return {
    what,
    figure: typeof figure === 'number' ? ms(figure) : figure,
    budget: typeof budget === 'number' ? `under ${budget} ms` : budget,
  };
}

/** The value that a share `p` (0 to 1) of the samples is below; the middle one by default. */
export function percentile(samples: readonly number[], p = 0.5): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? Number.NaN;
}

/** In ms. */
export async function timed(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The times of several runs, one after the other. */
export async function repeat(count: number, work: () => unknown): Promise<number[]> {
  const samples: number[] = [];
  for (let run = 0; run < count; run += 1) samples.push(await timed(work));
  return samples;
}

export const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Prints rows as a table; a budget that is exceeded is no error. */
export function printRows(title: string, rows: readonly BenchRow[]) {
  const width = Math.max(...rows.map(({ what }) => what.length));
  const figures = Math.max(...rows.map(({ figure }) => figure.length));
  console.info(`\n${title}`);
  for (const { what, figure, budget } of rows) {
    const limit = budget ? `   (${budget})` : '';
    console.info(`  ${what.padEnd(width)}  ${figure.padStart(figures)}${limit}`);
  }
}
