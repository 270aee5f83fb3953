import { isRecord } from '#ui/isRecord.ts';

/** A JSON object before anything is known about its members. */
export type Json = Readonly<Record<string, unknown>>;

/** The records of a list; other items are ignored. */
export function recordsIn(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
