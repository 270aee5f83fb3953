import type { FieldModel } from 'prismic-folder/models';

/** Limits of a number, where its model has them. */
export interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

export function rangeOf({ config }: FieldModel): Range {
  const limit = (value: unknown) =>
    typeof value === 'number' && Number.isFinite(value) ? value : null;
  return { min: limit(config?.['min']), max: limit(config?.['max']) };
}

/** '0 to 128', 'From 0', 'Up to 128'; '' without limits. */
export function rangeWords({ min, max }: Range): string {
  if (min !== null && max !== null) return `${min} to ${max}`;
  if (min !== null) return `From ${min}`;
  return max === null ? '' : `Up to ${max}`;
}

const PLAIN = /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * Reads a typed number with a point or a comma; null if it is none. Groups of three digits are
 * ambiguous ('1,234') and are no number.
 */
export function readNumber(text: string): number | null {
  const compact = text
    .trim()
    .replaceAll(/[\s\u00a0\u202f']/g, '')
    .replace(/^[−–]/, '-');
  const isGroup = /^-?[1-9]\d{0,2}(?:[,.]\d{3}){2,}$|^-?[1-9]\d{0,2},\d{3}$/.test(compact);
  const point = compact.replace(',', '.');
  if (isGroup || !PLAIN.test(point)) return null;
  const number = Number(point);
  return Number.isFinite(number) ? number : null;
}

/** What is wrong with a typed number, as a sentence; null if nothing is. */
export function numberFault(text: string, range: Range): string | null {
  const number = readNumber(text);
  if (number === null) return `“${text.trim()}” is not a number. Write it as 12 or 1.5.`;
  const { min, max } = range;
  if ((min === null || number >= min) && (max === null || number <= max)) return null;
  const words = rangeWords(range);
  return `${number} is outside of what fits: ${words.charAt(0).toLowerCase()}${words.slice(1)}.`;
}

/** A step up or down, within the limits; from 0 or the nearest limit if there is no number. */
export function stepped(number: number | null, step: number, { min, max }: Range): number {
  const digits = Math.max(decimals(number ?? 0), decimals(step));
  const next = Number(((number ?? 0) + step).toFixed(digits));
  return Math.min(Math.max(next, min ?? -Infinity), max ?? Infinity);
}

function decimals(number: number): number {
  const [, fraction = ''] = String(number).split('.');
  return Math.min(fraction.length, 12);
}

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/\bpixels? (?:a|per) second\b/i, 'px/s'],
  [/\bpixels?\b|\bpx\b/i, 'px'],
  [/\bdegrees?\b/i, '°'],
  [/\bdecibels?\b|\bdB\b/i, 'dB'],
  [/\bpercent\b|%/i, '%'],
  [/\bmilliseconds?\b/i, 'ms'],
  [/\bseconds?\b/i, 's'],
  [/\bmet(?:re|er)s?\b/i, 'm'],
];

/** The unit that a hint names: 'Height in pixels' is 'px'. */
export function unitOf(hint: string): string {
  return UNITS.find(([words]) => words.test(hint))?.[1] ?? '';
}
