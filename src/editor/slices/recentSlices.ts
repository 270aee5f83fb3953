import { useState } from 'react';

const STORAGE_KEY = 'editor-recent-slices';
const AT_MOST = 8;

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** The slices that were inserted last in this browser, the last one first; their order stays while the picker is open. */
export function useRecent(): readonly string[] {
  const [recent] = useState(read);
  return recent;
}

export function rememberSlice(type: string): void {
  const next = [type, ...read().filter((one) => one !== type)].slice(0, AT_MOST);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // Storage is full or forbidden.
  }
}
