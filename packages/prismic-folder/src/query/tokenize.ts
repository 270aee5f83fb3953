import { QueryError } from './QueryError.ts';

export type Mark = '[' | ']' | '(' | ')' | ',' | ':' | '=';

export type Token =
  | { readonly kind: 'mark'; readonly value: Mark; readonly at: number }
  | { readonly kind: 'word'; readonly value: string; readonly at: number }
  | { readonly kind: 'string'; readonly value: string; readonly at: number }
  | { readonly kind: 'number'; readonly value: number; readonly at: number }
  | { readonly kind: 'end'; readonly at: number };

const SPACE = /\s+/y;
const MARK = /[[\](),:=]/y;
// `5abc` is a number and a word, which the parser rejects.
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// Function names and paths: `date.day-of-week`, `my.blog-post.uid`.
const WORD = /[\p{L}_][\p{L}\p{N}_.-]*/uy;

/** Splits a query into tokens; the last one is always `end`. Throws a QueryError. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(source)?.[0];
  };
  while (at < source.length) {
    const space = take(SPACE);
    if (space !== undefined) {
      at += space.length;
      continue;
    }
    if (source[at] === '"') {
      const { value, end } = readString(source, at);
      tokens.push({ kind: 'string', value, at });
      at = end;
      continue;
    }
    const text = take(MARK) ?? take(NUMBER) ?? take(WORD);
    if (text === undefined) throw unexpected(source, at);
    tokens.push(tokenOf(text, at));
    at += text.length;
  }
  tokens.push({ kind: 'end', at: source.length });
  return tokens;
}

function tokenOf(text: string, at: number): Token {
  if (isMark(text)) return { kind: 'mark', value: text, at };
  if (/^[-\d]/.test(text)) return { kind: 'number', value: Number(text), at };
  return { kind: 'word', value: text, at };
}

function isMark(text: string): text is Mark {
  return text.length === 1 && '[](),:='.includes(text);
}

function unexpected(source: string, at: number): QueryError {
  const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
  const hint = "'‘’“”`".includes(character) ? '; strings use straight double quotes' : '';
  return new QueryError({
    location: 'query',
    source,
    at,
    reason: `unexpected character '${character}'`,
    hint,
  });
}

/**
 * Reads the string that begins at `start`. Only `\"` is an escape, because clients escape nothing
 * else: a backslash before any other character is a backslash.
 */
function readString(source: string, start: number): { value: string; end: number } {
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
