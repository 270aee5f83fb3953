import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { benchEditor, benchLibrary } from './bench/editor.ts';
import { benchFrames } from './bench/frames.ts';
import { benchGrowth } from './bench/growth.ts';
import { benchLikeness, benchMedia } from './bench/images.ts';
import { benchImport } from './bench/importing.ts';
import { benchModels } from './bench/models.ts';
import { benchRepository } from './bench/repository.ts';
import { type BenchRow, printRows } from './bench/rows.ts';
import { benchCards, benchDelivery, benchRendering } from './bench/server.ts';
import { benchFinding, benchSaving } from './bench/writing.ts';

const benches: readonly [title: string, bench: () => Promise<BenchRow[]>][] = [
  ['Embedded repository', benchRepository],
  ['Server rendering', benchRendering],
  ['Media', benchMedia],
  ['Likeness of images', benchLikeness],
  ['Frames and responses in a browser', benchFrames],
  ['Models', benchModels],
  ['Saving', benchSaving],
  ['Editing in a browser', benchEditor],
  ['Library of many files', benchLibrary],
  ['Finding', benchFinding],
  ['Import', benchImport],
  ['Delivery', benchDelivery],
  ['Cards', benchCards],
  ['Growth', benchGrowth],
];
const { positionals } = parseArgs({ allowPositionals: true });
const only = positionals.join(' ').toLowerCase();
const selected = benches.filter(([title]) => title.toLowerCase().startsWith(only));
if (selected.length === 0) {
  const titles = benches.map(([title]) => title).join(', ');
  console.error(`npm run bench -- [start of a title]\nTitles: ${titles}`);
  process.exit(1);
}
const [cpu] = cpus();
console.info(
  `Node ${process.versions.node}, ${cpus().length} cores, ${cpu?.model ?? 'unknown'}, load ${loadavg()[0]?.toFixed(1)}`,
);
for (const [title, bench] of selected) printRows(title, await bench());
