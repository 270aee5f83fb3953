/** One predicate of a query as written: a name, a path and one text or a list of texts. */
export interface Predicate {
  readonly name: string;
  readonly path: string;
  readonly value: string | readonly string[];
}

/**
 * The predicate as the Content API writes it. A backslash has no agreed meaning inside a string, so
 * none may come here.
 */
export function writePredicate({ name, path, value }: Predicate): string {
  const text = (one: string) => `"${one.replaceAll('"', '\\"')}"`;
  const written = typeof value === 'string' ? text(value) : `[${value.map(text).join(', ')}]`;
  return `[${name}(${path}, ${written})]`;
}
