import { Agent, get as ask } from 'node:http';
import { rm } from 'node:fs/promises';
import { type BenchRow, percentile, repeat, row, timed } from './rows.ts';
import { type BuiltSite, servedSite } from './sites.ts';

/** Addresses and what is sent with each, taken in turn. */
type Requests = readonly (readonly [url: string, headers?: Readonly<Record<string, string>>])[];

/** Several connections, each of which asks again as soon as it is answered. Times in ms. */
async function load(connections: number, time: number, requests: Requests) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const samples: number[] = [];
  let errors = 0;
  let turn = 0;
  const one = (url: string, headers: Readonly<Record<string, string>>) =>
    new Promise<void>((done) => {
      const failed = () => {
        errors += 1;
        done();
      };
      ask(url, { agent, headers }, (response) => {
        if ((response.statusCode ?? 500) >= 400) errors += 1;
        response.resume().on('error', failed).on('end', done);
      }).on('error', failed);
    });
  const end = performance.now() + time;
  const worker = async () => {
    while (performance.now() < end) {
      const [url = '', headers = {}] = requests[turn++ % requests.length] ?? [];
      samples.push(await timed(() => one(url, headers)));
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return { samples, errors, rate: (samples.length / time) * 1000 };
}

const MEASURED_MS = 4000;
const PAGES = [
  ['Home', '/'],
  ['a case study', '/case-study/low-tide'],
  ['a spread', '/project/paper-weather'],
  ['all projects', '/portfolio'],
] as const;

/** Server rendering of the built site over loopback, in a process of its own without a page cache. */
export function benchRendering(): Promise<BenchRow[]> {
  return servedSite({ PAGE_CACHE_MB: '0' }, async ({ origin }) => {
    const rows: BenchRow[] = [];
    for (const [name, path] of PAGES) {
      const requests = [[origin + path]] as const;
      // For the compiler to settle.
      await load(1, 1000, requests);
      // One request after another is what one visitor waits for; several at once fill a core.
      const single = await load(1, MEASURED_MS, requests);
      const several = await load(8, MEASURED_MS, requests);
      if (single.errors + several.errors > 0) throw new Error(`Requests for ${path} failed`);
      const p95 = percentile(single.samples, 0.95);
      const rate = `${several.rate.toFixed(0)} a second`;
      rows.push(row(`${name}, p95 of ${single.samples.length}`, p95, 25));
      rows.push(row(`${name}, 8 connections`, rate, 'over 100 a second on one core'));
    }
    return rows;
  });
}

const BROTLI = { 'accept-encoding': 'br' };

/** Requests per second of the server's processor time, and on this machine now. */
async function rateRow(what: string, site: BuiltSite, requests: Requests, budget?: string) {
  await load(16, 1500, requests);
  const before = await site.cpu();
  const { samples, errors, rate } = await load(16, MEASURED_MS, requests);
  const after = await site.cpu();
  if (errors > 0) throw new Error(`${errors} requests to ${requests[0]?.[0]} failed`);
  const used = before === null || after === null ? MEASURED_MS : after - before;
  const core = ((samples.length / used) * 1000).toFixed(0);
  return row(what, `${core} a second of one core (${rate.toFixed(0)} on this machine now)`, budget);
}

const megabytes = (value: number | null) => (value === null ? 'unknown' : `${value.toFixed(0)} MB`);

const memoryRow = async (site: BuiltSite) =>
  row('memory afterwards', megabytes(await site.memory()), 'under 200 MB');

/** A visitor's mix: pages, a script, images in several sizes, part of a video, the feed. */
async function mixOf(origin: string): Promise<Requests> {
  const home = await (await fetch(`${origin}/`)).text();
  const script = /"(\/assets\/[^"]+\.js)"/.exec(home)?.[1];
  if (!script) throw new Error('Home has no script');
  const pages = [...PAGES.map(([, path]) => path), '/about', '/project/hush-watch', '/feed.xml'];
  const images = [320, 640, 1080].map((w) => `/media/cover-low-tide-bg.webp?auto=format&w=${w}`);
  return [
    ...[...pages, script].map((path) => [origin + path, BROTLI] as const),
    ...images.map((path) => [origin + path, { accept: 'image/avif,image/webp,*/*' }] as const),
    [`${origin}/media/loop-tide.mp4`, { range: 'bytes=0-65535' }],
  ];
}

/** Fifty connections for twenty seconds: no errors, and no more memory at the end than half way. */
const benchLoad = () =>
  servedSite({}, async (site) => {
    const requests = await mixOf(site.origin);
    const memory = [await site.memory()];
    const first = await load(50, 10_000, requests);
    memory.push(await site.memory());
    const second = await load(50, 10_000, requests);
    memory.push(await site.memory());
    const samples = [...first.samples, ...second.samples];
    const rate = (samples.length / 20).toFixed(0);
    return [
      row(`50 connections, 20 s, ${requests.length} addresses`, `${rate} a second`),
      row('errors', String(first.errors + second.errors), '0'),
      row('p95', percentile(samples, 0.95)),
      row(
        'memory before, half way and after',
        memory.map(megabytes).join(', '),
        'no more after than half way',
      ),
    ];
  });

/** What the server delivers on one core, over loopback: from the cache, rendered, and a visitor's mix. */
export async function benchDelivery(): Promise<BenchRow[]> {
  const cached = await servedSite({}, async (site) => {
    const home = `${site.origin}/`;
    const etag = (await fetch(home)).headers.get('etag') ?? '';
    const known = { ...BROTLI, 'if-none-match': etag };
    return [
      await rateRow('Home, cached, brotli', site, [[home, BROTLI]], 'over 1,500'),
      await rateRow('Home, cached, plain', site, [[home]]),
      await rateRow('Home, revalidated (304)', site, [[home, known]]),
      await memoryRow(site),
    ];
  });
  const rendered = await servedSite({ PAGE_CACHE_MB: '0' }, async (site) => {
    const home = `${site.origin}/`;
    return [
      await rateRow('Home, rendered', site, [[home]], 'over 150'),
      await rateRow('Home, rendered and compressed', site, [[home, BROTLI]]),
      await memoryRow(site),
    ];
  });
  return [...cached, ...rendered, ...(await benchLoad())];
}

const CARDS = [
  '/portfolio',
  '/project/kelp',
  '/project/two-rooms',
  '/case-study/low-tide',
  '/about',
];

/** Social cards: drawn for the first request, then sent from the cache. */
export async function benchCards(): Promise<BenchRow[]> {
  await rm('.cache/cards', { recursive: true, force: true });
  return servedSite({}, async ({ origin }) => {
    const bytes: number[] = [];
    const get = async (address: string) => {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      bytes.push((await response.arrayBuffer()).byteLength);
    };
    const cards: string[] = [];
    for (const path of CARDS) {
      const html = await (await fetch(origin + path)).text();
      const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
      if (address !== undefined) cards.push(address);
    }
    const first: number[] = [];
    for (const card of cards) first.push(await timed(() => get(card)));
    let turn = 0;
    const warm = await repeat(200, () => get(cards[turn++ % cards.length] ?? ''));
    return [
      row('first card of a process', first[0] ?? Number.NaN, 400),
      row('first request of a card, p95', percentile(first.slice(1), 0.95), 400),
      row('cached card, p95', percentile(warm, 0.95), 5),
      row('heaviest card', `${(Math.max(...bytes) / 1000).toFixed(0)} kB`, 'under 120 kB'),
    ];
  });
}
