import { cpus } from 'node:os';
import { benchDelivery } from './bench/delivery.ts';
import { benchGrowth } from './bench/growth.ts';
import { benchMedia } from './bench/media.ts';
import { benchRendering } from './bench/rendering.ts';
import { benchRepository } from './bench/repository.ts';
import { benchUnlock } from './bench/unlock.ts';
import { printRows } from './bench/row.ts';

console.info(
  `Node ${process.versions.node}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}`,
);
printRows('Embedded repository', await benchRepository());
printRows('Server rendering', await benchRendering());
printRows('Media', await benchMedia());
printRows('Unlocking', await benchUnlock());
printRows('Delivery', await benchDelivery());
printRows('Delivery as content grows', await benchGrowth());
