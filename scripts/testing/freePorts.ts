import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports of the journeys: sites of all targets, and the repository that stands for a hosted one. */
export const JOURNEY_PORTS = 11;

/** Where the search starts, and how far apart two runs are at least. */
const FIRST = 4173;
const STEP = 20;
const LAST = 32_000;

/** The first of some ports in a row that nothing on this machine listens on. */
export async function freePorts(count: number): Promise<number> {
  for (let first = FIRST; first < LAST; first += STEP) {
    const ports = Array.from({ length: count }, (_none, index) => first + index);
    // oxlint-disable-next-line no-await-in-loop -- the next ones are tried only if these are taken
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
  throw new Error(`No ${count} ports in a row are free between ${FIRST} and ${LAST}`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
