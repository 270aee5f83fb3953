/** Splits a display heading before its first '&', else before its last word; what a no-break space joins is one word. */
export function splitHeading(text: string): readonly [first: string, second: string] {
  const words = text.trim().split(/[^\S\u00a0\u202f]+/u);
  const ampersand = words.indexOf('&');
  const at = ampersand > 0 ? ampersand : Math.max(words.length - 1, 1);
  return [words.slice(0, at).join(' '), words.slice(at).join(' ')];
}
