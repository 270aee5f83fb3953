import { type Argument, type Call, QueryError, parseQuery } from '#prismic-folder/query';
import { invalidParameter } from '#server/lib/ContentApiError.ts';
import type { Predicate } from './Predicate.ts';

const MAX_LENGTH = 16_000;
const MAX_VALUES = 100;

/**
 * Parses `[[at(document.type, "project")][…]]`: of the query language only what the site writes, a
 * path and a string or a list of strings. Throws a 400 that names the place of the error.
 */
export function parsePredicates(source: string): Predicate[] {
  if (source.length > MAX_LENGTH) {
    throw invalidParameter(`q is longer than ${MAX_LENGTH} characters`);
  }
  const expected = (reason: string, at: number) =>
    new QueryError({ location: 'query', source, at, reason: `expected ${reason}` });
  try {
    if (source.trim() === '') throw expected('predicates', 0);
    return parseQuery(source).map((call) => predicateOf(call, expected));
  } catch (error) {
    if (error instanceof QueryError)
      throw invalidParameter(`q is not understood: ${error.message}`);
    throw error;
  }
}

type Expected = (reason: string, at: number) => QueryError;

function predicateOf({ name, args, end }: Call, expected: Expected): Predicate {
  const [path, value, extra] = args;
  if (path?.kind !== 'path') throw expected('a path', path?.at ?? end);
  if (!value) throw expected('a value', end);
  if (extra) throw expected('one value', extra.at);
  return { name, path: path.value, value: valueOf(value, expected) };
}

function valueOf(value: Argument, expected: Expected): Predicate['value'] {
  if (value.kind !== 'list') return stringOf(value, expected);
  if (value.items.length > MAX_VALUES) {
    throw expected(`at most ${MAX_VALUES} values`, value.at);
  }
  return value.items.map((item) => stringOf(item, expected));
}

function stringOf(value: Argument, expected: Expected): string {
  if (value.kind !== 'string') throw expected('a string in double quotes', value.at);
  return value.value;
}
