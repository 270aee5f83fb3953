import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ContentSource } from '../../types.ts';

/** A repository without a site is served to this machine only. */
const LOOPBACK = '127.0.0.1';

/** Long queries travel in the address: a hundred ids take 2 kB, and Node stops at 16. */
const MAX_HEADER_BYTES = 256 * 1024;

/** How long open answers may take to finish once the server stops, in milliseconds. */
const STOP_TIMEOUT_MS = 2000;

export interface Listening {
  readonly port: number;
  /** Takes no more requests and lets open ones finish. */
  stop(): Promise<void>;
}

/**
 * Serves a source on a port of this machine; port 0 takes any that is free. Rejects when the port
 * cannot be had, saying what to do.
 */
export function listen(source: ContentSource, port: number): Promise<Listening> {
  const answer = getRequestListener(source, { overrideGlobalObjects: false });
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    void answer(request, response);
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS).unref();
    });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusalOf(error, port)));
    server.listen(port, LOOPBACK, () => {
      const address = server.address();
      const taken = typeof address === 'object' && address ? address.port : port;
      resolve({ port: taken, stop });
    });
  });
}

function refusalOf(error: NodeJS.ErrnoException, port: number): Error {
  const other = `choose another with PORT=${port === 65_535 ? 3100 : port + 1}`;
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} is taken: stop what uses it, or ${other}`);
  }
  if (error.code === 'EACCES') return new Error(`Port ${port} needs more rights: ${other}`);
  return error;
}
