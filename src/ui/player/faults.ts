import { isRecord } from '../isRecord.ts';
import type { Provider } from './providers.ts';
import { parseUrl } from '../parseUrl.ts';

/** Whether an uncaught rejection is the failure of a provider's script. */
export function isScriptFailure(reason: unknown, { uncaughtHost }: Provider): boolean {
  if (uncaughtHost === undefined || !(reason instanceof Error)) return false;
  const address = /^Failed to load (\S+)$/.exec(reason.message)?.[1];
  return address !== undefined && parseUrl(address)?.hostname === uncaughtHost;
}

/** Whether a player's error ends playback; streams report minor errors too. */
export function isFatal(details: unknown): boolean {
  return !isRecord(details) || details['fatal'] !== false;
}

/** Calls back when a provider's script fails uncaught; returns a function that stops it. */
export function onScriptFailure(provider: Provider, report: () => void): () => void {
  const listener = (event: PromiseRejectionEvent) => {
    if (!isScriptFailure(event.reason, provider)) return;
    event.preventDefault();
    report();
  };
  window.addEventListener('unhandledrejection', listener);
  return () => window.removeEventListener('unhandledrejection', listener);
}
