import type { RepositoryDocument } from '../types.ts';
import { type Ordering, sorted } from './orderings.ts';
import type { Test } from './predicates/Predicate.ts';
import type { View } from './View.ts';

/** A parsed query: the tests that results must pass, their order, and which to return. */
interface Search {
  readonly tests: readonly Test[];
  readonly orderings: readonly Ordering[];
  /** Number of results to skip, and maximum number to return. */
  readonly offset: number;
  readonly limit: number;
  /** Id of the result to start after; ignored if it is not in the results. */
  readonly after?: string | undefined;
}

interface SearchResult {
  /** Number of all results, including those not returned. */
  readonly total: number;
  readonly documents: readonly RepositoryDocument[];
}

/** Runs a query by testing every document of a view. */
export function search(
  view: View,
  { tests, orderings, offset, limit, after }: Search,
): SearchResult {
  const matches = tests.map((test) => test(view));
  const results = sorted(view, orderings).filter((place) =>
    matches.every(({ holds }) => holds(place)),
  );
  const rank = matches.find(({ rank }) => rank)?.rank;
  if (rank && orderings.length === 0) results.sort((one, other) => rank(one) - rank(other));
  // findIndex returns -1 for an unknown id, so that results start at the first one.
  const start =
    after === undefined ? 0 : results.findIndex((place) => view.at(place).id === after) + 1;
  const rest = results.slice(start);
  return {
    total: rest.length,
    documents: rest.slice(offset, offset + limit).map((place) => view.at(place)),
  };
}
