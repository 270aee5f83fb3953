import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ViteDevServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { siteServer } from '#server/platforms/dev/siteServer.ts';

/** The site of one state of the code. */
const moduleOf = (text: string, close = vi.fn()) => ({
  close,
  createDevApp: vi.fn(async () => ({
    app: { fetch: async () => new Response(text) },
    content: { contentDir: 'content' },
    close,
  })),
});

test('an edit of the code opens the site once, whoever asks, and the one before it watches no more', async () => {
  let code = moduleOf('one');
  let answer: (...given: unknown[]) => void = () => {};
  const on = () => {};
  // Cast: what the plugin uses of it.
  const server = {
    config: { root: process.cwd(), mode: 'development', logger: { error: console.error } },
    watcher: { on, add: on },
    ws: { on },
    middlewares: { use: (handler: typeof answer) => (answer = handler) },
    ssrLoadModule: async () => code,
  } as unknown as ViteDevServer;
  const { configureServer } = siteServer().plugin;
  // Cast: the plugin has a function.
  const configure = configureServer as (server: ViteDevServer) => (() => void) | undefined;
  configure(server)?.();
  const http = createServer((request, response) => answer(request, response, console.error));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  // Cast: it listens on a port.
  const { port } = http.address() as AddressInfo;
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();
  try {
    const first = code;
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['one', 'one', 'one']);
    expect(first.createDevApp).toHaveBeenCalledTimes(1);
    code = moduleOf('two');
    expect(first.close).not.toHaveBeenCalled();
    expect(await Promise.all([ask(), ask()])).toEqual(['two', 'two']);
    expect([first.close.mock.calls.length, code.close.mock.calls.length]).toEqual([1, 0]);
  } finally {
    http.close();
  }
});
