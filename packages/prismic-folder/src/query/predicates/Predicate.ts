import type { Target, TargetKind } from '../fields/Target.ts';
import type { Argument } from '../text/parseQuery.ts';
import type { View } from '../View.ts';

/** A predicate's answers about the documents of one view, each by its place there. */
export interface Match {
  readonly holds: (place: number) => boolean;
  /** Where the predicate has an order of its own (nearest, best match): lower comes first. */
  readonly rank?: (place: number) => number;
}

/** A predicate with its arguments, ready for a view. */
export type Test = (view: View) => Match;

/** Documents with a score, the highest first. */
export function byScore(scores: ReadonlyMap<number, number>): Required<Match> {
  return {
    holds: (place) => scores.has(place),
    rank: (place) => -(scores.get(place) ?? 0),
  };
}

/** A predicate as written, its path found in the models; its methods throw QueryErrors. */
export interface BoundCall {
  readonly name: string;
  /** Arguments after the path. */
  readonly args: readonly Argument[];
  /** Fails at an argument, or at the closing bracket where it is missing. */
  fail(argument: Argument | undefined, reason: string, hint?: string): never;
}

/** One function of the query language that takes a path. */
export interface Predicate {
  readonly name: string;
  /** How it is written, for messages: `at(path, value)`. */
  readonly usage: string;
  /** Kinds of target its path may lead to. */
  readonly accepts: ReadonlySet<TargetKind>;
  /** Named in the message when the path's kind is not among them. */
  readonly advice?: string;
  /** Whether fields inside groups answer too; they do unless this is false. */
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
