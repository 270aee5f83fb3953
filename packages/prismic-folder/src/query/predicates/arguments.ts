import { moment } from '../../fields/dates.ts';
import type { Scalar } from '../scalars.ts';
import type { Target } from '../targets.ts';
import type { Argument, Literal } from '../parseQuery.ts';
import type { BoundCall } from './Predicate.ts';

/** Fails unless there are exactly `count` arguments after the path. */
export function expectCount(call: BoundCall, count: number): void {
  if (call.args.length === count) return;
  const surplus = call.args[count];
  call.fail(surplus, surplus ? `unexpected ${described(surplus)}` : 'an argument is missing');
}

/** The argument at an index as a number. */
export function numberArgument(call: BoundCall, index: number): number {
  const argument = call.args[index];
  if (argument?.kind === 'number' && Number.isFinite(argument.value)) return argument.value;
  return refuse(call, argument, 'a number');
}

/** The argument at an index as a string. */
export function stringArgument(call: BoundCall, index: number): string {
  const argument = call.args[index];
  return argument?.kind === 'string' ? argument.value : refuse(call, argument, 'a string');
}

/** The argument at an index as milliseconds since 1970; it may be a number or an ISO date. */
export function momentArgument(call: BoundCall, index: number): number {
  const argument = call.args[index];
  return momentOf(call, argument) ?? refuse(call, argument, 'a date (milliseconds or ISO 8601)');
}

/** The items of the array at an index, as values comparable with the target's. */
export function listArgument(call: BoundCall, index: number, target: Target): Scalar[] {
  const argument = call.args[index];
  if (argument?.kind !== 'list') return refuse(call, argument, 'an array');
  return argument.items.map((item) => scalarArgument(call, item, target));
}

/** An argument as a value comparable with the target's; its type must match. */
export function scalarArgument(
  call: BoundCall,
  argument: Argument | undefined,
  target: Target,
): Scalar {
  const wanted = WANTED[target.kind] ?? 'a string';
  if (wanted === 'a date') return momentOf(call, argument) ?? refuse(call, argument, wanted);
  if (argument?.kind === 'number' && wanted === 'a number') return argument.value;
  if (argument?.kind === 'boolean' && wanted === 'true or false') return argument.value;
  if (argument?.kind === 'string' && wanted === 'a string') return argument.value;
  return refuse(call, argument, `${wanted} for '${target.path}'`);
}

const WANTED: Readonly<Record<string, 'a number' | 'true or false' | 'a date'>> = {
  number: 'a number',
  boolean: 'true or false',
  date: 'a date',
  timestamp: 'a date',
};

function momentOf(call: BoundCall, argument: Argument | undefined): number | undefined {
  if (argument?.kind === 'number') return argument.value;
  if (argument?.kind !== 'string') return undefined;
  return (
    moment(argument.value) ??
    call.fail(argument, `"${argument.value}" is not a date`, '; write it as 2026-11-21')
  );
}

function refuse(call: BoundCall, argument: Argument | undefined, wanted: string): never {
  return call.fail(
    argument,
    `expected ${wanted}, found ${argument ? described(argument) : 'nothing'}`,
  );
}

function described(argument: Argument): string {
  if (argument.kind === 'list') return 'an array';
  if (argument.kind === 'path') return `the word '${argument.value}'`;
  return `the ${argument.kind} ${JSON.stringify((argument satisfies Literal).value)}`;
}
