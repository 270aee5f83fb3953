import { datePartPredicates } from './dateParts.ts';
import { at, not } from './equality.ts';
import { near } from './geopoint.ts';
import { any, isIn } from './membership.ts';
import type { PathlessPredicate, Predicate } from './Predicate.ts';
import { has, missing } from './presence.ts';
import { rangePredicates } from './ranges.ts';
import { fulltext, similar } from './text.ts';

/** Every function of the query language by its name. */
export const PREDICATES: ReadonlyMap<string, Predicate | PathlessPredicate> = new Map(
  [
    at,
    not,
    any,
    isIn,
    fulltext,
    has,
    missing,
    similar,
    near,
    ...rangePredicates,
    ...datePartPredicates,
  ].map((predicate) => [predicate.name, predicate]),
);
