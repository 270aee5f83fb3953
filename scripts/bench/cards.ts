import { rm } from 'node:fs/promises';
import { servedSite, type BuiltSite } from './builtSite.ts';
import { ms, percentile, type BenchRow } from './row.ts';

const PAGES = [
  '/portfolio',
  '/project/kelp',
  '/project/two-rooms',
  '/case-study/low-tide',
  '/about',
];
const WARM = 200;

/** The address of a page's card. */
async function cardOf(site: BuiltSite, path: string): Promise<string> {
  const html = await (await fetch(site.origin + path)).text();
  const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
  if (address === undefined) throw new Error(`${path} names no picture`);
  return address;
}

async function timed(address: string) {
  const from = performance.now();
  const response = await fetch(address);
  const { byteLength } = await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return { time: performance.now() - from, bytes: byteLength };
}

/** Social cards: drawn for the first request, then sent from the cache. */
export async function benchCards(): Promise<BenchRow[]> {
  await rm('.cache/cards', { recursive: true, force: true });
  return servedSite({}, async (site) => {
    const cards: string[] = [];
    for (const path of PAGES) cards.push(await cardOf(site, path));
    const first = [];
    for (const card of cards) first.push(await timed(card));
    const warm = [];
    for (let turn = 0; turn < WARM; turn += 1) {
      warm.push((await timed(cards[turn % cards.length] ?? '')).time);
    }
    const [opening] = first;
    return [
      {
        what: 'first card of a process',
        figure: ms(opening?.time ?? Number.NaN),
        budget: 'under 400 ms',
      },
      {
        what: 'first request of a card, p95',
        figure: ms(
          percentile(
            first.slice(1).map(({ time }) => time),
            0.95,
          ),
        ),
        budget: 'under 400 ms',
      },
      { what: 'cached card, p95', figure: ms(percentile(warm, 0.95)), budget: 'under 5 ms' },
      {
        what: 'heaviest card',
        figure: `${(Math.max(...first.map(({ bytes }) => bytes)) / 1000).toFixed(0)} kB`,
        budget: 'under 120 kB',
      },
    ];
  });
}
