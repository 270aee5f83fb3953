import { rm } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createRepository, loadRepository, type Snapshot } from '#prismic-folder';
import { generateContent, randomOf } from './content.ts';
import { type BenchRow, ms, percentile, row, timed } from './rows.ts';

const SIZES = [100, 1000, 10_000] as const;
const SAMPLES = 300;
/** Answers before the first that counts, for the compiler to settle. */
const WARM_UP = 50;
const PAGE = 100;

/** The embedded repository in process: loading, indexing, and pages of answers as JSON text. */
export async function benchRepository(): Promise<BenchRow[]> {
  const measured: Awaited<ReturnType<typeof measure>>[] = [];
  for (const size of SIZES) measured.push(await measure(size));
  const [first, last] = [measured[0], measured.at(-1)];
  if (!first || !last) return [];
  const size = SIZES.at(-1);
  const loading = `${ms(last.loading)} + ${ms(last.indexing)}`;
  const memory = `${(last.memory / 1e6).toFixed(0)} MB`;
  return [
    row(`loading and indexing ${size} documents`, loading, 'under 3 s'),
    row(`memory for ${size} documents, indexed and all asked for`, memory, 'under 300 MB'),
    row('first full text search, which builds its index', last.words),
    ...Object.keys(PAGES).map((what) => {
      const figures = measured.map(({ p95 }) => p95.get(what) ?? Number.NaN);
      const ratio = (figures.at(-1) ?? Number.NaN) / (figures[0] ?? Number.NaN);
      return row(
        `${what}, p95 at ${SIZES.join(' / ')} documents`,
        `${figures.map((figure) => figure.toFixed(2)).join(' / ')} ms (× ${ratio.toFixed(1)})`,
        what.startsWith('full text') ? 20 : 10,
      );
    }),
  ];
}

async function measure(size: number) {
  const contentDir = await generateContent(size);
  try {
    const before = memoryInUse();
    let snapshot!: Snapshot;
    const loading = await timed(async () => {
      snapshot = await loadRepository({ root: process.cwd(), contentDir });
    });
    if (snapshot.documents.length !== size) {
      throw new Error(`${size} documents were generated, ${snapshot.documents.length} loaded`);
    }
    const source = createRepository({ snapshot: () => snapshot });
    const ask = async (parameters: Record<string, string>) => {
      const query = new URLSearchParams({ ref: snapshot.ref, pageSize: `${PAGE}`, ...parameters });
      const address = `http://bench.test/api/v2/documents/search?${query}`;
      const response = await source(new Request(address));
      if (!response.ok) throw new Error(await response.text());
      await response.arrayBuffer();
    };
    // One of each kind but full text: afterwards every index a page needs is there.
    const indexing = await timed(async () => {
      for (const page of [PAGES.type, PAGES.tag, PAGES.uids, PAGES.ids]) {
        await ask({ ...page(snapshot, randomOf(1)), pageSize: '1' });
      }
    });
    const words = await timed(() => ask({ q: '[[fulltext(document, "word1")]]', pageSize: '1' }));
    const p95 = new Map<string, number>();
    for (const [what, page] of Object.entries(PAGES)) {
      const random = randomOf(7);
      const samples: number[] = [];
      for (let sample = -WARM_UP; sample < SAMPLES; sample++) {
        const parameters = page(snapshot, random);
        const took = await timed(() => ask(parameters));
        if (sample >= 0) samples.push(took);
      }
      p95.set(what, percentile(samples, 0.95));
    }
    return { loading, indexing, words, memory: memoryInUse() - before, p95 };
  } finally {
    await rm(contentDir, { recursive: true, force: true });
  }
}

type Page = (snapshot: Snapshot, random: () => number) => Record<string, string>;

const orderings = '[my.project.project_date desc]';
const some = (values: readonly string[], random: () => number) =>
  JSON.stringify(
    Array.from({ length: PAGE }, () => values[Math.floor(random() * values.length)] ?? ''),
  );
/** Any page of so many results, so that documents not yet written come up too. */
const anyPage = (results: number, random: () => number) =>
  String(1 + Math.floor(random() * Math.ceil(results / PAGE)));
const anyTag = (random: () => number) => `at(document.tags, ["Tag ${Math.floor(random() * 24)}"])`;

const PAGES = {
  type: ({ documents }, random) => ({
    q: '[[at(document.type, "project")]]',
    orderings,
    page: anyPage(documents.length, random),
  }),
  tag: ({ documents }, random) => ({
    q: `[[${anyTag(random)}]]`,
    orderings,
    page: anyPage(documents.length / 24, random),
  }),
  'type and tag': (_, random) => ({
    q: `[[at(document.type, "project")][${anyTag(random)}]]`,
    orderings,
  }),
  uids: ({ documents }, random) => {
    const uids = documents.map(({ uid }) => uid ?? '');
    return { q: `[[any(my.project.uid, ${some(uids, random)})]]`, orderings };
  },
  ids: ({ documents }, random) => {
    const ids = documents.map(({ id }) => id);
    return { q: `[[in(document.id, ${some(ids, random)})]]`, orderings };
  },
  'two keys': ({ documents }, random) => ({
    q: '[[at(document.type, "project")]]',
    orderings: '[my.project.featured desc,my.project.project_date desc]',
    page: anyPage(documents.length, random),
  }),
  'full text, one word': (_, random) => ({
    q: `[[fulltext(document, "word${Math.floor(random() ** 3 * 8000)}")]]`,
  }),
  'full text, two frequent words': (_, random) => ({
    q: `[[fulltext(document, "word${Math.floor(random() * 4)} word${Math.floor(random() * 40)}")]]`,
  }),
} as const satisfies Record<string, Page>;

/** Bytes in use once everything unused is gone. */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc');
  // Cast: the flag is set after start, so only a new context has the function, which has no type.
  const collect = runInNewContext('gc') as () => void;
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
