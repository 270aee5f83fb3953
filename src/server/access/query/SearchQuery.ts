import { documentTypes } from '#content/documentTypes.ts';
import { writePredicate, type Predicate } from './Predicate.ts';

/** A search that the content proxy allows, parsed. */
export interface SearchQuery {
  readonly predicates: readonly Predicate[];
  /** Whether one document is looked up, rather than a list. */
  readonly single: boolean;
  readonly ref: string;
  readonly newestFirst: boolean;
  /** Id of the project after which results begin; all of them without it. */
  readonly after: string | undefined;
  /** 1 to 100. */
  readonly pageSize: number;
  /** From 1. */
  readonly page: number;
  /** A language's id or `*`; the master language when absent. */
  readonly lang: string | undefined;
}

/** The one ordering the site asks for. */
export const NEWEST_FIRST = `[${documentTypes.project.newestBy} desc]`;

/** The query's parameters in canonical form. */
export function searchParameters(query: SearchQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const predicate of query.predicates) {
    parameters.append('q', `[${writePredicate(predicate)}]`);
  }
  parameters.set('ref', query.ref);
  if (query.newestFirst) parameters.set('orderings', NEWEST_FIRST);
  if (query.after !== undefined) parameters.set('after', query.after);
  parameters.set('pageSize', String(query.pageSize));
  parameters.set('page', String(query.page));
  if (query.lang !== undefined) parameters.set('lang', query.lang);
  return parameters;
}

/**
 * Whether no document can match: ids, uids and tags contain no backslash or control character, and
 * services parse these differently, so that they are never passed on.
 */
export function matchesNothing({ predicates }: SearchQuery): boolean {
  const unsafe = /[\\\p{Cc}]/u;
  return predicates.some(({ value }) =>
    typeof value === 'string'
      ? unsafe.test(value)
      : value.length === 0 || value.some((one) => unsafe.test(one)),
  );
}
