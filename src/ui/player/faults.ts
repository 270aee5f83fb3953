import { isRecord } from '../isRecord.ts';
import type { Provider } from './providers.ts';

/** Whether what a page left uncaught is the failure of a provider's own script. */
export function isScriptFailure(reason: unknown, { uncaughtHost }: Provider): boolean {
  if (uncaughtHost === undefined || !(reason instanceof Error)) return false;
  const address = /^Failed to load (\S+)$/.exec(reason.message)?.[1];
  return (
    address !== undefined && URL.canParse(address) && new URL(address).hostname === uncaughtHost
  );
}

/** Whether a player's report means that it cannot go on; streams report small faults too. */
export function isFatal(details: unknown): boolean {
  return !isRecord(details) || details['fatal'] !== false;
}

/** Calls back when a provider's script fails uncaught; returns the way to stop listening. */
export function onScriptFailure(provider: Provider, report: () => void): () => void {
  const listener = (event: PromiseRejectionEvent) => {
    if (!isScriptFailure(event.reason, provider)) return;
    event.preventDefault();
    report();
  };
  window.addEventListener('unhandledrejection', listener);
  return () => window.removeEventListener('unhandledrejection', listener);
}
