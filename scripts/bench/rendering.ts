import { ms, percentile, type BenchRow } from './row.ts';
import { servedSite } from './servedSite.ts';

const PORT = 4199;
const ORIGIN = `http://localhost:${PORT}`;

const PAGES = [
  ['Home', '/'],
  ['a case study', '/case-study/low-tide'],
  ['a spread', '/project/paper-weather'],
  ['all projects', '/portfolio'],
] as const;

const SAMPLES = 200;
const LOAD_MS = 4000;
const CONNECTIONS = 8;

async function get(path: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(ORIGIN + path);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return performance.now() - started;
}

/** One request after another: what one visitor waits. */
async function latency(path: string): Promise<number> {
  for (let i = 0; i < 50; i++) await get(path);
  const samples: number[] = [];
  for (let i = 0; i < SAMPLES; i++) samples.push(await get(path));
  return percentile(samples, 0.95);
}

/** Several at once for a while: what one server process, on one core, can draw. */
async function throughput(path: string): Promise<number> {
  const end = performance.now() + LOAD_MS;
  let count = 0;
  const worker = async () => {
    while (performance.now() < end) {
      await get(path);
      count++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return (count / LOAD_MS) * 1000;
}

/** Server rendering of the built site over loopback, in a process of its own that keeps no page. */
export async function benchRendering(): Promise<BenchRow[]> {
  return servedSite(PORT, { PAGE_CACHE_MB: '0' }, async () => {
    const rows: BenchRow[] = [];
    for (const [name, path] of PAGES) {
      rows.push({
        what: `${name}, p95 of ${SAMPLES}`,
        figure: ms(await latency(path)),
        budget: 'under 25 ms',
      });
      rows.push({
        what: `${name}, ${CONNECTIONS} connections`,
        figure: `${(await throughput(path)).toFixed(0)} a second`,
        budget: 'over 100 a second on one core',
      });
    }
    return rows;
  });
}
