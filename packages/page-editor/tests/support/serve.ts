import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Serves on a port of this machine, 0 is a free one, until the test ends; returns the origin. */
export async function serve(answer: Answer, port = 0): Promise<string> {
  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  // Cast: it listens on a port.
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/**
 * A site without a framework: Prismic's simulator kit, and quotes as blocks on blue; the variation `empty` is none. Each
 * state waits for its server, as in Next.js.
 */
const PAGE = `<!doctype html>
<meta charset="utf-8">
<style>body { margin: 0 } blockquote { margin: 0; height: 240px; background: rgb(0, 80, 160); color: #fff; font: 40px sans-serif }</style>
<div class="slice-simulator"><div class="slice-simulator--root"></div></div>
<script>globalThis.process = { env: { NODE_ENV: 'development' } };</script>
<script type="module">
  import { SimulatorManager, StateEventType } from '/kit/kit.js';
  const manager = new SimulatorManager();
  manager.state.on(StateEventType.Slices, async (slices) => {
    await fetch('/render');
    const shown = slices.filter(({ variation }) => variation !== 'empty').map(({ slice_type, primary }) => {
      const quote = document.createElement('blockquote');
      quote.dataset.type = slice_type;
      quote.textContent = primary.words;
      return quote;
    });
    document.querySelector('.slice-simulator--root').replaceChildren(...shown);
  });
  manager.init();
</script>`;

/** In ms. */
const RENDER_TIME = 100;

const KIT = resolve('node_modules/@prismicio/simulator/dist');

/** The site of the fixture project: `/slice-simulator`, on Prismic's own kit. */
export const serveSimulator = () =>
  serve(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path === '/slice-simulator') {
      response.setHeader('content-type', 'text/html');
      response.end(PAGE);
      return;
    }
    if (path === '/render') {
      setTimeout(() => response.end(), RENDER_TIME);
      return;
    }
    const isKit = path.startsWith('/kit/');
    response.statusCode = isKit ? 200 : 404;
    response.setHeader('content-type', 'text/javascript');
    response.end(isKit ? await readFile(join(KIT, path.slice('/kit/'.length))) : '');
  });
