import { cpus, loadavg } from 'node:os';
import { benchFrames } from './bench/frames.ts';
import { benchAuthoring } from './bench/authoring.ts';
import { benchDelivery } from './bench/delivery.ts';
import { benchGrowth } from './bench/growth.ts';
import { benchMedia } from './bench/media.ts';
import { benchRendering } from './bench/rendering.ts';
import { benchRepository } from './bench/repository.ts';
import { benchUnlock } from './bench/unlock.ts';
import { printRows } from './bench/row.ts';
import { ensureBrowser } from './browser.mjs';

console.info(
  `Node ${process.versions.node}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, load ${loadavg()[0]?.toFixed(1)}`,
);
printRows('Embedded repository', await benchRepository());
printRows('Server rendering', await benchRendering());
printRows('Media', await benchMedia());
printRows('Unlocking', await benchUnlock());
printRows('Frames and answers in a browser', await benchFrames(await ensureBrowser()));
printRows('Authoring', await benchAuthoring());
printRows('Delivery', await benchDelivery());
printRows('Delivery as content grows', await benchGrowth());
