import { nearest } from '../../lib/nearest.ts';
import { expectCount, numberArgument } from './arguments.ts';
import type { BoundCall, Predicate } from './Predicate.ts';
import { inRange, MOMENTS } from './ranges.ts';

/** A part of a date in UTC: how to compute it, its range, and names of its values. */
interface Part {
  readonly name: string;
  readonly of: (time: number) => number;
  readonly from: number;
  readonly to: number;
  /** Whether there are `-after` and `-before` predicates. */
  readonly compared: boolean;
  /** Names of the values, beginning at `from`. */
  readonly names?: readonly string[];
}

const DAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
const MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

const part = (name: string, of: (date: Date) => number) => ({
  name,
  of: (time: number) => of(new Date(time)),
});

const PARTS: readonly Part[] = [
  { ...part('day-of-month', (date) => date.getUTCDate()), from: 1, to: 31, compared: true },
  {
    ...part('day-of-week', (date) => date.getUTCDay() || 7),
    from: 1,
    to: 7,
    compared: true,
    names: DAYS,
  },
  {
    ...part('month', (date) => date.getUTCMonth() + 1),
    from: 1,
    to: 12,
    compared: true,
    names: MONTHS,
  },
  { ...part('year', (date) => date.getUTCFullYear()), from: 0, to: 9999, compared: false },
  { ...part('hour', (date) => date.getUTCHours()), from: 0, to: 23, compared: true },
];

/** `date.month`, `date.month-after`, `date.month-before` etc. After and before are exclusive. */
export const datePartPredicates: readonly Predicate[] = PARTS.flatMap((part) =>
  (part.compared ? (['', '-after', '-before'] as const) : ([''] as const)).map((form) =>
    partPredicate(part, form),
  ),
);

function partPredicate(part: Part, form: '' | '-after' | '-before'): Predicate {
  const name = `date.${part.name}${form}`;
  return {
    name,
    usage: `${name}(path, ${part.name})`,
    accepts: MOMENTS,
    bind: (target, call) => {
      expectCount(call, 1);
      const number = partArgument(call, part);
      const range = {
        ...(form !== '-before' && { from: number }),
        ...(form !== '-after' && { to: number }),
        inclusive: form === '',
      };
      return inRange(target, range, part.of);
    },
  };
}

function partArgument(call: BoundCall, { name, from, to, names }: Part): number {
  const [argument] = call.args;
  if (names && argument?.kind === 'string') {
    const wanted = argument.value.toLowerCase();
    const place = names.findIndex((name) => name === wanted || name.slice(0, 3) === wanted);
    if (place !== -1) return from + place;
    return call.fail(
      argument,
      `"${argument.value}" is not a valid ${name}`,
      nearest(wanted, names),
    );
  }
  const number = numberArgument(call, 0);
  if (Number.isInteger(number) && number >= from && number <= to) return number;
  return call.fail(argument, `${number} is not a valid ${name} (${from} to ${to})`);
}
