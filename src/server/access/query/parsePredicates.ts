import { invalidParameter } from '#server/lib/ContentApiError.ts';
import type { Predicate } from './Predicate.ts';

const MAX_QUERY = 16_000;
const MAX_VALUES = 100;

/**
 * Reads `[[at(document.type, "project")][…]]`: the small part of the query language the site
 * writes, with texts as the only values. Throws a 400 that says where it stopped.
 */
export function parsePredicates(source: string): Predicate[] {
  if (source.length > MAX_QUERY) throw invalidParameter(`q is longer than ${MAX_QUERY} characters`);
  let at = 0;
  const fail = (wanted: string) =>
    invalidParameter(`q is not understood at ${place(source, at)}: ${wanted}`);
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const text = pattern.exec(source)?.[0];
    if (text !== undefined) at += text.length;
    return text?.trim();
  };
  const take = (pattern: RegExp, wanted: string): string => {
    const text = match(pattern);
    if (text === undefined) throw fail(`${wanted} was expected`);
    return text;
  };

  const text = () => {
    take(/\s*(?=")/y, 'a text in double quotes');
    const { value, end } = readText(source, at);
    if (end === -1) throw fail('a text is not closed');
    at = end;
    return value;
  };
  const list = () => {
    const values: string[] = [];
    if (match(/\s*\]/y)) return values;
    do values.push(text());
    while (match(/\s*,/y) && values.length < MAX_VALUES);
    if (values.length === MAX_VALUES && source[at] !== ']') {
      throw fail(`a list has at most ${MAX_VALUES} values`);
    }
    take(/\s*\]/y, ']');
    return values;
  };
  const predicate = (): Predicate => {
    const name = take(/\s*[a-zA-Z][\w.-]*/y, 'a predicate');
    take(/\s*\(/y, '(');
    const path = take(/\s*[a-zA-Z][\w.-]*/y, 'a path');
    take(/\s*,/y, ',');
    const value = match(/\s*\[/y) ? list() : text();
    take(/\s*\)/y, ')');
    return { name, path, value };
  };

  const predicates: Predicate[] = [];
  take(/\s*\[/y, '[');
  while (match(/\s*\[/y)) {
    predicates.push(predicate());
    take(/\s*\]/y, ']');
  }
  take(/\s*\]\s*$/y, ']');
  return predicates;
}

/**
 * The text whose opening quote stands at `start`; `end` is -1 where it is not closed. Clients escape
 * the double quote alone, so a value that ends in a backslash seems to have no closing quote: the
 * last escaped one is it.
 */
function readText(source: string, start: number): { value: string; end: number } {
  const plain = (end: number) => source.slice(start + 1, end).replaceAll('\\"', '"');
  let lastEscaped = -1;
  for (let at = start + 1; at < source.length; at++) {
    if (source[at] === '"') return { value: plain(at), end: at + 1 };
    if (source[at] === '\\' && source[at + 1] === '"') lastEscaped = ++at;
  }
  return { value: plain(lastEscaped), end: lastEscaped === -1 ? -1 : lastEscaped + 1 };
}

/** `line:1 col:7`, as the Content API names a place. */
function place(source: string, at: number): string {
  const lines = source.slice(0, at).split('\n');
  return `line:${lines.length} col:${(lines.at(-1)?.length ?? 0) + 1}`;
}
