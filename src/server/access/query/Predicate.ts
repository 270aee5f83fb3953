/** One predicate of a query: a name, a path and a string or a list of strings. */
export interface Predicate {
  readonly name: string;
  readonly path: string;
  readonly value: string | readonly string[];
}

/** The predicate in the query language. Strings must not contain backslashes, which are ambiguous. */
export function writePredicate({ name, path, value }: Predicate): string {
  const text = (one: string) => `"${one.replaceAll('"', '\\"')}"`;
  const written = typeof value === 'string' ? text(value) : `[${value.map(text).join(', ')}]`;
  return `[${name}(${path}, ${written})]`;
}
