import { once } from 'node:events';
import { get as httpGet, type ClientRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createMedia } from '../src/createMedia.ts';
import type { MediaImages } from '../src/MediaImages.ts';
import { nodeFiles } from '../src/nodeFiles.ts';
import type { TransformQueue } from '../src/queueTypes.ts';
import { createTransformQueue } from '../src/transformQueue.ts';
import { quarters, temporaryFolder } from './support.ts';

/** A source of which the widest AVIF costs about a second. */
const SIZE = { width: 2160, height: 1350 } as const;
const ATTACKS = 230;
/** Timeout for events over real connections on a busy machine, in ms. */
const SOON = { timeout: 60_000 };
const ATTACKER = '203.0.113.66';
const VISITOR = '198.51.100.7';

const { folder, remove } = await temporaryFolder();
let server: Server;
let queue: TransformQueue;
/** Widths of the started transforms, in order, each with a function that ends it. */
let started: { readonly width: number; readonly end: () => void }[];
let requests: ClientRequest[];

beforeAll(() => quarters(SIZE.width, SIZE.height).webp().toFile(join(folder, 'a.webp')));
afterAll(remove);

beforeEach(async () => {
  const own: typeof started = [];
  started = own;
  requests = [];
  queue = createTransformQueue({ quiet: 600_000 });
  vi.spyOn(queue, 'run');
  const images: MediaImages = {
    inspect: async () => ({ ...SIZE, format: 'webp', frames: 1, alpha: false }),
    transform: ({ resizing }) =>
      new Promise((resolve) => {
        const end = () => resolve({ type: 'image/webp', bytes: new Uint8Array(8) });
        own.push({ width: resizing?.width ?? SIZE.width, end });
      }),
  };
  const media = createMedia({
    files: nodeFiles(folder),
    images,
    log: () => {},
    queue,
    clientOf: ({ req }) => req.header('x-forwarded-for') ?? '',
  });
  const { fetch } = new Hono().route('/media', media);
  // Cast: `serve` makes this kind of server unless options say otherwise.
  server = serve({ fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await once(server, 'listening');
});

afterEach(async () => {
  for (const request of requests) request.destroy();
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
});

/** A request over its own connection; `outcome` is its status and Retry-After. */
function send(client: string, query: string) {
  // Cast: a server that listens on a port has one.
  const { port } = server.address() as AddressInfo;
  const headers = { 'x-forwarded-for': client, connection: 'close' };
  const request = httpGet({ host: '127.0.0.1', port, path: `/media/a.webp?${query}`, headers });
  requests.push(request);
  const outcome = new Promise<{ status: number; retryAfter: string | undefined } | 'gone'>(
    (resolve) => {
      request.on('error', () => resolve('gone'));
      request.on('response', (response) => {
        response.resume();
        const { statusCode = 0, headers: given } = response;
        response.on('end', () => resolve({ status: statusCode, retryAfter: given['retry-after'] }));
      });
    },
  );
  return { request, outcome };
}

/** How many requests are open. */
const connections = () =>
  new Promise((resolve) => server.getConnections((_, count) => resolve(count)));

/** Resolves once a number of a client's transforms has reached the queue. */
const queued = (client: string, count: number) =>
  expect
    .poll(
      () =>
        vi
          .mocked(queue.run)
          .mock.calls.filter(([work]) => work.client === client && !work.key.startsWith('source')),
      SOON,
    )
    .toHaveLength(count);

/** The attack: the most expensive images until the queue is full, and the refusals of the rest. */
async function attack() {
  const asked = Array.from({ length: ATTACKS }, (_, index) =>
    send(ATTACKER, `w=${SIZE.width - 1 - index}&fm=avif`),
  );
  const refused: (string | undefined)[] = [];
  const waiting = new Set(asked);
  for (const one of asked) {
    void one.outcome.then((outcome) => {
      if (outcome === 'gone' || outcome.status !== 503) return;
      refused.push(outcome.retryAfter);
      waiting.delete(one);
    });
  }
  await expect.poll(() => refused.length, SOON).toBeGreaterThan(ATTACKS - 12);
  await expect.poll(() => started.length, SOON).toBe(1);
  return { refused, waiting };
}

test('a client that requests 230 large images holds a part of the queue, and others come next', async () => {
  const { refused, waiting } = await attack();
  expect(refused.length + waiting.size).toBe(ATTACKS);
  expect(waiting.size).toBeGreaterThan(3);
  for (const seconds of refused) expect(Number(seconds)).toBeLessThanOrEqual(10);

  // A small image of another client does not wait for any of the attacker's.
  const small = send(VISITOR, 'w=640');
  await expect.poll(() => started.map(({ width }) => width), SOON).toContain(640);
  started.at(-1)?.end();
  expect(await small.outcome).toMatchObject({ status: 200 });
  expect(started).toHaveLength(2);

  // A large one is the next to start.
  const large = send(VISITOR, `w=${SIZE.width}&fm=avif`);
  await queued(VISITOR, 2);
  started[0]?.end();
  await expect.poll(() => started.length, SOON).toBe(3);
  expect(started[2]?.width).toBe(SIZE.width);
  started[2]?.end();
  expect(await large.outcome).toMatchObject({ status: 200 });
});

test('images of a disconnected client are not made', async () => {
  const { waiting } = await attack();
  for (const { request } of waiting) request.destroy();
  await Promise.all([...waiting].map(({ outcome }) => outcome));
  const visitor = send(VISITOR, 'w=640');
  await expect.poll(() => started.length, SOON).toBe(2);
  for (const { end } of started) end();
  expect(await visitor.outcome).toMatchObject({ status: 200 });
  await queue.idle();
  expect(started.map(({ width }) => width)).toEqual([started[0]?.width, 640]);
});

test('an image several clients request is made once, as long as one of them stays connected', async () => {
  const running = send(ATTACKER, 'w=100');
  const other = send(ATTACKER, 'w=101');
  await expect.poll(() => started.length, SOON).toBe(2);
  const [leaves, stays] = [send(ATTACKER, 'w=102'), send(VISITOR, 'w=102')];
  const gone = send(ATTACKER, 'w=103');
  await queued(ATTACKER, 4);
  await queued(VISITOR, 1);
  leaves.request.destroy();
  gone.request.destroy();
  await expect.poll(connections, SOON).toBe(3);
  for (const { end } of started) end();
  await expect.poll(() => started.length, SOON).toBe(3);
  for (const { end } of started) end();
  const responses = await Promise.all([running, other, stays].map(({ outcome }) => outcome));
  for (const outcome of responses) expect(outcome).toMatchObject({ status: 200 });
  await queue.idle();
  expect(started.map(({ width }) => width).sort()).toEqual([100, 101, 102]);
});

test('stopped, it refuses waiting jobs and ends after the running ones', async () => {
  const { waiting } = await attack();
  const held = [...waiting];
  const stopped = queue.stop();
  started[0]?.end();
  await stopped;
  const responses = await Promise.all(held.map(({ outcome }) => outcome));
  const statuses = responses.map((outcome) => (outcome === 'gone' ? 0 : outcome.status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 503)).toHaveLength(held.length - 1);
  expect(started).toHaveLength(1);
  expect(await send(VISITOR, 'w=640').outcome).toMatchObject({ status: 503 });
});
