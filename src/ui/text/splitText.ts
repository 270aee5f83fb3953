/** Splits a display heading before its first '&', else before its last word. */
export function splitHeading(text: string): readonly [first: string, second: string] {
  const words = text.trim().split(/\s+/u);
  const ampersand = words.indexOf('&');
  const at = ampersand > 0 ? ampersand : Math.max(words.length - 1, 1);
  return [words.slice(0, at).join(' '), words.slice(at).join(' ')];
}
