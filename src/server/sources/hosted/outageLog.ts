import type { ServicePath } from './askService.ts';
import type { ServiceFailure } from './ServiceFailure.ts';

/** A service that fails now and then is told of this often, in ms. */
const MIN_INTERVAL = 60_000;

/** Tells once when one of the service's paths begins to fail, and once when it answers again. */
export function createOutageLog(now: () => number, log: ((message: string) => void) | undefined) {
  const told = new Map<ServicePath, { readonly at: number; readonly isOver: boolean }>();
  return (path: ServicePath, failure: ServiceFailure | null): void => {
    const last = told.get(path);
    if (failure?.isOutage) {
      if (last && (!last.isOver || now() - last.at < MIN_INTERVAL)) return;
      told.set(path, { at: now(), isOver: false });
      log?.(`${failure.message}: what it answered before is served until it does again`);
    } else if (!failure && last && !last.isOver) {
      told.set(path, { ...last, isOver: true });
      log?.('The content service answers again');
    }
  };
}
