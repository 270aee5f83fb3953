import type { ChangeEvent } from '../../contract/events.ts';

/** An event with its place in the order of events. */
export interface NumberedEvent {
  /** `<start>-<number>`: unknown to a server that was started later. */
  readonly id: string;
  readonly event: ChangeEvent;
}

/** Numbers changes on disk, keeps the last ones, and passes them to all open streams. */
export interface EventHub {
  /** Calls `listener` for each event from now on. Returns a function that stops it. */
  listen(listener: (event: NumberedEvent) => void): () => void;
  /** The id of the last event; a stream that starts now misses nothing after it. */
  last(): string;
  /** The events after an id; null if that is not known any more. */
  since(id: string): readonly NumberedEvent[] | null;
  close(): void;
}

/** A browser that was away for longer reads everything again. */
const MAX_EVENTS = 500;

/** `start` differs for each start of the server. */
export function createEventHub(
  onChange: (listener: (event: ChangeEvent) => void) => () => void,
  start: string,
): EventHub {
  const listeners = new Set<(event: NumberedEvent) => void>();
  const recent: NumberedEvent[] = [];
  let count = 0;
  const idOf = (number: number) => `${start}-${number}`;
  const stop = onChange((event) => {
    count += 1;
    const numbered = { id: idOf(count), event };
    recent.push(numbered);
    if (recent.length > MAX_EVENTS) recent.shift();
    for (const listener of listeners) listener(numbered);
  });
  return {
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    last: () => idOf(count),
    since(id) {
      if (id === idOf(count)) return [];
      const at = recent.findIndex((one) => one.id === id);
      if (at >= 0) return recent.slice(at + 1);
      const first = recent[0];
      return first && id === idOf(count - recent.length) ? recent : null;
    },
    close() {
      stop();
      listeners.clear();
    },
  };
}
