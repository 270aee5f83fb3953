import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A portfolio service on its own origin, which responds by script (JSONP) only. */
export interface PortfolioService {
  /** Where its paths begin. */
  readonly base: string;
  /** Paths and client ids of the requested scripts. */
  readonly requests: readonly { readonly path: string; readonly clientId: string | null }[];
  readonly close: () => void;
}

/** Markup as a service should not send it. */
const HOSTILE = [
  '<div>Only this</div><script>document.title = "taken"</script>',
  '<img src="x" onerror="document.title = \'taken\'">',
  '<a href="javascript:document.title=\'taken\'">A link</a>',
].join('');

const project = (origin: string) => ({
  name: 'From Elsewhere',
  modules: [
    { type: 'text', text: HOSTILE },
    {
      type: 'image',
      width: 1600,
      height: 1000,
      alt_text: 'Arches',
      sizes: { max_1920: `${origin}/a.webp` },
    },
    { type: 'embed', embed: `<iframe src="${origin}/frame"></iframe>` },
  ],
});

/** Serves the same project for every id. */
export async function servePortfolio(): Promise<PortfolioService> {
  const requests: { path: string; clientId: string | null }[] = [];
  const image = await readFile('content/media/cover-half-light.webp');
  const server = createServer((request, response) => {
    const { origin, pathname, searchParams } = new URL(
      request.url ?? '/',
      `http://${request.headers.host}`,
    );
    if (pathname === '/a.webp') {
      response.setHeader('content-type', 'image/webp').end(image);
      return;
    }
    const callback = searchParams.get('callback');
    requests.push({ path: pathname, clientId: searchParams.get('client_id') });
    if (!pathname.startsWith('/v2/projects/') || callback === null) {
      response.writeHead(404).end();
      return;
    }
    const body = { http_code: 200, project: project(origin) };
    response.setHeader('content-type', 'application/javascript');
    response.end(`${callback}(${JSON.stringify(body)});`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Cast: a TCP server's address.
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}/v2`,
    requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
