/**
 * From now on a failure that nobody has caught is logged with its cause, and the site goes on. Ending
 * would be worse: nothing starts it again unless its owner has arranged that, what it knows is read
 * from the content folder, and what it writes is whole or not there at every moment.
 */
export function goOn(log: (message: string, error: unknown) => void): void {
  process.on('unhandledRejection', (reason) =>
    log('A failure that nobody handles (rejection). The site goes on', reason),
  );
  process.on('uncaughtException', (error) =>
    log('A failure that nobody handles (exception). The site goes on', error),
  );
}
