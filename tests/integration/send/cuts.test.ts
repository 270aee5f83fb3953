import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  ask,
  cutAfter,
  faultOf,
  hasRsync,
  seenIn,
  seenOn,
  send,
  sendWorld,
  whole,
  type SendWorld,
} from '../../support/sendWorld.ts';
import { randomOf } from '../../support/random.ts';

/** `npm run test:full` cuts the line two hundred times. */
const CUTS = process.env['FULL'] ? 100 : 3;

/** More than a whole sending passes, so that some arrive. */
const BYTES = { git: 16_000, server: 30_000 };

const WAYS = [
  ['git', (world: SendWorld) => ({ to: world.remote, branch: 'pages' })],
  ['server', (world: SendWorld) => ({ to: world.server })],
] as const;

test.each(WAYS)('%s: a line that is cut anywhere shows no visitor half a site', async (way, to) => {
  if (way === 'server' && !hasRsync) return;
  const world = await sendWorld();
  const random = randomOf(20261129);
  const seen = async () =>
    way === 'git' ? seenOn(world, 'pages') : seenIn(join(world.serverFolder, 'current/'));
  const good = world.sender();
  await ask(good, { do: 'try', way, values: to(world) });
  await send(good);
  expect(await seen()).toBe(whole(1));
  let online = 1;
  const arrived = new Set<boolean>();
  for (let cut = 0; cut < CUTS; cut += 1) {
    world.version += 1;
    const bytes = 1 + Math.floor(random() * BYTES[way]);
    const sender = world.sender({ ssh: await cutAfter(world, bytes) });
    await send(sender);
    const now = await seen();
    expect([whole(online), whole(world.version)], `cut after ${bytes} bytes`).toContain(now);
    arrived.add(now === whole(world.version));
    if (now === whole(world.version)) online = world.version;
  }
  expect(faultOf(await send(good)), 'and the next one arrives').toBeNull();
  expect(await seen()).toBe(whole(world.version));
  expect(arrived.has(false), 'some were cut').toBe(true);
});
