import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createRepository, createSnapshotSource } from '#prismic-folder';
import { callOperation, createAuthoring } from '#prismic-folder/authoring';
import { contentCopy, generateContent, textBlock } from './content.ts';
import { type BenchRow, ms, percentile, repeat, row, timed } from './rows.ts';

/** Opens the services of a content folder while something is measured, and removes it afterwards. */
async function withServices<Result>(
  contentDir: string,
  measure: (
    services: Awaited<ReturnType<typeof createAuthoring>>,
    snapshots: ReturnType<typeof createSnapshotSource>,
  ) => Promise<Result>,
): Promise<Result> {
  const root = process.cwd();
  const snapshots = createSnapshotSource({ root, contentDir, watch: true });
  const services = await createAuthoring({ root, contentDir, snapshots });
  try {
    return await measure(services, snapshots);
  } finally {
    await services.close();
    await rm(contentDir, { recursive: true, force: true });
  }
}

/** Saving through the authoring API's services: to the file on disk, and to the preview. */
export async function benchSaving(): Promise<BenchRow[]> {
  const demo = await contentCopy('project', {});
  const large = await saveLarge();
  const times = ((large[1] ?? 0) / (large[0] ?? 1)).toFixed(1);
  return [
    ...(await saves(demo, { type: 'page', name: 'about' }, 'title')),
    ...(await saves(
      await generateContent(10_000),
      { type: 'project', name: 'project-77' },
      'work_type',
    )),
    row(
      'saving a word in a text of 5 MB / 10 MB',
      `${large.map(ms).join(' / ')} (× ${times})`,
      'under × 3',
    ),
  ];
}

/** Saves before the first that counts, for the compiler to settle. */
const WARM_UP = 10;

async function saves(contentDir: string, key: { type: string; name: string }, field: string) {
  // Lets the bench read previews without a token.
  const file = join(contentDir, 'repository.json');
  const settings: object = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...settings, visibility: 'open' }));
  return withServices(contentDir, async (services, snapshots) => {
    const source = createRepository({ snapshot: snapshots.current });
    const query = new URLSearchParams({
      ref: 'http://bench.test/api/v2/previews/.drafts',
      q: `[[at(my.${key.type}.uid, "${key.name}")]]`,
    });
    const url = `http://bench.test/api/v2/documents/search?${query}`;
    const path = join(contentDir, 'drafts/documents', key.type, `${key.name}.json`);
    const given = { params: key, query: {} };
    let { version, revision } = await callOperation(services, 'readDocument', given);
    const saved: number[] = [];
    const shown: number[] = [];
    for (let sample = -WARM_UP; sample < 60; sample++) {
      const value = `Saved ${sample}`;
      const changes = [{ op: 'set' as const, path: ['data', field], value }];
      const save = await timed(async () => {
        const body = { version, revision, changes };
        ({ version, revision } = await callOperation(services, 'saveDocument', { ...given, body }));
      });
      if (!readFileSync(path, 'utf8').includes(value)) throw new Error('The save is not on disk');
      let text = '';
      const preview = await timed(async () => {
        text = await (await source(new Request(url))).text();
      });
      if (!text.includes(`"${value}"`)) throw new Error(`The preview does not show it: ${text}`);
      if (sample < 0) continue;
      saved.push(save);
      shown.push(save + preview);
    }
    const count = (await snapshots.current()).documents.length;
    const at = `p95 at ${count} documents`;
    return [
      row(`save to file on disk, ${at}`, percentile(saved, 0.95), 100),
      row(`save to visible in the preview, ${at}`, percentile(shown, 0.95), 250),
    ];
  });
}

/** Saves of one word in texts of which one is twice as long as the other. */
async function saveLarge(): Promise<number[]> {
  return withServices(await generateContent(1), async (services) => {
    const took: number[] = [];
    for (const count of [20_000, 40_000]) {
      const text = Array.from({ length: count }, (_none, place) => ({
        type: 'paragraph',
        text: `Paragraph ${place} ${'of a very long text, with many words '.repeat(4)}`,
        spans: [{ type: 'strong', start: 0, end: 9 }],
      }));
      const key = { type: 'project', uid: `long-${count}` };
      const data = { spread: [textBlock(text)] };
      const made = { body: { ...key, data } };
      const { revision, version } = await callOperation(services, 'createDocument', made);
      const path = ['data', 'spread', 0, 'primary', 'text', count - 1, 'text'];
      const changes = [{ op: 'set' as const, path, value: 'Paragraph: the end' }];
      const params = { type: key.type, name: key.uid };
      const given = { params, query: {}, body: { version, revision, changes } };
      took.push(await timed(() => callOperation(services, 'saveDocument', given)));
    }
    return took;
  });
}

/** Rare and frequent words, and one that is nowhere. */
const QUERIES = ['word7777', 'word12', 'word1 word2', 'nothing', 'tag 3', 'project-77'];

/** Finding in all content: the first search reads every text, the later ones use what was read. */
export async function benchFinding(): Promise<BenchRow[]> {
  return withServices(await generateContent(1000), async (services) => {
    // The list of documents is open before anybody searches.
    await callOperation(services, 'listDocuments', { query: {} });
    let turn = 0;
    const search = () => {
      const query = { text: QUERIES[turn++ % QUERIES.length] ?? '' };
      return callOperation(services, 'findText', { query });
    };
    const first = await timed(search);
    const later = await repeat(60, search);
    const to = { kind: 'web' as const, url: 'https://example.com/77' };
    const links = await timed(() => callOperation(services, 'findLinks', { body: { to } }));
    return [
      row('first search, 1000 documents', first, 300),
      row('later searches, p95, 1000 documents', percentile(later, 0.95), 50),
      row('first look for links, 1000 documents', links, 1000),
    ];
  });
}
