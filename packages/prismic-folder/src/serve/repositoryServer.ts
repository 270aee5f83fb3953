import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { allowOrigins } from '../api/allowedOrigins.ts';
import { createRepository } from '../api/createRepository.ts';
import { mediaFiles } from '../api/mediaFiles.ts';
import { inBackground } from '../lib/inBackground.ts';
import { writeAddress, writingIsOff } from '../migrate/writeAddress.ts';
import type { ContentSource, Snapshot } from '../types.ts';

/**
 * A standalone repository server: the full API and its media. Web pages may read it if they are
 * from this machine or one of the `origins`. Without `writing`, nothing can be written.
 */
export function repositoryServer(
  snapshot: () => Promise<Snapshot> | Snapshot,
  contentDir: string,
  origins: readonly string[] = [],
  writing: ContentSource = writingIsOff,
): ContentSource {
  const repository = createRepository({ snapshot });
  const media = mediaFiles(join(contentDir, 'media'));
  const reading = allowOrigins((request) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const { pathname } = new URL(request.url);
    return reads && pathname.startsWith('/media/') ? media(request) : repository(request);
  }, origins);
  // No origin may write, so these addresses have rules of their own and no CORS headers.
  return (request) => {
    const { pathname } = new URL(request.url);
    return writeAddress(pathname) === undefined ? reading(request) : writing(request);
  };
}

/** A repository without a site is reachable from this machine only. */
const LOOPBACK = '127.0.0.1';

/** Long queries are in the URL: a hundred ids take 2 kB, and Node's default limit is 16 kB. */
const MAX_HEADER_BYTES = 256 * 1024;

/** Milliseconds for open responses to finish when the server stops. */
const STOP_TIMEOUT_MS = 2000;

/** A server that answers on `port`. */
export interface Listening {
  readonly port: number;
  /** Stops accepting requests and lets open ones finish. */
  stop(): Promise<void>;
}

/**
 * Serves a source on a port of this machine; 0 chooses a free one. If the port is not available,
 * rejects with an error that says what to do.
 */
export function listen(source: ContentSource, port: number): Promise<Listening> {
  const listener = getRequestListener(source, { overrideGlobalObjects: false });
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    inBackground('A response', async () => {
      await listener(request, response);
    });
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS).unref();
    });
  return new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      // Once it listens, it goes on.
      if (server.listening) process.emitWarning(error);
      else reject(refusalOf(error, port));
    });
    server.listen(port, LOOPBACK, () => {
      const address = server.address();
      const taken = typeof address === 'object' && address ? address.port : port;
      resolve({ port: taken, stop });
    });
  });
}

function refusalOf(error: NodeJS.ErrnoException, port: number): Error {
  const other = `choose another with --port ${port === 65_535 ? 3100 : port + 1} (or PORT)`;
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} is taken: stop what uses it, or ${other}`, { cause: error });
  }
  if (error.code === 'EACCES') {
    return new Error(`Port ${port} needs more rights: ${other}`, { cause: error });
  }
  return error;
}
