import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { benchFrames } from './bench/frames.ts';
import { benchAuthoring } from './bench/authoring.ts';
import { benchEditing } from './bench/editing.ts';
import { benchEditorWindow } from './bench/editorWindow.ts';
import { benchCards } from './bench/cards.ts';
import { benchDelivery } from './bench/delivery.ts';
import { benchGrowth } from './bench/growth.ts';
import { benchLikeness } from './bench/likeness.ts';
import { benchMedia } from './bench/media.ts';
import { benchRendering } from './bench/rendering.ts';
import { benchRepository } from './bench/repository.ts';
import { benchSaving } from './bench/saving.ts';
import { benchUnlock } from './bench/unlock.ts';
import { printRows, type BenchRow } from './bench/row.ts';

const benches: readonly [title: string, bench: () => Promise<BenchRow[]>][] = [
  ['Embedded repository', benchRepository],
  ['Server rendering', benchRendering],
  ['Media', benchMedia],
  ['Likeness of images', benchLikeness],
  ['Unlocking', benchUnlock],
  ['Frames and responses in a browser', benchFrames],
  ['Authoring', benchAuthoring],
  ['Saving', benchSaving],
  ['Editing', benchEditing],
  ['Editing in a browser', benchEditorWindow],
  ['Delivery', benchDelivery],
  ['Cards', benchCards],
  ['Growth of the content', benchGrowth],
];
const { positionals } = parseArgs({ allowPositionals: true });
const only = positionals.join(' ').toLowerCase();
const selected = benches.filter(([title]) => title.toLowerCase().startsWith(only));
if (selected.length === 0) {
  console.error(
    `npm run bench -- [start of a title]\nTitles: ${benches.map(([title]) => title).join(', ')}`,
  );
  process.exit(1);
}
console.info(
  `Node ${process.versions.node}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, load ${loadavg()[0]?.toFixed(1)}`,
);
for (const [title, bench] of selected) printRows(title, await bench());
