import { QueryError } from '../QueryError.ts';

/**
 * Reads the string that begins at `start`. Only `\"` is an escape, because clients escape nothing
 * else: a backslash before any other character is a backslash.
 */
export function readString(source: string, start: number): { value: string; end: number } {
  let lastEscaped = -1;
  for (let at = start + 1; at < source.length; at++) {
    if (source[at] === '"') return { value: unescape(source.slice(start + 1, at)), end: at + 1 };
    if (source[at] === '\\' && source[at + 1] === '"') lastEscaped = ++at;
  }
  // Clients send a value that ends in a backslash as `"C:\"`: its closing quote looks escaped.
  if (lastEscaped !== -1) {
    return { value: unescape(source.slice(start + 1, lastEscaped)), end: lastEscaped + 1 };
  }
  throw new QueryError({
    location: 'query',
    source,
    at: start,
    reason: 'a string is not closed with a double quote',
  });
}

function unescape(text: string): string {
  return text.replaceAll('\\"', '"');
}
