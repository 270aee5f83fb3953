import { isRecord } from '#ui/isRecord.ts';

/** An object from outside: any key may be missing or hold anything. */
export type Fields = Readonly<Record<string, unknown>>;

/** An object with readable keys; else null. */
export function recordOf(value: unknown): Fields | null {
  return isRecord(value) ? value : null;
}

/** The objects of a list, at most `limit`. */
export function recordsOf(value: unknown, limit: number): readonly Fields[] {
  if (!Array.isArray(value)) return [];
  return value
    .slice(0, limit)
    .map(recordOf)
    .filter((entry) => entry !== null);
}

/** A text, trimmed and cut at `limit` characters; else ''. */
export function textOf(value: unknown, limit: number): string {
  return typeof value === 'string' ? value.slice(0, limit).trim() : '';
}

/** A number above 0 and at most `max`, also as text; else null. */
export function positiveOf(value: unknown, max: number): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && number > 0 && number <= max ? number : null;
}

/** Whether a flag is set: the service sends 1 and 0, as text too, or booleans. */
export function flagOf(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}
