import { QueryError } from '../query/QueryError.ts';

/** A set in braces of a graphQuery. Offsets are those of the first character. */
export interface GraphSet {
  readonly at: number;
  readonly items: readonly GraphItem[];
}

export type GraphItem =
  /** `title` or `author { … }` */
  | { readonly kind: 'field'; readonly name: string; readonly at: number; readonly set?: GraphSet }
  /** `...projectFields`: every field of the type or group `project` */
  | { readonly kind: 'all'; readonly of: string; readonly at: number }
  /** `...on project { … }` */
  | { readonly kind: 'on'; readonly name: string; readonly at: number; readonly set: GraphSet };

/** Maximum nesting of sets; following a link takes two levels. */
const MAX_DEPTH = 24;

const SPACE = /[\s,]*/y;
const SPREAD = /\.\.\.\s*(on\b\s*)?([\p{L}\p{N}_-]+)/uy;
const NAME = /[\p{L}\p{N}_][\p{L}\p{N}_-]*/uy;

/** Creates the error for an offset of the graphQuery. */
export function graphFault(source: string, at: number, reason: string, hint?: string): QueryError {
  return new QueryError({ location: 'graphQuery', source, at, reason, hint });
}

/** Parses `{ project { title ...on author { name } } }`. Throws a QueryError. */
export function parseGraphQuery(source: string): GraphSet {
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    at += match?.[0].length ?? 0;
    return match;
  };
  const opens = () => {
    take(SPACE);
    return source[at] === '{';
  };

  const set = (depth: number): GraphSet => {
    if (!opens()) throw graphFault(source, at, `expected '{', found ${shown(source, at)}`);
    if (depth > MAX_DEPTH) throw graphFault(source, at, `sets go at most ${MAX_DEPTH} deep`);
    const start = at++;
    const items: GraphItem[] = [];
    for (take(SPACE); source[at] !== '}'; take(SPACE)) items.push(item(depth));
    at++;
    return { at: start, items };
  };

  const item = (depth: number): GraphItem => {
    const start = at;
    const spread = take(SPREAD);
    if (spread) {
      const [, on, name = ''] = spread;
      if (opens()) {
        // Some tools remove white space: `...onauthor{`.
        const squeezed = on === undefined && /^on./.test(name) ? name.slice(2) : undefined;
        const type = on === undefined ? squeezed : name;
        if (type === undefined) throw graphFault(source, start, "expected 'on' after '...'");
        return { kind: 'on', name: type, at: start, set: set(depth + 1) };
      }
      if (on !== undefined)
        throw graphFault(source, at, `expected '{', found ${shown(source, at)}`);
      if (name.endsWith('Fields')) return { kind: 'all', of: name.slice(0, -6), at: start };
      throw graphFault(source, start, `'...${name}' names nothing`, `; write ...${name}Fields`);
    }
    const name = take(NAME)?.[0];
    if (name === undefined) {
      throw graphFault(source, at, `expected a field, found ${shown(source, at)}`);
    }
    return { kind: 'field', name, at: start, ...(opens() && { set: set(depth + 1) }) };
  };

  const root = set(0);
  take(SPACE);
  if (at < source.length) {
    throw graphFault(source, at, `expected the end, found ${shown(source, at)}`);
  }
  return root;
}

function shown(source: string, at: number): string {
  const point = source.codePointAt(at);
  return point === undefined ? 'the end' : `'${String.fromCodePoint(point)}'`;
}
