import type { Server } from 'node:http';

/** How long pending requests may take after the signal to stop, in ms. */
const GRACE = 9000;

/** How often idle connections are closed, in ms. */
const SWEEP_INTERVAL = 50;

/**
 * Stops the server on SIGTERM or SIGINT within ten seconds: no new connections, pending requests
 * finish, idle connections are closed. A second signal ends the process at once. `stopWork` drops
 * queued work and resolves when none is running.
 */
export function stopGracefully(server: Server, stopWork: () => Promise<void>): void {
  const stop = () => {
    let isWorking = true;
    const worked = stopWork()
      .catch((error: unknown) => console.error('Work could not be ended', error))
      .finally(() => {
        isWorking = false;
      });
    server.close(() => void worked.then(() => process.exit(0)));
    // The server would wait for keep-alive connections.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_INTERVAL);
    server.closeIdleConnections();
    setTimeout(() => {
      clearInterval(sweep);
      server.closeAllConnections();
      // `process.exit` would wait for a running image transform.
      if (isWorking) process.kill(process.pid, 'SIGKILL');
      process.exit(0);
    }, GRACE).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
