/** State outside React. */
export interface Store<State extends object> {
  readonly get: () => State;
  /** Replaces the given keys; notifies when one of them differs. */
  readonly set: (change: Partial<State>) => void;
  /** Calls back after each change; returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (change) => {
      const next = { ...state, ...change };
      // Cast: Object.keys of a State names its keys.
      const keys = Object.keys(next) as (keyof State)[];
      if (keys.every((key) => Object.is(next[key], state[key]))) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
