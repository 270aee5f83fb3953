import type { Target, TargetKind } from '../targets.ts';
import type { Argument } from '../parseQuery.ts';
import type { View } from '../View.ts';

/** A predicate evaluated on one view, by the documents' positions. */
interface Match {
  readonly holds: (place: number) => boolean;
  /** Set if the predicate defines an order (nearest, best match): lower comes first. */
  readonly rank?: (place: number) => number;
}

/** A predicate with its arguments. */
export type Test = (view: View) => Match;

/** Matches documents that have a score, the highest first. */
export function byScore(scores: ReadonlyMap<number, number>): Required<Match> {
  return {
    holds: (place) => scores.has(place),
    rank: (place) => -(scores.get(place) ?? 0),
  };
}

/** A predicate call whose path has been resolved; `fail` throws a QueryError. */
export interface BoundCall {
  readonly name: string;
  /** Arguments after the path. */
  readonly args: readonly Argument[];
  /** Fails at an argument, or at the closing bracket if the argument is missing. */
  fail(argument: Argument | undefined, reason: string, hint?: string): never;
}

/** A function of the query language with a path as its first argument. */
export interface Predicate {
  readonly name: string;
  /** Its signature, for messages: `at(path, value)`. */
  readonly usage: string;
  /** Kinds of target that it accepts. */
  readonly accepts: ReadonlySet<TargetKind>;
  /** Added to the message if the target's kind is not accepted. */
  readonly advice?: string;
  /** False if the predicate does not accept fields inside groups. */
  readonly inGroups?: false;
  bind(target: Target, call: BoundCall): Test;
}

/** The only function without a path, `similar`. */
export interface PathlessPredicate {
  readonly name: string;
  readonly usage: string;
  readonly accepts?: undefined;
  bind(call: BoundCall): Test;
}
