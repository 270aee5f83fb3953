import { QueryError } from './QueryError.ts';
import { type Mark, type Token, tokenize } from './tokenize.ts';

/** Nodes of a parsed query. `at` is the offset of a node's first character. */
export type Literal =
  | { readonly kind: 'string'; readonly value: string; readonly at: number }
  | { readonly kind: 'number'; readonly value: number; readonly at: number }
  | { readonly kind: 'boolean'; readonly value: boolean; readonly at: number };

/** A list of values in brackets: `["Web", "Print"]`. */
export interface List {
  readonly kind: 'list';
  readonly items: readonly Literal[];
  readonly at: number;
}

/** What a predicate looks at: `document.type`, `my.project.cover`. */
export interface PathName {
  readonly kind: 'path';
  readonly value: string;
  readonly at: number;
}

/** One argument of a predicate. */
export type Argument = Literal | List | PathName;

/** One predicate as written: `at(document.type, "project")`. */
export interface Call {
  readonly name: string;
  readonly at: number;
  readonly args: readonly Argument[];
  /** Offset of the closing bracket, where a missing argument is reported. */
  readonly end: number;
}

/**
 * Parses one `q` parameter: `[[at(document.type, "project")][has(my.project.cover)]]`, each
 * predicate optionally after `:d =`. An empty parameter has no predicates. Throws a QueryError.
 */
export function parseQuery(source: string): Call[] {
  const tokens = tokenize(source);
  let index = 0;

  const peek = (): Token => tokens[index] ?? { kind: 'end', at: source.length };
  const next = (): Token => {
    const token = peek();
    index++;
    return token;
  };
  const fail = (token: Token, expected: string): never => {
    throw new QueryError({
      location: 'query',
      source,
      at: token.at,
      reason: `expected ${expected}, found ${nameOf(token)}`,
    });
  };
  const isMark = (value: Mark) => {
    const token = peek();
    return token.kind === 'mark' && token.value === value;
  };
  const expect = (value: Mark) => {
    if (!isMark(value)) fail(peek(), `'${value}'`);
    return next();
  };

  const literal = (): Literal => {
    const token = next();
    if (token.kind === 'string' || token.kind === 'number') return token;
    if (token.kind === 'word' && (token.value === 'true' || token.value === 'false')) {
      return { kind: 'boolean', value: token.value === 'true', at: token.at };
    }
    return fail(token, 'a string, a number, true or false');
  };

  const list = (): List => {
    const { at } = expect('[');
    const items: Literal[] = [];
    while (!isMark(']')) {
      if (items.length > 0) expect(',');
      items.push(literal());
    }
    next();
    return { kind: 'list', items, at };
  };

  const argument = (): Argument => {
    const token = peek();
    if (isMark('[')) return list();
    if (token.kind === 'word' && token.value !== 'true' && token.value !== 'false') {
      next();
      return { kind: 'path', value: token.value, at: token.at };
    }
    return literal();
  };

  const call = (): Call => {
    const name = next();
    if (name.kind !== 'word') return fail(name, 'the name of a function');
    expect('(');
    const args: Argument[] = [];
    while (!isMark(')')) {
      if (args.length > 0) expect(',');
      args.push(argument());
    }
    const { at: end } = next();
    return { name: name.value, at: name.at, args, end };
  };

  const prefix = () => {
    if (!isMark(':')) return;
    next();
    const name = next();
    if (name.kind !== 'word' || name.value !== 'd') fail(name, "'d' after ':'");
    expect('=');
  };

  const calls: Call[] = [];
  if (peek().kind === 'end') return calls;
  expect('[');
  while (!isMark(']')) {
    expect('[');
    prefix();
    calls.push(call());
    expect(']');
  }
  next();
  if (peek().kind !== 'end') fail(peek(), 'the end of the query');
  return calls;
}

function nameOf(token: Token): string {
  if (token.kind === 'end') return 'the end of the query';
  if (token.kind === 'string') return 'a string';
  return `'${token.value}'`;
}
