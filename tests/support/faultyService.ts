import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { ContentSource } from '#prismic-folder';

/** How a service fails a request; null for a correct response. */
export type Fault =
  /** Closes the connection without a response. */
  | { readonly kind: 'drop' }
  /** Responds, but not before this has settled. */
  | { readonly kind: 'slow'; readonly until: Promise<void> }
  /** Starts its response and closes the connection in the middle of it. */
  | { readonly kind: 'cut' }
  /** Responds with success and this body. */
  | { readonly kind: 'rubbish'; readonly body: string }
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: string };

export interface FaultyService {
  readonly endpoint: string;
  /** The URL of every request, in order. */
  readonly requests: URL[];
  /** Decides what goes wrong with a request. */
  fault: (url: URL) => Fault | null;
  stop(): Promise<void>;
}

/** A content source behind HTTP on a local port, with faults on demand. */
export async function startFaultyService(source: ContentSource): Promise<FaultyService> {
  const respond = async (url: URL, response: ServerResponse) => {
    const fault = service.fault(url);
    if (fault?.kind === 'drop') return response.destroy();
    if (fault?.kind === 'slow') await fault.until;
    if (fault?.kind === 'rubbish') {
      return response.writeHead(200, { 'content-type': 'text/html' }).end(fault.body);
    }
    if (fault?.kind === 'status') {
      const retryAfter = fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter };
      return response.writeHead(fault.status, retryAfter).end('{"message":"no"}');
    }
    const result = await source(new Request(url));
    if (fault?.kind === 'cut') {
      const text = await result.text();
      response.writeHead(200, { 'content-length': Buffer.byteLength(text) });
      return response.write(text.slice(0, text.length / 2), () => response.destroy());
    }
    return response.writeHead(result.status, [...result.headers].flat()).end(await result.text());
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://127.0.0.1:${port}`);
    service.requests.push(url);
    respond(url, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Cast: a TCP server's address.
  const { port } = server.address() as AddressInfo;
  const service: FaultyService = {
    endpoint: `http://127.0.0.1:${port}/api/v2`,
    requests: [],
    fault: () => null,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
  return service;
}
