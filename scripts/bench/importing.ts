import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { runCli } from '#prismic-folder/cli';
import { type BenchRow, row, timed } from './rows.ts';

const DOCUMENTS = 5000;
const WORDS = 'A paragraph of an article of a site that has been written for some years. '.repeat(
  6,
);

/** The import of a zip with 5,000 documents of 13 kB, whose images stay at their addresses. */
export async function benchImport(): Promise<BenchRow[]> {
  const root = await mkdtemp(join(tmpdir(), 'bench-import-'));
  try {
    writeProject(root);
    const run = (...options: string[]) =>
      silently(() => runCli(['import', join(root, 'export.zip'), '--cwd', root, ...options]));
    const plan = await timed(() => run('--plan'));
    const whole = await timed(() => run('--yes'));
    const again = await timed(() => run('--yes'));
    const { maxRSS } = process.resourceUsage();
    return [
      row(`reading ${DOCUMENTS} documents of an export`, plan, 10_000),
      row('reading and writing them', whole, 60_000),
      row('importing them once more', again, 20_000),
      row('memory at most, of this process', `${Math.round(maxRSS / 1024)} MB`, 'under 1000 MB'),
    ];
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** Runs a command without what it prints. Throws if it fails. */
async function silently(command: () => Promise<number>): Promise<void> {
  const { info } = console;
  console.info = () => {};
  try {
    if ((await command()) !== 0) throw new Error('The import has failed');
  } finally {
    console.info = info;
  }
}

function writeProject(root: string): void {
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  const text = { type: 'StructuredText', config: { multi: 'paragraph,strong,hyperlink' } };
  const fields = {
    uid: { type: 'UID' },
    cover: { type: 'Image' },
    related: { type: 'Link', config: { select: 'document' } },
    body: text,
  };
  const model = { id: 'article', label: 'Article', repeatable: true, status: true };
  write('customtypes/article/index.json', JSON.stringify({ ...model, json: { Main: fields } }));
  write(
    'export.zip',
    zipSync(Object.fromEntries(Array.from({ length: DOCUMENTS }, (_, at) => exported(at)))),
  );
}

/** One file of an export, as starters have it. */
function exported(at: number): [path: string, content: Uint8Array] {
  const next = { id: `D${(at + 1) % DOCUMENTS}` };
  const url = `https://images.prismic.io/example/A${at}_a.jpg?auto=format,compress`;
  const paragraph = (index: number) => ({
    type: 'paragraph',
    content: {
      text: `${index} ${WORDS}`,
      spans: [
        { type: 'hyperlink', start: 0, end: 9, data: next },
        { type: 'strong', start: 10, end: 20 },
      ],
    },
  });
  const document = {
    uid: `article-${at}`,
    related: next,
    cover: {
      origin: { id: `A${at}`, url, width: 1200, height: 800 },
      width: 1200,
      height: 800,
      edit: { zoom: 1, crop: { x: 0, y: 0 }, background: 'transparent' },
      url,
    },
    body: Array.from({ length: 20 }, (_, index) => paragraph(index)),
    uids_INTERNAL: [`article-${at}`],
  };
  const path = `documents/en-us/D${at}=#=V${at}=#=article=#=G${at}=#=en-us=#=y.json`;
  return [path, strToU8(JSON.stringify(document))];
}
