import { describeType } from '#content/documentTypes.ts';
import { invalidParameter, shortened } from '#server/lib/ContentApiError.ts';
import type { Predicate } from './Predicate.ts';

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
export interface AllowedQuery {
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
export function allowedQueryOf(predicates: readonly Predicate[]): AllowedQuery {
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
