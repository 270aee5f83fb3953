import { isRecord } from '#ui/isRecord.ts';
import { type Destination, NOWHERE } from './Destination.ts';

/** Which links lead where, while an owner looks at the place of one. */
export interface Destinations {
  readonly from: Destination;
  readonly to: Destination;
}

const KEY = 'links';

/** What is kept with this entry of the browser's history, so that Back and reload find it. */
export function readDestinations(): Destinations {
  const state: unknown = window.history.state;
  const kept = isRecord(state) ? state[KEY] : undefined;
  // Cast: nothing but the function below writes it.
  return isRecord(kept) ? (kept as unknown as Destinations) : { from: NOWHERE, to: NOWHERE };
}

/** Keeps it with this entry of the browser's history. */
export function keepDestinations(destinations: Destinations): void {
  window.history.replaceState({ [KEY]: destinations }, '');
}
