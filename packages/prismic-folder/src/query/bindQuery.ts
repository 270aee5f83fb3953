import { nearest } from '../lib/nearest.ts';
import type { Models } from '../types.ts';
import { datePartPredicates } from './predicates/dateParts.ts';
import { any, at, isIn, not } from './predicates/equality.ts';
import { near } from './predicates/geopoint.ts';
import type { BoundCall, PathlessPredicate, Predicate, Test } from './predicates/Predicate.ts';
import { has, missing } from './predicates/presence.ts';
import { rangePredicates } from './predicates/ranges.ts';
import { fulltext, similar } from './predicates/text.ts';
import { QueryError } from './QueryError.ts';
import { type Call, parseQuery } from './parseQuery.ts';
import { resolvePath, type Target } from './targets.ts';

/** Every function of the query language by its name. */
const PREDICATES: ReadonlyMap<string, Predicate | PathlessPredicate> = new Map(
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

/** Parses one `q` parameter into tests, all of which a result must pass. Throws a QueryError. */
export function bindQuery(models: Models, source: string): Test[] {
  return parseQuery(source).map((call) => bindCall(models, source, call));
}

function bindCall(models: Models, source: string, call: Call): Test {
  const fail = (at: number, reason: string, hint?: string): never => {
    const prefixed = `[function ${call.name}(..)] ${reason}`;
    throw new QueryError({ location: 'query', source, at, reason: prefixed, hint });
  };
  const predicate = PREDICATES.get(call.name);
  if (!predicate) {
    return fail(call.at, 'unknown function', nearest(call.name, PREDICATES.keys()));
  }
  const bound = (args: BoundCall['args']): BoundCall => ({
    name: call.name,
    args,
    fail: (argument, reason, hint) =>
      fail(argument?.at ?? call.end, reason, hint ?? `; written ${predicate.usage}`),
  });
  if (!predicate.accepts) return (predicate satisfies PathlessPredicate).bind(bound(call.args));
  const [path, ...args] = call.args;
  if (path?.kind !== 'path') {
    return fail(path?.at ?? call.end, 'expected a path', `; written ${predicate.usage}`);
  }
  const resolved = resolvePath(models, path.value);
  if (!resolved.target) return fail(path.at, `unexpected field '${path.value}'`, resolved.hint);
  const refusal = refusalOf(predicate, resolved.target);
  if (refusal) return fail(path.at, refusal, predicate.advice);
  return predicate.bind(resolved.target, bound(args));
}

function refusalOf(predicate: Predicate, target: Target): string | undefined {
  if (!predicate.accepts.has(target.kind)) {
    return `unexpected ${target.kind} field '${target.path}'`;
  }
  if (predicate.inGroups === false && target.scope === 'field' && target.names.length > 1) {
    return `unexpected field '${target.path}' inside a group`;
  }
  return undefined;
}
