/** Copies a text; false where the browser does not allow it, as on plain http. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** What is said then. */
export const NOT_COPIED =
  'The browser keeps the clipboard closed. Select the text and copy it by hand.';

/** The text that was copied last; null where the browser does not give it, as on plain http. */
export async function copiedText(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
}
