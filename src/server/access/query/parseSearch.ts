import { invalidParameter, forbiddenParameter, shortened } from '#server/lib/ContentApiError.ts';
import { NEWEST_FIRST, type SearchQuery } from './SearchQuery.ts';
import { describeType } from '#content/documentTypes.ts';
import type { Predicate } from './Predicate.ts';
import { QueryError, parseQuery, type Argument, type Call } from '#prismic-folder/query';

const ALLOWED = new Set(['q', 'ref', 'orderings', 'after', 'pageSize', 'page', 'lang']);

/** The client's version; not used. */
const IGNORED = new Set(['x-c', 'x-d']);

const MAX_PAGE_SIZE = 100;
const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE = 100_000;
/** An id of a document. */
const ID = /^[\w-]{1,100}$/;
const LANG = /^(?:\*|[a-z]{2,8}(?:-[a-z0-9]{1,8}){0,3})$/;

function parseInteger(
  parameters: URLSearchParams,
  name: string,
  defaultValue: number,
  max: number,
): number {
  const text = parameters.get(name);
  if (text === null || text === '') return defaultValue;
  if (!/^[1-9]\d{0,5}$/.test(text)) {
    throw invalidParameter(`${name} is a whole number from 1, not '${shortened(text)}'`);
  }
  if (Number(text) > max) throw invalidParameter(`${name} is at most ${max}, not ${text}`);
  return Number(text);
}

/** The ref of a search; throws a 400 if it is missing. */
export function refIn(parameters: URLSearchParams): string {
  const ref = parameters.get('ref');
  if (!ref) throw invalidParameter('The ref parameter is missing: /api/v2 names the master ref');
  return ref;
}

/**
 * Parses a search. Throws a 403 for a parameter and a 400 for a value that the site never sends; both
 * messages name the parameter. The caller checks the ref.
 */
export function parseSearch(parameters: URLSearchParams): SearchQuery {
  for (const name of new Set(parameters.keys())) {
    if (IGNORED.has(name)) continue;
    if (!ALLOWED.has(name)) {
      throw forbiddenParameter(`The parameter '${shortened(name)}' is not answered here`);
    }
    if (name !== 'q' && parameters.getAll(name).length > 1) {
      throw invalidParameter(`The parameter '${name}' is given more than once`);
    }
  }
  const pageSize = parseInteger(parameters, 'pageSize', DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE);
  const page = parseInteger(parameters, 'page', 1, MAX_PAGE);
  const predicates = parameters.getAll('q').flatMap(parsePredicates);
  const { type, single } = allowedQueryOf(predicates);
  const orderings = parameters.get('orderings') || undefined;
  if (orderings !== undefined && (orderings !== NEWEST_FIRST || type !== 'project')) {
    throw invalidParameter(`orderings may only be ${NEWEST_FIRST}, of projects`);
  }
  const after = parameters.get('after') || undefined;
  if (after !== undefined && !(ID.test(after) && orderings)) {
    throw invalidParameter('after is the id of a project, where projects are ordered');
  }
  const lang = parameters.get('lang') || undefined;
  if (lang === '*' && type !== null) {
    throw invalidParameter('lang is * only where documents are asked for by id');
  }
  if (lang !== undefined && !LANG.test(lang)) {
    throw invalidParameter(`lang is a language's id or *, not '${shortened(lang)}'`);
  }
  return {
    predicates,
    single,
    ref: refIn(parameters),
    newestFirst: orderings !== undefined,
    after,
    pageSize,
    page,
    lang,
  };
}

/** Whether documents of a type may be filtered so. Each is a field a card shows, or a document's own name. */
function isAllowedFilter({ name, path, value }: Predicate, type: string): boolean {
  const filters = describeType(type)?.filters ?? {};
  const isText = typeof value === 'string';
  if (path === `my.${type}.uid`) return name === 'at' && isText;
  if (!Object.hasOwn(filters, path)) return false;
  if (path === 'document.tags') return !isText && (name === 'any' || name === 'at');
  return name === 'at' && isText && (filters[path] === null || filters[path] === value);
}

/** Whether the predicates may be asked at once: each of them once, and all of those that a rule combines. */
function canCombine(predicates: readonly Predicate[], type: string): boolean {
  if (predicates.length < 2) return true;
  const combined = describeType(type)?.combined ?? [];
  const paths = predicates.map(({ path }) => path);
  return new Set(paths).size === paths.length && paths.every((path) => combined.includes(path));
}

const isLookup = ({ name, path, value }: Predicate) =>
  path === 'document.id' && name === (typeof value === 'string' ? 'at' : 'in');

/** A query the site makes: for a type, or for documents by id or uid. */
interface AllowedQuery {
  /** The type of all results; null if the query names none. */
  readonly type: string | null;
  /** Whether one document is looked up, rather than a list. */
  readonly single: boolean;
}

/**
 * Checks a query; throws a 400 that names a predicate the site never uses. Allowed are documents by
 * id; one type; one type and a uid; projects by tags, kind of work and featured, which a list's rule
 * combines, or by the case study they link to.
 */
function allowedQueryOf(predicates: readonly Predicate[]): AllowedQuery {
  const [first, ...more] = predicates;
  if (!first) throw invalidParameter('q is missing: this API answers the queries the site asks');
  if (more.length === 0 && isLookup(first)) {
    return { type: null, single: typeof first.value === 'string' };
  }
  const typed = predicates.find(({ name, path }) => name === 'at' && path === 'document.type');
  const others = predicates.filter((predicate) => predicate !== typed);
  const type = typed?.value;
  const stranger = others.find(
    (predicate) => typeof type !== 'string' || !isAllowedFilter(predicate, type),
  );
  if (stranger) throw invalidParameter(`q asks ${written(stranger)}: the site does not ask that`);
  if (typeof type !== 'string' || !describeType(type)) {
    throw invalidParameter(
      `q asks for the type ${JSON.stringify(type)}: the site does not ask that`,
    );
  }
  if (!canCombine(others, type))
    throw invalidParameter('q asks more than one thing of a type at once');
  return { type, single: others[0]?.path.endsWith('.uid') ?? false };
}

const written = ({ name, path }: Predicate) => `${name}(${shortened(path)}, …)`;

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
