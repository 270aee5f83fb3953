/** State outside React that anyone may read, change and follow. */
export interface Store<State extends object> {
  readonly get: () => State;
  /** Replaces the given keys; followers hear of it when one of them differs. */
  readonly set: (change: Partial<State>) => void;
  /** Calls back after each change; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes a store; its state is replaced, never written into. */
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
