import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { serve, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBodyDeadline } from '#server/platforms/node/bodyDeadline.ts';
import { serverLimits } from '#server/platforms/node/startSite.ts';

/** The server's limits, a tenth as long: enough for an honest request on a busy machine. */
const quick = {
  ...serverLimits,
  headersTimeout: serverLimits.headersTimeout / 10,
  connectionsCheckingInterval: 20,
};

/** In ms, in place of thirty seconds. */
const BODY_TIMEOUT = 500;

let server: Server;
let port: number;
let finish = () => {};
const finished = new Promise<void>((resolve) => (finish = resolve));
/** Whether the response that no client reads was aborted. */
let cancelled = false;

beforeAll(async () => {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const bodies = createBodyDeadline(BODY_TIMEOUT);
  app.get('/', (context) => context.text('well'));
  app.post('/', async (context) => context.text(await context.req.text()));
  app.post('/upload', async (context) => {
    bodies.lift(context.env.incoming);
    return context.text(await context.req.text());
  });
  app.post('/slow', async (context) => {
    await finished;
    return context.text('done');
  });
  app.get('/endless', () => {
    const chunk = new Uint8Array(64 * 1024);
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(chunk),
      cancel: () => {
        cancelled = true;
      },
    });
    return new Response(body);
  });
  // Cast: `serve` makes this kind of server unless options say otherwise.
  server = serve({
    fetch: app.fetch,
    port: 0,
    hostname: '127.0.0.1',
    serverOptions: quick,
  }) as Server;
  bodies.watch(server);
  await once(server, 'listening');
  // Cast: a TCP server's address.
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A connection, and everything received until it was closed. */
function open(): { socket: Socket; ended: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk));
  socket.on('error', () => {});
  return { socket, ended: once(socket, 'close').then(() => text) };
}

/** Sends a text letter by letter, as an attacker does to hold a connection. */
function sendSlowly(socket: Socket, text: string): void {
  let at = 0;
  const timer = setInterval(() => socket.write(text[at++ % text.length] ?? ''), 20);
  socket.on('close', () => clearInterval(timer));
}

const get = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();

test('headers sent too slowly close the connection, and other requests are served meanwhile', async () => {
  const slow = Array.from({ length: 12 }, open);
  for (const { socket } of slow) {
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n');
    sendSlowly(socket, 'x-slow: 1\r\n');
  }
  expect(await get()).toBe('well');
  for (const { ended } of slow) expect(await ended).toMatch(/^HTTP\/1\.1 408 /);
  expect(await get()).toBe('well');
});

test.each(['content-length: 100000\r\n\r\n', 'transfer-encoding: chunked\r\n\r\nfff\r\n'])(
  'bodies sent too slowly close their connections: %j',
  async (head) => {
    const slow = Array.from({ length: 6 }, open);
    for (const { socket } of slow) {
      socket.write(`POST / HTTP/1.1\r\nhost: x\r\n${head}`);
      sendSlowly(socket, 'x');
    }
    expect(await get()).toBe('well');
    for (const { ended } of slow) expect(await ended).toMatch(/^HTTP\/1\.1 408 /);
    expect(await get()).toBe('well');
  },
);

test('a body whose time is not limited is taken after others were closed', async () => {
  const post = (path: string) => {
    const connection = open();
    connection.socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n`);
    connection.socket.write('content-length: 4\r\n\r\nab');
    return connection;
  };
  const upload = post('/upload');
  const other = post('/');
  expect(await other.ended).toMatch(/^HTTP\/1\.1 408 /);
  upload.socket.write('cd');
  expect(await upload.ended).toMatch(/200 OK[^]*abcd$/);
});

test('a body that came in time is not cut off while it is answered', async () => {
  const { socket, ended } = open();
  socket.write('POST /slow HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 1\r\n\r\nx');
  const slow = open();
  slow.socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n\r\nab');
  await slow.ended;
  finish();
  expect(await ended).toMatch(/200 OK[^]*done$/);
});

test('a response that the client stops reading is aborted', async () => {
  server.setTimeout(1000);
  const { socket } = open();
  socket.write('GET /endless HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(socket, 'data');
  socket.pause();
  await expect.poll(() => cancelled).toBe(true);
  socket.destroy();
});
