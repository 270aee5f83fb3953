/**
 * Runs work that nobody waits for: a timer's, an event's. What fails in it is a warning of the
 * process, with its cause, and ends nothing but that work.
 */
export function inBackground(what: string, work: () => void | Promise<void>): void {
  const report = (error: unknown) => {
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.emitWarning(`${what} failed`, { type: 'ContentFolder', detail: cause });
  };
  try {
    work()?.catch(report);
  } catch (error) {
    report(error);
  }
}
