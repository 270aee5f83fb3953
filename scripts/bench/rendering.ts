import { servedSite } from './builtSite.ts';
import { load } from './load.ts';
import { ms, percentile, type BenchRow } from './row.ts';

const PAGES = [
  ['Home', '/'],
  ['a case study', '/case-study/low-tide'],
  ['a spread', '/project/paper-weather'],
  ['all projects', '/portfolio'],
] as const;

const WARM_UP_MS = 1000;
const MEASURED_MS = 4000;
const CONNECTIONS = 8;

/** Server rendering of the built site over loopback, in a process of its own without a page cache. */
export function benchRendering(): Promise<BenchRow[]> {
  return servedSite({ PAGE_CACHE_MB: '0' }, async ({ origin }) => {
    const rows: BenchRow[] = [];
    for (const [name, path] of PAGES) {
      const run = (connections: number, time = MEASURED_MS) =>
        load({ connections, time, requests: [[origin + path]] });
      await run(1, WARM_UP_MS);
      // One request after another is what one visitor waits for; several at once fill a core.
      const [single, several] = [await run(1), await run(CONNECTIONS)];
      rows.push(
        {
          what: `${name}, p95 of ${single.count}`,
          figure: ms(percentile(single.samples, 0.95)),
          budget: 'under 25 ms',
        },
        {
          what: `${name}, ${CONNECTIONS} connections`,
          figure: `${((several.count / MEASURED_MS) * 1000).toFixed(0)} a second`,
          budget: 'over 100 a second on one core',
        },
      );
      if (single.errors + several.errors > 0) throw new Error(`Requests for ${path} failed`);
    }
    return rows;
  });
}
