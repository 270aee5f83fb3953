import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { listen } from 'prismic-folder';

/** In ms: frameworks compile a page at its first request. */
const CONNECT_TIMEOUT = 30_000;

/** A page around the simulator that its address names, with Prismic's own client of the protocol. */
const PAGE = `<!doctype html>
<meta charset="utf-8">
<body style="margin:0">
<script type="module">
  import { SimulatorClient } from '/simulator/index.js';
  const frame = document.createElement('iframe');
  frame.style = 'display:block;border:0;width:100vw;height:100vh';
  window.client = new SimulatorClient(frame, {}, { connectTimeout: ${CONNECT_TIMEOUT} });
  window.connected = window.client.connect();
  window.connected.catch(() => {});
  frame.src = new URLSearchParams(location.search).get('simulator');
  document.body.append(frame);
</script>`;

/** The page that shows a simulator to the camera. */
export interface HostPage {
  readonly origin: string;
  /** The page around a simulator. */
  readonly addressOf: (simulator: string) => string;
  readonly close: () => Promise<void>;
}

/** Serves the page on this machine: browsers let pages of other networks show none of its addresses. */
export async function serveHostPage(): Promise<HostPage> {
  const library = dirname(createRequire(import.meta.url).resolve('@prismicio/simulator'));
  const { port, stop } = await listen(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/') {
      return new Response(PAGE, { headers: { 'content-type': 'text/html' } });
    }
    const [, file] = /^\/simulator\/([\w/]+\.js)$/.exec(pathname) ?? [];
    const text = file && (await readFile(join(library, file), 'utf8').catch(() => null));
    return text
      ? new Response(text, { headers: { 'content-type': 'text/javascript' } })
      : new Response('There is nothing here', { status: 404 });
  }, 0);
  const origin = `http://localhost:${port}`;
  return {
    origin,
    addressOf: (simulator) => `${origin}/?${new URLSearchParams({ simulator })}`,
    close: stop,
  };
}
