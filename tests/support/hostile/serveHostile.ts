import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Models } from '#prismic-folder';
import { hostileSite } from './site.ts';

/** A hostile repository behind HTTP, as a built site reads one. */
export async function serveHostile(seed: number, models: Models) {
  const { source, paths } = hostileSite(seed, models);
  const server = createServer((request, response) => {
    void source(new Request(`http://127.0.0.1${request.url}`)).then(async (result) => {
      response.writeHead(result.status, { 'content-type': 'application/json' });
      response.end(await result.text());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Cast: it listens on a port.
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/api/v2`,
    paths,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
