/** What the browser keeps of a visit, and where. The boot script reads the same keys. */
export const memoryKeys = {
  /** In localStorage: 'dark' or 'light'. */
  theme: 'theme',
  /** In localStorage: 'on' or 'off', the last choice at the gate or at a toggle. */
  sound: 'sound',
  /** In sessionStorage: set once the gate is passed. */
  gate: 'gate-passed',
} as const;

type Area = 'localStorage' | 'sessionStorage';

/** What was kept; null where there is nothing, or where the browser keeps nothing at all. */
export function recall(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value where the browser allows it. */
export function remember(area: Area, key: string, value: string): void {
  try {
    window[area].setItem(key, value);
  } catch {
    // Storage is full or forbidden: the visit goes on without it.
  }
}
