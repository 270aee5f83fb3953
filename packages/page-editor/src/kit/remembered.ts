import { useCallback, useState } from 'react';
import type { Json } from 'prismic-folder/edit';

/** A text that this browser remembers by a name; null: none, or it keeps nothing for this site. */
export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** The same of JSON, as `remember` was given it; null also for what is none. */
export function rememberedJson(name: string): Json {
  try {
    // Cast: a value of JSON.
    return JSON.parse(remembered(name) ?? 'null') as Json;
  } catch {
    return null;
  }
}

/** Lets this browser remember a text, or any other value as JSON; null forgets it. false: storage is full or forbidden. */
export function remember(name: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, typeof value === 'string' ? value : JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** One of these choices, which this browser remembers. */
export function useRemembered<Value extends string>(
  name: string,
  initial: Value,
  choices: readonly Value[],
): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() => {
    const stored = remembered(name);
    return choices.find((one) => one === stored) ?? initial;
  });
  const set = useCallback(
    (next: Value) => {
      setValue(next);
      remember(name, next);
    },
    [name],
  );
  return [value, set];
}
