/** Gives everyone who asks for the same key while it is being made the one promise. */
export function shareInFlight<T>(): (key: string, make: () => Promise<T>) => Promise<T> {
  const flying = new Map<string, Promise<T>>();
  return (key, make) => {
    const shared = flying.get(key);
    if (shared) return shared;
    const made = make().finally(() => flying.delete(key));
    flying.set(key, made);
    return made;
  };
}
