import { hint } from '../hint.ts';
import { type Measure, numberIndex } from '../index/numberIndex.ts';
import { expectCount, numberArgument } from './arguments.ts';
import { MOMENTS } from './dates.ts';
import type { BoundCall, Predicate } from './Predicate.ts';

/** A part of a moment in UTC: how to take it, the numbers it runs over, and names for them. */
interface Part {
  readonly measure: Measure;
  readonly from: number;
  readonly to: number;
  /** Whether `-after` and `-before` exist beside the part itself. */
  readonly compared: boolean;
  /** Names of the numbers beginning at `from`. */
  readonly names?: readonly string[];
}

const DAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
const MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

const part = (name: string, of: (date: Date) => number): Measure => ({
  name,
  of: (time) => of(new Date(time)),
});

const PARTS: readonly Part[] = [
  { measure: part('day-of-month', (date) => date.getUTCDate()), from: 1, to: 31, compared: true },
  {
    measure: part('day-of-week', (date) => date.getUTCDay() || 7),
    from: 1,
    to: 7,
    compared: true,
    names: DAYS,
  },
  {
    measure: part('month', (date) => date.getUTCMonth() + 1),
    from: 1,
    to: 12,
    compared: true,
    names: MONTHS,
  },
  { measure: part('year', (date) => date.getUTCFullYear()), from: 0, to: 9999, compared: false },
  { measure: part('hour', (date) => date.getUTCHours()), from: 0, to: 23, compared: true },
];

/** `date.month`, `date.month-after`, `date.month-before` and their like; after and before strict. */
export const datePartPredicates: readonly Predicate[] = PARTS.flatMap((part) =>
  (part.compared ? (['', '-after', '-before'] as const) : ([''] as const)).map((form) =>
    partPredicate(part, form),
  ),
);

function partPredicate(part: Part, form: '' | '-after' | '-before'): Predicate {
  const { measure } = part;
  const name = `date.${measure.name}${form}`;
  return {
    name,
    usage: `${name}(path, ${measure.name})`,
    accepts: MOMENTS,
    bind: (target, call) => {
      expectCount(call, 1);
      const number = partArgument(call, part);
      const range = {
        ...(form !== '-before' && { from: number }),
        ...(form !== '-after' && { to: number }),
        inclusive: form === '',
      };
      return (segment) => ({ selection: numberIndex(segment, { target, measure }).find(range) });
    },
  };
}

function partArgument(call: BoundCall, { measure, from, to, names }: Part): number {
  const [argument] = call.args;
  if (names && argument?.kind === 'string') {
    const sought = argument.value.toLowerCase();
    const place = names.findIndex((name) => name === sought || name.slice(0, 3) === sought);
    if (place !== -1) return from + place;
    return call.fail(argument, `"${argument.value}" is no ${measure.name}`, hint(sought, names));
  }
  const number = numberArgument(call, 0);
  if (Number.isInteger(number) && number >= from && number <= to) return number;
  return call.fail(argument, `${number} is no ${measure.name} (${from} to ${to})`);
}
