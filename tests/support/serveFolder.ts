import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves files as GitHub's pages do: a folder by its `index.html`, anything else by a page of its own with 404. */
export async function serveFolder(folder: string, missingPage: string) {
  const missing: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const send = async (path: string, status: number) => {
      const bytes = await readFile(path);
      response
        .writeHead(status, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' })
        .end(bytes);
    };
    const respond = async () => {
      const path = join(folder, decodeURIComponent(pathname));
      const found = await stat(path).catch(() => null);
      if (found?.isFile()) return send(path, 200);
      const index = join(path, 'index.html');
      if (found && (await stat(index).catch(() => null))) {
        if (pathname.endsWith('/')) return send(index, 200);
        return response.writeHead(301, { location: `${pathname}/` }).end();
      }
      missing.push(pathname);
      return send(join(folder, missingPage), 404);
    };
    respond().catch(() => response.writeHead(500).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Cast: it listens on a port.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    missing: () => missing,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
