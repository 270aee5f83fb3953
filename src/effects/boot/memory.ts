/** Storage keys, which the boot script uses too. */
export const memoryKeys = {
  /** In localStorage: 'dark' or 'light'. */
  theme: 'theme',
  /** In localStorage: 'on' or 'off', the last choice. */
  sound: 'sound',
  /** In localStorage: 'still' while the visitor wants nothing to move. */
  motion: 'motion',
  /** In sessionStorage: set once the gate is passed. */
  gate: 'gate-passed',
  /** In sessionStorage: 'on' while galleries stand still. */
  stillGallery: 'still-gallery',
} as const;

type Area = 'localStorage' | 'sessionStorage';

/** A stored value; null without one, or where storage is unavailable. */
export function recall(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value where the browser allows it. */
export function remember(area: Area, key: string, value: string): void {
  try {
    window[area].setItem(key, value);
  } catch {
    // Storage is full or forbidden.
  }
}
