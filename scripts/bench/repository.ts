import { rm } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  type ContentSource,
  createRepository,
  loadRepository,
  type Snapshot,
} from '#prismic-folder';
import { generateContent, randomOf } from './generatedContent.ts';
import { type BenchRow, ms, percentile } from './row.ts';

const SIZES = [100, 1000, 10_000] as const;
const SAMPLES = 300;
/** Answers before the first that counts, for the compiler to settle. */
const WARM_UP = 50;
const PAGE = 100;

/** The embedded repository in process: loading, indexing, and pages of answers as JSON text. */
export async function benchRepository(): Promise<BenchRow[]> {
  const measured: Measured[] = [];
  for (const size of SIZES) measured.push(await measure(size));
  const largest = measured.at(-1);
  const smallest = measured[0];
  if (!largest || !smallest) return [];

  const pages = Object.keys(PAGES).map((what): BenchRow => {
    const figures = measured.map(({ p95 }) => p95.get(what) ?? Number.NaN);
    const ratio = (figures.at(-1) ?? Number.NaN) / (figures[0] ?? Number.NaN);
    return {
      what: `${what}, p95 at ${SIZES.join(' / ')} documents`,
      figure: `${figures.map((figure) => figure.toFixed(2)).join(' / ')} ms (× ${ratio.toFixed(1)})`,
      budget: what.startsWith('full text') ? 'under 20 ms' : 'under 10 ms',
    };
  });
  const [size] = SIZES.slice(-1);
  return [
    {
      what: `loading and indexing ${size} documents`,
      figure: `${ms(largest.loading)} + ${ms(largest.indexing)}`,
      budget: 'under 3 s',
    },
    {
      what: `memory for ${size} documents, indexed and all asked for`,
      figure: `${(largest.memory / 1e6).toFixed(0)} MB`,
      budget: 'under 300 MB',
    },
    { what: 'first full text search, which builds its index', figure: ms(largest.words) },
    ...pages,
  ];
}

interface Measured {
  readonly loading: number;
  readonly indexing: number;
  readonly words: number;
  readonly memory: number;
  readonly p95: ReadonlyMap<string, number>;
}

async function measure(size: number): Promise<Measured> {
  const contentDir = await generateContent(size);
  try {
    const before = memoryInUse();
    const { took: loading, result: snapshot } = await timed(() =>
      loadRepository({ root: process.cwd(), contentDir }),
    );
    if (snapshot.documents.length !== size) {
      throw new Error(`${size} documents were generated, ${snapshot.documents.length} loaded`);
    }
    const source = createRepository({ snapshot: () => snapshot });
    const ask = (parameters: Record<string, string>) => answerOf(source, snapshot, parameters);
    // One of each kind but full text: afterwards every index a page needs is there.
    const { took: indexing } = await timed(async () => {
      for (const page of [PAGES.type, PAGES.tag, PAGES.uids, PAGES.ids]) {
        await ask({ ...page(snapshot, randomOf(1)), pageSize: '1' });
      }
    });
    const { took: words } = await timed(() =>
      ask({ q: '[[fulltext(document, "word1")]]', pageSize: '1' }),
    );
    const p95 = new Map<string, number>();
    for (const [what, page] of Object.entries(PAGES)) {
      const random = randomOf(7);
      const samples: number[] = [];
      for (let sample = -WARM_UP; sample < SAMPLES; sample++) {
        const parameters = page(snapshot, random);
        const { took } = await timed(() => ask(parameters));
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
const some = (count: number, values: readonly string[], random: () => number) =>
  JSON.stringify(
    Array.from({ length: count }, () => values[Math.floor(random() * values.length)] ?? ''),
  );
/** Any page of so many results, so that documents not yet written come up too. */
const anyPage = (results: number, random: () => number) =>
  String(1 + Math.floor(random() * Math.ceil(results / PAGE)));

const PAGES = {
  type: ({ documents }, random) => ({
    q: '[[at(document.type, "project")]]',
    orderings,
    page: anyPage(documents.length, random),
  }),
  tag: ({ documents }, random) => ({
    q: `[[at(document.tags, ["Tag ${Math.floor(random() * 24)}"])]]`,
    orderings,
    page: anyPage(documents.length / 24, random),
  }),
  'type and tag': (_, random) => ({
    q: `[[at(document.type, "project")][at(document.tags, ["Tag ${Math.floor(random() * 24)}"])]]`,
    orderings,
  }),
  uids: ({ documents }, random) => ({
    q: `[[any(my.project.uid, ${some(
      PAGE,
      documents.map(({ uid }) => uid ?? ''),
      random,
    )})]]`,
    orderings,
  }),
  ids: ({ documents }, random) => ({
    q: `[[in(document.id, ${some(
      PAGE,
      documents.map(({ id }) => id),
      random,
    )})]]`,
    orderings,
  }),
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

async function answerOf(
  source: ContentSource,
  { ref }: Snapshot,
  parameters: Record<string, string>,
): Promise<void> {
  const query = new URLSearchParams({ ref, pageSize: String(PAGE), ...parameters });
  const response = await source(new Request(`http://bench.test/api/v2/documents/search?${query}`));
  if (!response.ok) throw new Error(await response.text());
  await response.arrayBuffer();
}

async function timed<Result>(
  run: () => Promise<Result>,
): Promise<{ took: number; result: Result }> {
  const started = performance.now();
  const result = await run();
  return { took: performance.now() - started, result };
}

/** Bytes in use once everything unused is gone. */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc');
  // Cast: the flag is set after start, so only a new context has the function, which has no type.
  const collect = runInNewContext('gc') as () => void;
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
