import type { ServicePath } from './askService.ts';
import type { ServiceFailure } from './ServiceFailure.ts';

/** Intermittent failures are logged at most this often, in ms. */
const MIN_INTERVAL = 60_000;

/** Logs once when a path of the service begins to fail, and once when it answers again. */
export function createOutageLog(now: () => number, log: ((message: string) => void) | undefined) {
  const logged = new Map<ServicePath, { readonly at: number; readonly isOver: boolean }>();
  return (path: ServicePath, failure: ServiceFailure | null): void => {
    const last = logged.get(path);
    if (failure?.isOutage) {
      if (last && (!last.isOver || now() - last.at < MIN_INTERVAL)) return;
      logged.set(path, { at: now(), isOver: false });
      log?.(`${failure.message}: what it answered before is served until it does again`);
    } else if (!failure && last && !last.isOver) {
      logged.set(path, { ...last, isOver: true });
      log?.('The content service answers again');
    }
  };
}
