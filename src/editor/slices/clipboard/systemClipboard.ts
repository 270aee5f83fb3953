const STORAGE_KEY = 'editor-copied-slices';

/** Puts a text into the system's clipboard, else into this browser's storage; false if neither takes it. */
export async function putText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    forgetText();
    return true;
  } catch {
    return keepText(text);
  }
}

/** The text of the system's clipboard, else what was kept in its place; null if the browser gives neither. */
export async function takeText(): Promise<string | null> {
  const kept = keptText();
  if (kept !== null) return kept;
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
}

/** What was copied while the clipboard refused it. */
export function keptText(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function keepText(text: string): boolean {
  try {
    localStorage.setItem(STORAGE_KEY, text);
    return true;
  } catch {
    // Storage is full or forbidden.
    return false;
  }
}

/** To be called when the clipboard has something newer. */
export function forgetText(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is forbidden, so nothing was kept.
  }
}
