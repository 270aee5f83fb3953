/**
 * An address, or null for a text that is none. In Node 20 `URL.canParse`, once it is compiled, refuses hosts
 * with letters such as `ß` and `ü`.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
