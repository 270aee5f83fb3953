import { rm } from 'node:fs/promises';
import { createSnapshotSource } from '#prismic-folder';
import { createAuthoring } from '#prismic-folder/authoring';
import { generateContent } from './generatedContent.ts';
import { type BenchRow, ms, percentile } from './row.ts';

const DOCUMENTS = 1000;

/** Rare and frequent words, and one that is nowhere. */
const QUERIES = ['word7777', 'word12', 'word1 word2', 'nothing', 'tag 3', 'project-77'];
const ROUNDS = 10;

/** Finding in all content: the first search reads every text, the later ones use what was read. */
export async function benchFinding(): Promise<BenchRow[]> {
  const contentDir = await generateContent(DOCUMENTS);
  const root = process.cwd();
  const snapshots = createSnapshotSource({ root, contentDir, watch: true });
  const { documents, finding, close } = await createAuthoring({ root, contentDir, snapshots });
  try {
    // The list of documents is open before anybody searches.
    await documents.list({ page: 1, pageSize: 20 });
    const first = await timed(() => finding.text(QUERIES[0] ?? '', 1));
    const later: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (const query of QUERIES) {
        // oxlint-disable-next-line no-await-in-loop -- each is timed by itself
        later.push(await timed(() => finding.text(query, 1)));
      }
    }
    const links = await timed(() => finding.links({ kind: 'web', url: 'https://example.com/77' }));
    return [
      row(`first search, ${DOCUMENTS} documents`, first, 300),
      row(`later searches, p95, ${DOCUMENTS} documents`, percentile(later, 0.95), 50),
      row(`first look for links, ${DOCUMENTS} documents`, links, 1000),
    ];
  } finally {
    await close();
    await rm(contentDir, { recursive: true, force: true });
  }
}

function row(what: string, took: number, budget: number): BenchRow {
  return { what, figure: ms(took), budget: `under ${budget} ms` };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
