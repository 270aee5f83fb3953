/** The query language of the `q` parameter, for runtimes without Node. */
export { parseQuery } from './query/parseQuery.ts';
export type { Argument, Call, List, Literal, PathName } from './query/parseQuery.ts';
export { type Position, QueryError } from './query/QueryError.ts';
