import { readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRepository, createSnapshotSource } from '#prismic-folder';
import { createAuthoring } from '#prismic-folder/authoring';
import { generateContent } from './generatedContent.ts';
import { type BenchRow, ms, percentile } from './row.ts';

const SAVES = 60;
/** Saves before the first that counts, for the compiler to settle. */
const WARM_UP = 10;
const DOCUMENTS = 10_000;
const PARAGRAPHS = [20_000, 40_000] as const;

/** Saving through the authoring API's services: to the file on disk, and to the preview. */
export async function benchSaving(): Promise<BenchRow[]> {
  const demo = await mkdtemp(join(tmpdir(), 'bench-content-'));
  await cp('content', demo, { recursive: true });
  const few = await measure(demo, { type: 'page', name: 'about' }, 'title');
  const many = await measure(
    await generateContent(DOCUMENTS),
    { type: 'project', name: 'project-77' },
    'work_type',
  );
  const large = await measureLarge();
  return [
    row(`save to file on disk, p95 at ${few.documents} documents`, few.saved, 100),
    row(`save to file on disk, p95 at ${many.documents} documents`, many.saved, 100),
    row(`save to visible in the preview, p95 at ${few.documents} documents`, few.shown, 250),
    row(`save to visible in the preview, p95 at ${many.documents} documents`, many.shown, 250),
    {
      what: 'saving a word in a text of 5 MB / 10 MB',
      figure: `${large.map(({ took }) => ms(took)).join(' / ')} (× ${((large[1]?.took ?? 0) / (large[0]?.took ?? 1)).toFixed(1)})`,
      budget: 'under × 3',
    },
  ];
}

function row(what: string, samples: readonly number[], budget: number): BenchRow {
  return { what, figure: ms(percentile(samples, 0.95)), budget: `under ${budget} ms` };
}

/** Lets the bench read previews without a token. */
function openPreviews(contentDir: string): void {
  const file = join(contentDir, 'repository.json');
  const settings: object = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...settings, visibility: 'open' }));
}

async function measure(contentDir: string, key: { type: string; name: string }, field: string) {
  openPreviews(contentDir);
  const root = process.cwd();
  const snapshots = createSnapshotSource({ root, contentDir, watch: true });
  const { documents, close } = await createAuthoring({ root, contentDir, snapshots });
  const source = createRepository({ snapshot: snapshots.current });
  const preview = async () => {
    const query = new URLSearchParams({
      ref: 'http://bench.test/api/v2/previews/.drafts',
      q: `[[at(my.${key.type}.uid, "${key.name}")]]`,
    });
    const url = `http://bench.test/api/v2/documents/search?${query}`;
    return (await source(new Request(url))).text();
  };
  try {
    let { version, revision } = await documents.read(key);
    const saved: number[] = [];
    const shown: number[] = [];
    for (let sample = -WARM_UP; sample < SAVES; sample++) {
      const value = `Saved ${sample}`;
      const started = performance.now();
      const changes = [{ op: 'set' as const, path: ['data', field], value }];
      ({ version, revision } = await documents.save(key, { version, revision, changes }));
      const took = performance.now() - started;
      const path = join(contentDir, 'drafts/documents', key.type, `${key.name}.json`);
      if (!readFileSync(path, 'utf8').includes(value)) throw new Error('The save is not on disk');
      const before = performance.now();
      const text = await preview();
      const visible = took + performance.now() - before;
      if (!text.includes(`"${value}"`)) throw new Error(`The preview does not show it: ${text}`);
      if (sample < 0) continue;
      saved.push(took);
      shown.push(visible);
    }
    return { saved, shown, documents: (await snapshots.current()).documents.length };
  } finally {
    await close();
    await rm(contentDir, { recursive: true, force: true });
  }
}

/** Saves of one word in texts of which one is twice as long as the other. */
async function measureLarge() {
  const contentDir = await generateContent(1);
  const root = process.cwd();
  const { documents, close } = await createAuthoring({ root, contentDir });
  try {
    const results: { readonly took: number }[] = [];
    for (const count of PARAGRAPHS) {
      const spread = [
        {
          slice_type: 'text_block',
          primary: {
            text: Array.from({ length: count }, (_, place) => ({
              type: 'paragraph',
              text: `Paragraph ${place} ${'of a very long text, with many words '.repeat(4)}`,
              spans: [{ type: 'strong', start: 0, end: 9 }],
            })),
          },
        },
      ];
      const uid = `long-${count}`;
      const made = await documents.create({ type: 'project', uid, data: { spread } });
      const path = ['data', 'spread', 0, 'primary', 'text', count - 1, 'text'];
      const changes = [{ op: 'set' as const, path, value: 'Paragraph: the end' }];
      const { revision, version } = made;
      const started = performance.now();
      await documents.save({ type: 'project', name: uid }, { version, revision, changes });
      results.push({ took: performance.now() - started });
    }
    return results;
  } finally {
    await close();
    await rm(contentDir, { recursive: true, force: true });
  }
}
