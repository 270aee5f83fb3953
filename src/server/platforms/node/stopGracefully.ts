import type { Server } from 'node:http';

/** How long open requests may take to finish once the server is told to stop, in ms. */
const GRACE = 9000;

/** A connection that has finished its request is closed this soon, in ms. */
const SWEEP = 50;

/**
 * Ends the process when it is told to: no new connections, open requests are finished, idle
 * connections are closed, and within ten seconds all is over. A second signal ends it at once.
 * `stopWork` drops work that waits, and resolves once none runs.
 */
export function stopGracefully(server: Server, stopWork: () => Promise<void>): void {
  const stop = () => {
    let isWorking = true;
    const worked = stopWork().then(() => {
      isWorking = false;
    });
    server.close(() => void worked.then(() => process.exit(0)));
    // A connection kept alive by its browser would be waited for.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
    server.closeIdleConnections();
    setTimeout(() => {
      clearInterval(sweep);
      server.closeAllConnections();
      // `process.exit` waits for the thread of a transform that runs.
      if (isWorking) process.kill(process.pid, 'SIGKILL');
      process.exit(0);
    }, GRACE).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
