import { invalidParameter, forbiddenParameter, shortened } from '#server/lib/ContentApiError.ts';
import { parsePredicates } from './parsePredicates.ts';
import { NEWEST_FIRST, type SearchQuery } from './SearchQuery.ts';
import { allowedQueryOf } from './allowedQuery.ts';

const ALLOWED = new Set(['q', 'ref', 'orderings', 'pageSize', 'page', 'lang']);

/** The client's version; not used. */
const IGNORED = new Set(['x-c', 'x-d']);

const MAX_PAGE_SIZE = 100;
const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE = 100_000;
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
    pageSize,
    page,
    lang,
  };
}
