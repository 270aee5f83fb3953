/** A value that parts of the editor follow. */
export interface Store<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** `follow` is called when somebody begins to follow the value; what it returns, when nobody does any more. */
export function createStore<Value>(start: Value, follow?: () => () => void): Store<Value> {
  const listeners = new Set<() => void>();
  let value = start;
  let stop: (() => void) | undefined;
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      if (listeners.size === 0) stop = follow?.();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop?.();
      };
    },
  };
}
