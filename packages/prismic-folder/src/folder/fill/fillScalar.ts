import type { FieldModel } from '../../types.ts';
import { isCalendarDate, readMoment } from '../apiDate.ts';
import { kindOf } from '../kindOf.ts';
import { nearest } from '../nearest.ts';
import { isMissing } from './emptyValues.ts';
import { fault, type FillContext } from './fillContext.ts';

type Config = NonNullable<FieldModel['config']>;
type FillScalar = (context: FillContext, value: unknown, config: Config) => unknown;

const COLOR = /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i;

const text = (check: (text: string, config: Config) => string | undefined | null): FillScalar => {
  return (context, value, config) => {
    if (isMissing(value) || value === '') return null;
    if (typeof value !== 'string') return fault(context, `must be text, is ${kindOf(value)}`);
    const reason = check(value, config);
    return reason ? fault(context, reason) : value;
  };
};

const number: FillScalar = (context, value, { min, max }) => {
  if (isMissing(value)) return null;
  if (typeof value !== 'number') return fault(context, `must be a number, is ${kindOf(value)}`);
  if (!isMissing(min) && value < Number(min)) return fault(context, `${value} is under ${min}`);
  if (!isMissing(max) && value > Number(max)) return fault(context, `${value} is over ${max}`);
  return value;
};

/** Fields of one plain value by their model's type; empty is null, but for the boolean's false. */
export const SCALARS: Readonly<Record<string, FillScalar>> = {
  Text: text(() => null),
  Color: text((color) => (COLOR.test(color) ? null : `"${color}" is no colour like #ff5a33`)),
  Date: text((date) => (isCalendarDate(date) ? null : `"${date}" is no date like 2026-09-14`)),
  Select: text((option, { options }) => {
    const known: string[] = Array.isArray(options) ? options.map(String) : [];
    if (known.includes(option)) return null;
    return `"${option}" is not among the options: ${known.join(', ')}${nearest(option, known)}`;
  }),
  Timestamp: (context, value) => {
    if (isMissing(value) || value === '') return null;
    const moment = typeof value === 'string' ? readMoment(value) : undefined;
    return moment ?? fault(context, 'must be a moment like 2026-11-21T03:38:23+0000');
  },
  Number: number,
  Range: number,
  Boolean: (context, value) => {
    if (isMissing(value)) return false;
    if (typeof value === 'boolean') return value;
    return fault(context, `must be true or false, is ${kindOf(value)}`);
  },
  // Whatever an integration's catalogue holds.
  IntegrationFields: (_context, value) => value ?? null,
};
