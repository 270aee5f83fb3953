import { datePartPredicates } from './dateParts.ts';
import { datePredicates } from './dates.ts';
import { at, not } from './equality.ts';
import { fulltext } from './fulltext.ts';
import { near } from './geopoint.ts';
import { any, isIn } from './membership.ts';
import { numberPredicates } from './numbers.ts';
import type { PathlessPredicate, Predicate } from './Predicate.ts';
import { has, missing } from './presence.ts';
import { similar } from './similar.ts';

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
    ...numberPredicates,
    ...datePredicates,
    ...datePartPredicates,
  ].map((predicate) => [predicate.name, predicate]),
);
