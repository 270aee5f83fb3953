import { rm } from 'node:fs/promises';
import { servedSite } from './builtSite.ts';
import { contentCopy } from './contentCopy.ts';
import { rate } from './delivery.ts';
import { projectOf, randomOf } from './generatedContent.ts';
import { ms, type BenchRow } from './row.ts';

/** Projects in all; the first is the number in the demo content. */
const SIZES = [43, 1000, 10_000] as const;
/** Rounds in which the sizes take turns, so that other load on the machine affects all of them. */
const ROUNDS = 3;

/** The site's content with this many projects; none of those added is featured. */
function grownContent(count: number): Promise<string> {
  const random = randomOf(count);
  return contentCopy((existing) => {
    const added = Array.from({ length: Math.max(0, count - existing) }, (_, index) => {
      const { tags, data } = projectOf(existing + index, random);
      return [`grown-${index}`, { tags, data: { ...data, featured: 'No' } }];
    });
    return Object.fromEntries(added);
  });
}

/** Pages, and the index of the size from which on they show the same: a list is full at a hundred. */
const PAGES = [
  { what: 'Home, cached', path: '/', cache: '32', from: 0 },
  { what: 'Home, rendered', path: '/', cache: '0', from: 0 },
  { what: 'a case study, rendered', path: '/case-study/low-tide', cache: '0', from: 0 },
  { what: 'all projects (the first 100), rendered', path: '/portfolio', cache: '0', from: 1 },
] as const;

/** The same pages with more and more other projects: processor time of one request. */
export async function benchGrowth(): Promise<BenchRow[]> {
  const folders = await Promise.all(SIZES.map(grownContent));
  const figures = new Map<string, number[]>();
  const note = (what: string, index: number, value: number) => {
    const best = figures.get(what) ?? SIZES.map(() => Number.POSITIVE_INFINITY);
    best[index] = Math.min(best[index] ?? Number.POSITIVE_INFINITY, value);
    figures.set(what, best);
  };
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, contentDir] of folders.entries()) {
        for (const cache of ['32', '0']) {
          const env = { CONTENT_DIR: contentDir, PAGE_CACHE_MB: cache };
          await servedSite(env, async (site) => {
            note('start', index, site.startMs);
            for (const { what, path } of PAGES.filter((page) => page.cache === cache)) {
              const { core } = await rate(site, [[site.origin + path]], 2000);
              note(what, index, 1000 / core);
            }
            note('memory', index, (await site.memory()) ?? Number.NaN);
          });
        }
      }
    }
  } finally {
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  }
  const sizes = SIZES.map((size) => size.toLocaleString('en')).join(' / ');
  return [...figures].map(([what, values]) => {
    const page = PAGES.find((one) => one.what === what);
    const from = values[page?.from ?? 0] ?? Number.NaN;
    const share = ((values.at(-1) ?? Number.NaN) / from - 1) * 100;
    const unit = what === 'memory' ? (value: number) => `${value.toFixed(0)} MB` : ms;
    const since = SIZES[page?.from ?? 0].toLocaleString('en');
    return {
      what: `${what}, with ${sizes} projects`,
      figure: `${values.map(unit).join(' / ')} (${share > 0 ? '+' : ''}${share.toFixed(0)} % since ${since})`,
      ...(page && { budget: 'within 10 %' }),
    };
  });
}
