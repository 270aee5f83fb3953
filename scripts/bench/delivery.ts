import { startBuiltSite, type BuiltSite } from './builtSite.ts';
import { load, type LoadOptions } from './load.ts';
import { ms, percentile, type BenchRow } from './row.ts';

const PORT = Number(process.env['BENCH_PORT'] ?? 4198);
const BROTLI = { 'accept-encoding': 'br' };

/** Requests a second: as they came on this machine now, and for each second the server computed. */
export async function rate(site: BuiltSite, requests: LoadOptions['requests'], time = 4000) {
  const run = (span: number) => load({ connections: 16, time: span, requests });
  // For the compiler to settle.
  await run(1500);
  const before = await site.cpu();
  const { count, errors } = await run(time);
  const after = await site.cpu();
  if (errors > 0) throw new Error(`${errors} requests to ${requests[0]?.[0]} failed`);
  const wall = (count / time) * 1000;
  const core = before === null || after === null ? wall : (count / (after - before)) * 1000;
  return { wall, core };
}

const figure = ({ wall, core }: { readonly wall: number; readonly core: number }) =>
  `${core.toFixed(0)} a second of one core (${wall.toFixed(0)} on this machine now)`;

const megabytes = (value: number | null) => (value === null ? 'unknown' : `${value.toFixed(0)} MB`);

/** Home as most visitors get it: kept, confirmed, and drawn anew. */
async function benchHome(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const kept = await startBuiltSite(PORT);
  try {
    const home = `${kept.origin}/`;
    const etag = (await fetch(home)).headers.get('etag') ?? '';
    const many = 'over 1,500';
    rows.push(
      {
        what: 'Home, kept, brotli',
        figure: figure(await rate(kept, [[home, BROTLI]])),
        budget: many,
      },
      { what: 'Home, kept, plain', figure: figure(await rate(kept, [[home]])) },
      {
        what: 'Home, confirmed (304)',
        figure: figure(await rate(kept, [[home, { ...BROTLI, 'if-none-match': etag }]])),
      },
      { what: 'memory afterwards', figure: megabytes(await kept.memory()), budget: 'under 200 MB' },
    );
  } finally {
    await kept.stop();
  }
  const fresh = await startBuiltSite(PORT, { PAGE_CACHE_MB: '0' });
  try {
    const address = `${fresh.origin}/`;
    rows.push(
      { what: 'Home, drawn', figure: figure(await rate(fresh, [[address]])), budget: 'over 150' },
      {
        what: 'Home, drawn and compressed',
        figure: figure(await rate(fresh, [[address, BROTLI]])),
      },
      {
        what: 'memory afterwards',
        figure: megabytes(await fresh.memory()),
        budget: 'under 200 MB',
      },
    );
  } finally {
    await fresh.stop();
  }
  return rows;
}

const CONNECTIONS = 50;
const LOAD_MS = 20_000;

/** A visitor's mix: pages, a script, pictures in sizes, a film's part, data and what is not there. */
async function mixOf(origin: string): Promise<LoadOptions['requests']> {
  const home = await (await fetch(`${origin}/`)).text();
  const script = /"(\/assets\/[^"]+\.js)"/.exec(home)?.[1];
  if (!script) throw new Error('Home names no script');
  const pages = ['/', '/portfolio', '/case-study/low-tide', '/project/paper-weather', '/about'];
  const pictures = [320, 640, 1080].map((w) => `/media/cover-low-tide-bg.webp?auto=format&w=${w}`);
  return [
    ...[...pages, script, '/project/hush-watch', '/feed.xml'].map(
      (path) => [origin + path, BROTLI] as const,
    ),
    ...pictures.map((path) => [origin + path, { accept: 'image/avif,image/webp,*/*' }] as const),
    [`${origin}/media/loop-tide.mp4`, { range: 'bytes=0-65535' }],
  ];
}

/** Fifty connections for twenty seconds: no error, and no more memory at the end than half way. */
async function benchLoad(): Promise<BenchRow[]> {
  const site = await startBuiltSite(PORT);
  try {
    const requests = await mixOf(site.origin);
    const run = (time: number) => load({ connections: CONNECTIONS, time, requests });
    const before = await site.memory();
    const first = await run(LOAD_MS / 2);
    const half = await site.memory();
    const second = await run(LOAD_MS / 2);
    const after = await site.memory();
    const samples = [...first.samples, ...second.samples];
    const errors = first.errors + second.errors;
    return [
      {
        what: `${CONNECTIONS} connections, ${LOAD_MS / 1000} s, ${requests.length} addresses`,
        figure: `${((samples.length / LOAD_MS) * 1000).toFixed(0)} a second`,
      },
      { what: 'errors', figure: String(errors), budget: '0' },
      { what: 'p95', figure: ms(percentile(samples, 0.95)) },
      {
        what: 'memory before, half way and after',
        figure: [before, half, after].map(megabytes).join(', '),
        budget: 'no more after than half way',
      },
    ];
  } finally {
    await site.stop();
  }
}

/** What the server gives on one core, over loopback, in a process of its own. */
export const benchDelivery = async (): Promise<BenchRow[]> => [
  ...(await benchHome()),
  ...(await benchLoad()),
];
