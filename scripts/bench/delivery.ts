import { servedSite, type BuiltSite } from './builtSite.ts';
import { load, type LoadOptions } from './load.ts';
import { ms, percentile, type BenchRow } from './row.ts';

const BROTLI = { 'accept-encoding': 'br' };

/** Requests a second: measured now on this machine, and per second of the server's processor time. */
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

const rateRow = async (
  what: string,
  site: BuiltSite,
  requests: LoadOptions['requests'],
): Promise<BenchRow> => {
  const { wall, core } = await rate(site, requests);
  const now = `(${wall.toFixed(0)} on this machine now)`;
  return { what, figure: `${core.toFixed(0)} a second of one core ${now}` };
};

const megabytes = (value: number | null) => (value === null ? 'unknown' : `${value.toFixed(0)} MB`);

const memoryRow = async (site: BuiltSite): Promise<BenchRow> => ({
  what: 'memory afterwards',
  figure: megabytes(await site.memory()),
  budget: 'under 200 MB',
});

/** Home from the cache, as most visitors get it. */
const benchCached = () =>
  servedSite({}, async (site) => {
    const home = `${site.origin}/`;
    const etag = (await fetch(home)).headers.get('etag') ?? '';
    return [
      { ...(await rateRow('Home, cached, brotli', site, [[home, BROTLI]])), budget: 'over 1,500' },
      await rateRow('Home, cached, plain', site, [[home]]),
      await rateRow('Home, revalidated (304)', site, [
        [home, { ...BROTLI, 'if-none-match': etag }],
      ]),
      await memoryRow(site),
    ];
  });

/** Home rendered for each request. */
const benchRendered = () =>
  servedSite({ PAGE_CACHE_MB: '0' }, async (site) => {
    const home = `${site.origin}/`;
    return [
      { ...(await rateRow('Home, rendered', site, [[home]])), budget: 'over 150' },
      await rateRow('Home, rendered and compressed', site, [[home, BROTLI]]),
      await memoryRow(site),
    ];
  });

const CONNECTIONS = 50;
const LOAD_MS = 20_000;

/** A visitor's mix: pages, a script, images in several sizes, part of a video, the feed. */
async function mixOf(origin: string): Promise<LoadOptions['requests']> {
  const home = await (await fetch(`${origin}/`)).text();
  const script = /"(\/assets\/[^"]+\.js)"/.exec(home)?.[1];
  if (!script) throw new Error('Home has no script');
  const pages = ['/', '/portfolio', '/case-study/low-tide', '/project/paper-weather', '/about'];
  const images = [320, 640, 1080].map((w) => `/media/cover-low-tide-bg.webp?auto=format&w=${w}`);
  return [
    ...[...pages, script, '/project/hush-watch', '/feed.xml'].map(
      (path) => [origin + path, BROTLI] as const,
    ),
    ...images.map((path) => [origin + path, { accept: 'image/avif,image/webp,*/*' }] as const),
    [`${origin}/media/loop-tide.mp4`, { range: 'bytes=0-65535' }],
  ];
}

/** Fifty connections for twenty seconds: no errors, and no more memory at the end than half way. */
const benchLoad = () =>
  servedSite({}, async (site): Promise<BenchRow[]> => {
    const requests = await mixOf(site.origin);
    const run = () => load({ connections: CONNECTIONS, time: LOAD_MS / 2, requests });
    const before = await site.memory();
    const first = await run();
    const half = await site.memory();
    const second = await run();
    const after = await site.memory();
    const samples = [...first.samples, ...second.samples];
    return [
      {
        what: `${CONNECTIONS} connections, ${LOAD_MS / 1000} s, ${requests.length} addresses`,
        figure: `${((samples.length / LOAD_MS) * 1000).toFixed(0)} a second`,
      },
      { what: 'errors', figure: String(first.errors + second.errors), budget: '0' },
      { what: 'p95', figure: ms(percentile(samples, 0.95)) },
      {
        what: 'memory before, half way and after',
        figure: [before, half, after].map(megabytes).join(', '),
        budget: 'no more after than half way',
      },
    ];
  });

/** What the server delivers on one core, over loopback, in a process of its own. */
export const benchDelivery = async (): Promise<BenchRow[]> => [
  ...(await benchCached()),
  ...(await benchRendered()),
  ...(await benchLoad()),
];
