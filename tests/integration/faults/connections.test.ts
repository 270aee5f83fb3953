import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverLimits } from '#server/platforms/node/serverLimits.ts';

/** The server's limits, a tenth as long: enough for an honest request on a busy machine. */
const quick = {
  ...serverLimits,
  headersTimeout: serverLimits.headersTimeout / 10,
  requestTimeout: serverLimits.requestTimeout / 10,
  connectionsCheckingInterval: 20,
};

let server: Server;
let port: number;
/** Whether the response that no client reads was aborted. */
let cancelled = false;

beforeAll(async () => {
  const app = new Hono();
  app.get('/', (context) => context.text('well'));
  app.post('/', async (context) => context.text(await context.req.text()));
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
  server.setTimeout(1000);
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
  const slow = Array.from({ length: 50 }, open);
  for (const { socket } of slow) {
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n');
    sendSlowly(socket, 'x-slow: 1\r\n');
  }
  expect(await get()).toBe('well');
  for (const { ended } of slow) expect(await ended).toMatch(/^HTTP\/1\.1 408 /);
  expect(await get()).toBe('well');
});

test('a body sent too slowly closes the connection', async () => {
  const { socket, ended } = open();
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n');
  sendSlowly(socket, 'x');
  expect(await ended).not.toContain('200 OK');
});

test('headers too large are refused', async () => {
  const { socket, ended } = open();
  socket.write(`GET / HTTP/1.1\r\nhost: x\r\nx-large: ${'x'.repeat(40_000)}\r\n\r\n`);
  expect(await ended).toMatch(/^HTTP\/1\.1 431 /);
});

test('anything that is not HTTP is refused', async () => {
  const { socket, ended } = open();
  socket.write('\u0016\u0003\u0001 hello\r\n\r\n');
  expect(await ended).toMatch(/^HTTP\/1\.1 400 /);
});

test('a response that the client stops reading is aborted', async () => {
  const { socket } = open();
  socket.write('GET /endless HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(socket, 'data');
  socket.pause();
  await expect.poll(() => cancelled, { timeout: 10_000 }).toBe(true);
  socket.destroy();
});

test('the limits allow every browser and let no client hold a connection', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = serverLimits;
  expect(headersTimeout).toBeGreaterThanOrEqual(5000);
  expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
  expect(requestTimeout).toBeLessThanOrEqual(60_000);
  expect(keepAliveTimeout).toBeGreaterThan(60_000);
});
