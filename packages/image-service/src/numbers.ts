import { MediaError, quoted } from './MediaError.ts';

const DECIMAL = /^\d{1,15}(\.\d{1,15})?$/;

/** Parses plain decimal notation; NaN for anything else, such as signs, exponents and units. */
function decimal(value: string): number {
  return DECIMAL.test(value.trim()) ? Number(value) : Number.NaN;
}

export function positiveNumber(name: string, value: string): number {
  const number = decimal(value);
  if (number > 0) return number;
  throw new MediaError(400, `${name}=${quoted(value)} is not a positive number`);
}

export function numberIn(
  name: string,
  value: string,
  range: { readonly min: number; readonly max: number },
): number {
  const number = decimal(value);
  if (number >= range.min && number <= range.max) return number;
  const limit = `a number from ${range.min} to ${range.max}`;
  throw new MediaError(400, `${name}=${quoted(value)} is not ${limit}`);
}

/** Parses exactly `count` numbers from 0 up. */
export function decimals(name: string, value: string, form: string, count: number): number[] {
  const numbers = value.split(/,|%2C/i).map(decimal);
  if (numbers.length === count && numbers.every((number) => number >= 0)) return numbers;
  throw new MediaError(400, `${name}=${quoted(value)} is not ${form}`);
}
